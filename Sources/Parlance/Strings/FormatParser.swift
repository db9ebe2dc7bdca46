/// Reads the bytes of a format once, from the start to the end.
struct FormatParser {
    /// More would be a mistake, or a way to ask for a text that does not fit into memory.
    private static let largestNumber = 255

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var pieces: [Format.Piece] = []
    private var problems: [Format.Problem] = []
    private var literal = ""
    private var sequential = 0
    private var usesPositions = false
    /// How many scalars the first bytes are, as far as problems needed to know.
    private var counted = (bytes: 0, scalars: 0)

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// All pieces and problems, the first `%` being known.
    mutating func parse(from first: Int) -> ([Format.Piece], [Format.Problem]) {
        // A message has a place or two, mostly with text on both sides.
        pieces.reserveCapacity(3)
        var start = 0
        var next: Int? = first
        while let percent = next {
            position = percent + 1
            if peek(0) == UInt8(ascii: "%") {
                // One of the two belongs to the text before it.
                literal += text(start, position)
                position += 1
                start = position
            } else if let piece = piece(at: percent) {
                endLiteral(start, percent)
                pieces.append(piece)
                start = position
            } else {
                report(percent, "\"%\" starts no placeholder here; use %% for a percent sign")
                position = percent + 1
            }
            next = bytes[position...].firstIndex(of: UInt8(ascii: "%"))
        }
        endLiteral(start, bytes.count)
        if usesPositions && sequential > 0 {
            let message = "some placeholders have a position and some have none; give all of them one"
            problems.append(Format.Problem(offset: 0, message: message))
        }
        return (pieces, problems)
    }

    private mutating func endLiteral(_ start: Int, _ end: Int) {
        if literal.isEmpty {
            if start < end { pieces.append(.literal(text(start, end))) }
        } else {
            pieces.append(.literal(literal + text(start, end)))
            literal = ""
        }
    }

    private mutating func report(_ index: Int, _ message: String) {
        for byte in bytes[counted.bytes..<max(index, counted.bytes)] where byte & 0xC0 != 0x80 {
            counted.scalars += 1
        }
        counted.bytes = max(index, counted.bytes)
        problems.append(Format.Problem(offset: counted.scalars, message: message))
    }

    /// The byte so far ahead; 0, which starts nothing, at the end.
    private func peek(_ ahead: Int) -> UInt8 {
        let index = position + ahead
        return index < bytes.count ? bytes[index] : 0
    }

    private func text(_ start: Int, _ end: Int) -> String {
        start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
    }
}

