import Foundation

extension StringsScanner {
    /// Writes the characters that a quoted string with escapes stands for to `output`, which has room for
    /// as many bytes as the string has as written; gives how many were written.
    mutating func decode(_ token: StringsToken, into output: UnsafeMutablePointer<UInt8>) -> Int {
        var writer = EscapeWriter(output: output)
        var offset = token.content.lowerBound
        let end = token.content.upperBound
        while offset < end {
            let byte = text[offset]
            offset += 1
            guard byte == UInt8(ascii: "\\"), offset < end else {
                writer.append(byte: byte)
                continue
            }
            let unit = unescape(&offset, end: end)
            if let unit { writer.append(unit: unit) }
        }
        writer.finish()
        if writer.brokenPairs > 0 {
            warn("half of a surrogate pair stands for no character", at: token.range.lowerBound)
        }
        return writer.count
    }

    /// The UTF-16 unit of the escape whose backslash is before `offset`; `nil` if the backslash stands for
    /// nothing and the character behind it for itself.
    private mutating func unescape(_ offset: inout Int, end: Int) -> UInt16? {
        let byte = text[offset]
        let unit: UInt16
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            return octal(&offset, end: end)
        case UInt8(ascii: "U"):
            offset += 1
            return hexadecimal(&offset, end: end)
        case UInt8(ascii: "a"): unit = 0x07
        case UInt8(ascii: "b"): unit = 0x08
        case UInt8(ascii: "f"): unit = 0x0C
        case UInt8(ascii: "n"): unit = 0x0A
        case UInt8(ascii: "r"): unit = 0x0D
        case UInt8(ascii: "t"): unit = 0x09
        case UInt8(ascii: "v"): unit = 0x0B
        case UInt8(ascii: "u"):
            if offset + 1 < end, Self.hexadecimalValue(text[offset + 1]) != nil {
                warn("\"\\u\" is just \"u\"; for a character by its number write \"\\U\"", at: offset - 1)
            }
            return nil
        case 0..<0x80: unit = UInt16(byte)
        default: return nil
        }
        offset += 1
        return unit
    }

    /// Up to three digits name a byte of the NeXTSTEP encoding; more than 0377 wraps around.
    private func octal(_ offset: inout Int, end: Int) -> UInt16 {
        var number: UInt8 = 0
        let last = min(offset + 3, end)
        while offset < last, case UInt8(ascii: "0")...UInt8(ascii: "7") = text[offset] {
            number = number << 3 | (text[offset] - UInt8(ascii: "0"))
            offset += 1
        }
        if number < 0x80 { return UInt16(number) }
        return String(bytes: CollectionOfOne(number), encoding: .nextstep)?.utf16.first ?? 0
    }

    /// Up to four digits name a UTF-16 unit; none at all is U+0000.
    private func hexadecimal(_ offset: inout Int, end: Int) -> UInt16 {
        var number: UInt16 = 0
        let last = min(offset + 4, end)
        while offset < last, let digit = Self.hexadecimalValue(text[offset]) {
            number = number << 4 | UInt16(digit)
            offset += 1
        }
        return number
    }

    static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Notes what leaves the meaning clear but is hardly meant.
    mutating func warn(_ message: String, at offset: Int) {
        faults.add(StringsFault(offset: offset, severity: .warning, message: message))
    }
}

/// Puts UTF-8 bytes and UTF-16 units from escapes together to UTF-8.
private struct EscapeWriter {
    private let output: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    /// Surrogates without their other half; U+FFFD stands for each.
    private(set) var brokenPairs = 0
    private var leading: UInt16?

    init(output: UnsafeMutablePointer<UInt8>) {
        self.output = output
    }

    mutating func append(byte: UInt8) {
        finish()
        output[count] = byte
        count += 1
    }

    mutating func append(unit: UInt16) {
        if let leading, UTF16.isTrailSurrogate(unit) {
            self.leading = nil
            append(Unicode.Scalar(0x1_0000 + UInt32(leading & 0x3FF) << 10 + UInt32(unit & 0x3FF)))
            return
        }
        finish()
        if UTF16.isLeadSurrogate(unit) {
            leading = unit
        } else {
            append(Unicode.Scalar(unit))
        }
    }

    /// Gives up waiting for the second half of a pair.
    mutating func finish() {
        guard leading != nil else { return }
        leading = nil
        append(nil)
    }

    private mutating func append(_ scalar: Unicode.Scalar?) {
        if scalar == nil { brokenPairs += 1 }
        for byte in UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
            output[count] = byte
            count += 1
        }
    }
}
