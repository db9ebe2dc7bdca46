extension Format.Placeholder {
    /// Appends this placeholder's argument to a message.
    func write(
        _ arguments: [Argument],
        rules: LanguageRules?,
        isolatingText: Bool,
        to text: inout String
    ) throws(FormatMismatch) {
        guard arguments.indices.contains(position - 1) else { throw mismatch(nil) }
        let argument = arguments[position - 1]
        let numbers = rules?.numbers ?? .plain
        // The usual case, "%d" or "%@" without any wish, needs no string of its own.
        let isBare = width == nil && precision == nil && flags.isEmpty
        switch (conversion, argument) {
        case (.object, .text(let value)), (.string, .text(let value)):
            if isolatingText { text += "\u{2068}" }
            if isBare { text += value } else { text += padded(shortened(value)) }
            if isolatingText { text += "\u{2069}" }
        case (.object, _):
            if isBare {
                LanguageRules.write(argument, rules: rules, to: &text)
            } else {
                var value = ""
                LanguageRules.write(argument, rules: rules, to: &value)
                text += padded(value)
            }
        case (.decimal, .integer(let value)), (.unsigned, .integer(let value)):
            if isBare {
                numbers.integers.write(value.magnitude, isNegative: value < 0, to: &text)
            } else {
                text += decimal(value.magnitude, isNegative: value < 0, numbers)
            }
        case (.decimal, .unsigned(let value)), (.unsigned, .unsigned(let value)):
            text += decimal(value, isNegative: false, numbers)
        case (.octal, .integer(let value)), (.hexadecimal, .integer(let value)):
            text += digits(bits(of: value))
        case (.octal, .unsigned(let value)), (.hexadecimal, .unsigned(let value)):
            text += digits(value)
        case (.character, .integer(let value)):
            text += padded(character(UInt32(exactly: value)))
        case (.character, .unsigned(let value)):
            text += padded(character(UInt32(exactly: value)))
        case (.fixed, _), (.scientific, _), (.general, _):
            guard let value = argument.double else { throw mismatch(argument) }
            text += number(value, decimals: argument.fractionDigits, numbers)
        default:
            throw mismatch(argument)
        }
    }

    private func mismatch(_ argument: Argument?) -> FormatMismatch {
        FormatMismatch(
            position: position,
            placeholder: text,
            argument: argument?.typeName,
            expected: conversion.typeNames
        )
    }
}

extension Format.Placeholder {
    private func shortened(_ text: String) -> String {
        precision.map { String(text.prefix($0)) } ?? text
    }

    private func padded(_ text: String) -> String {
        let missing = (width ?? 0) - text.count
        guard missing > 0 else { return text }
        let spaces = String(repeating: " ", count: missing)
        return flags.contains(.left) ? text + spaces : spaces + text
    }

    private func character(_ number: UInt32?) -> String {
        String(Character(number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"))
    }

    /// A whole number in decimal digits.
    private func decimal(_ magnitude: UInt64, isNegative: Bool, _ numbers: NumberWriter) -> String {
        var number = flags.contains(.space) && !flags.contains(.plus) && !isNegative ? " " : ""
        // C ignores the flag 0 where a precision says how many digits there are.
        let fillsWithZeros = flags.contains(.zero) && !flags.contains(.left) && precision == nil
        func write(minimumDigits: Int, to text: inout String) {
            numbers.integers.write(
                magnitude,
                isNegative: isNegative,
                minimumDigits: minimumDigits,
                isGrouped: !fillsWithZeros || flags.contains(.grouped),
                showsPlus: flags.contains(.plus),
                to: &text
            )
        }
        let start = number
        write(minimumDigits: precision ?? 1, to: &number)
        if fillsWithZeros, let width, width > number.count {
            let missing = width - number.count
            number = start
            write(minimumDigits: String(magnitude).utf8.count + missing, to: &number)
        }
        return padded(number)
    }

    /// A whole number in the digits that programs read, which no language changes.
    private func digits(_ value: UInt64) -> String {
        var number = String(value, radix: conversion == .octal ? 8 : 16, uppercase: isUppercase)
        var prefix = ""
        if flags.contains(.alternate) && value != 0 {
            prefix = conversion == .octal ? "0" : isUppercase ? "0X" : "0x"
        }
        var least = precision ?? 1
        if flags.contains(.zero) && !flags.contains(.left) && precision == nil {
            least = (width ?? 0) - prefix.utf8.count
        }
        number = String(repeating: "0", count: max(0, least - number.utf8.count)) + number
        return padded(prefix + number)
    }

    /// A negative number in two's complement, as C shows it: of 32 bits unless a length or the value asks for more.
    private func bits(of value: Int64) -> UInt64 {
        if !isLong, let short = Int32(exactly: value) { return UInt64(UInt32(bitPattern: short)) }
        return UInt64(bitPattern: value)
    }

    /// A number with decimals.
    private func number(_ value: Double, decimals: Int?, _ numbers: NumberWriter) -> String {
        let digits = precision ?? (conversion == .fixed ? decimals : nil) ?? 6
        let fillsWithZeros = flags.contains(.zero) && !flags.contains(.left) && value.isFinite
        var form = NumberForm(
            isGrouped: !fillsWithZeros || flags.contains(.grouped),
            showsPlus: flags.contains(.plus)
        )
        switch conversion {
        case .general:
            let significant = max(1, digits)
            let exponent = NumberWriter.exponent(of: value, significantDigits: significant)
            form.precision = .significant(significant)
            form.isScientific = exponent < -4 || exponent >= significant
        default:
            form.precision = .decimals(digits)
            form.isScientific = conversion == .scientific
        }
        var number = numbers.string(value, form)
        if isUppercase && numbers.isPlain { number = number.uppercased() }
        if flags.contains(.space) && !flags.contains(.plus) && value.sign == .plus { number = " " + number }
        let missing = (width ?? 0) - number.count
        if fillsWithZeros, missing > 0, let first = number.firstIndex(where: \.isNumber) {
            var zeros = ""
            numbers.integers.write(0, minimumDigits: missing, isGrouped: false, to: &zeros)
            number.insert(contentsOf: zeros, at: first)
        }
        return padded(number)
    }
}

extension Argument {
    /// The value of any number.
    fileprivate var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value), .decimal(let value, _): value
        case .text, .date: nil
        }
    }

    fileprivate var fractionDigits: Int? {
        if case .decimal(_, let digits) = self { digits } else { nil }
    }
}