extension FormatParser {
    /// What starts at a `%`, or nil when it is only a percent sign.
    private mutating func piece(at percent: Int) -> Format.Piece? {
        if peek(0) == UInt8(ascii: "a"), peek(1) == UInt8(ascii: "r"), peek(2) == UInt8(ascii: "g") {
            self.position += 3
            return .substitutedArgument
        }
        let position = explicitPosition()
        if position == 0 { return nil }
        if peek(0) == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "@") {
            self.position += 2
            return variable(position)
        }
        guard let placeholder = placeholder(at: percent, position) else { return nil }
        return .placeholder(placeholder)
    }

    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard peek(0) == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    /// The number in `1$`; nil and nothing read when there is none, 0 when it is out of all bounds.
    private mutating func explicitPosition() -> Int? {
        let start = position
        guard let number = number(), peek(0) == UInt8(ascii: "$") else {
            position = start
            return nil
        }
        position += 1
        return number <= Self.largestNumber ? number : 0
    }

    /// A run of digits; more than `largestNumber` for any number that is.
    private mutating func number() -> Int? {
        var number: Int?
        while case let digit = peek(0) &- UInt8(ascii: "0"), digit < 10 {
            number = min((number ?? 0) * 10 + Int(digit), Self.largestNumber + 1)
            position += 1
        }
        return number
    }

    private mutating func variable(_ explicit: Int?) -> Format.Piece? {
        let ends = [UInt8(ascii: "@"), UInt8(ascii: "%")]
        guard let end = bytes[position...].firstIndex(where: ends.contains), end > position,
            bytes[end] == UInt8(ascii: "@")
        else { return nil }
        let name = text(position, end)
        position = end + 1
        return .variable(
            Format.Variable(name: name, position: argument(explicit), isPositional: explicit != nil)
        )
    }

    private mutating func argument(_ explicit: Int?) -> Int {
        if let explicit {
            usesPositions = true
            return explicit
        }
        sequential += 1
        return sequential
    }

    private mutating func placeholder(at percent: Int, _ explicit: Int?) -> Format.Placeholder? {
        let flags = flags()
        var takesArgument = false
        func isInBounds(_ number: Int?) -> Bool { number.map { $0 <= Self.largestNumber } ?? true }

        let width = number()
        if width == nil, skip("*") { takesArgument = true }
        var precision: Int?
        if skip(".") {
            precision = number()
            if precision == nil, skip("*") { takesArgument = true } else { precision = precision ?? 0 }
        }
        let isLong = length()
        let letter = peek(0)
        guard isInBounds(width), isInBounds(precision), let conversion = Self.conversion(letter)
        else { return nil }
        if flags.contains(.space) && explicit == nil && isSpaceAfterPercentSign(percent) { return nil }
        position += 1
        return Format.Placeholder(
            text: text(percent, position),
            position: argument(explicit),
            isPositional: explicit != nil,
            conversion: takesArgument ? .unsupported : conversion,
            isUppercase: letter & 0x20 == 0,
            flags: flags,
            width: width,
            precision: precision,
            isLong: isLong
        )
    }

    private mutating func flags() -> Format.Placeholder.Flags {
        var flags: Format.Placeholder.Flags = []
        while true {
            switch peek(0) {
            case UInt8(ascii: "-"): flags.insert(.left)
            case UInt8(ascii: "+"): flags.insert(.plus)
            case UInt8(ascii: " "): flags.insert(.space)
            case UInt8(ascii: "0"): flags.insert(.zero)
            case UInt8(ascii: "#"): flags.insert(.alternate)
            case UInt8(ascii: "'"): flags.insert(.grouped)
            default: return flags
            }
            position += 1
        }
    }

    private mutating func length() -> Bool {
        switch peek(0) {
        case UInt8(ascii: "h"):
            position += peek(1) == UInt8(ascii: "h") ? 2 : 1
            return false
        case UInt8(ascii: "l"):
            position += peek(1) == UInt8(ascii: "l") ? 2 : 1
            return true
        case UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "t"), UInt8(ascii: "z"), UInt8(ascii: "L"):
            position += 1
            return true
        default:
            return false
        }
    }

    private static func conversion(_ letter: UInt8) -> Format.Placeholder.Conversion? {
        switch letter {
        case UInt8(ascii: "@"): .object
        case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"): .decimal
        case UInt8(ascii: "u"), UInt8(ascii: "U"): .unsigned
        case UInt8(ascii: "o"), UInt8(ascii: "O"): .octal
        case UInt8(ascii: "x"), UInt8(ascii: "X"): .hexadecimal
        case UInt8(ascii: "f"), UInt8(ascii: "F"): .fixed
        case UInt8(ascii: "e"), UInt8(ascii: "E"): .scientific
        case UInt8(ascii: "g"), UInt8(ascii: "G"): .general
        case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
        case UInt8(ascii: "s"), UInt8(ascii: "S"): .string
        case UInt8(ascii: "p"), UInt8(ascii: "n"): .unsupported
        default: nil
        }
    }

    /// Whether "% d" is the percent sign and the next word of a sentence, "100% daily", not a number with a
    /// space for a sign: it is when a digit stands before it or a letter or apostrophe behind it.
    private func isSpaceAfterPercentSign(_ percent: Int) -> Bool {
        var before = percent
        while before > 0, isSpace(before - 1) { before -= 1 }
        if before > 0, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[before - 1]) { return true }
        let next = peek(1)
        let isLetter = next >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20)
        return isLetter || next == UInt8(ascii: "'")
    }

    /// A space, or a byte of the no-break spaces U+00A0 and U+202F that stand before a percent sign.
    private func isSpace(_ index: Int) -> Bool {
        [0x20, 0xC2, 0xA0, 0xE2, 0x80, 0xAF].contains(bytes[index])
    }
}
