import Foundation

/// How parts of a `.strings` text are written.
package enum StringsWriting {
    /// A string in quotes, with escapes for what would end it, break its line or not be seen.
    package static func string(_ string: String, quote: UInt8 = UInt8(ascii: "\"")) -> [UInt8] {
        var bytes = [quote]
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\\": bytes += Array("\\\\".utf8)
            case Unicode.Scalar(quote): bytes += [UInt8(ascii: "\\"), quote]
            case "\n": bytes += Array("\\n".utf8)
            case "\r": bytes += Array("\\r".utf8)
            case "\t": bytes += Array("\\t".utf8)
            default: append(scalar, to: &bytes)
            }
        }
        bytes.append(quote)
        return bytes
    }

    /// Marks of direction would turn the line around in an editor, so they are written by number; joiners
    /// are part of words and stay.
    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        let properties = scalar.properties
        let isUnseen: Bool
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: isUnseen = true
        default: isUnseen = properties.isBidiControl || scalar == "\u{FEFF}"
        }
        if isUnseen {
            let digits = String(scalar.value, radix: 16)
            bytes += Array("\\U\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
        } else {
            bytes += Array(String(scalar).utf8)
        }
    }

    /// A comment of some lines, one below the other.
    static func comment(lines text: String, lineEnd: [UInt8]) -> [UInt8] {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { Array($0.utf8) }
        return comment(Array(lines.joined(separator: lineEnd + Array("   ".utf8))))
    }

    /// Anything as a comment; what would end it early is set apart.
    static func comment(_ content: [UInt8]) -> [UInt8] {
        var bytes = Array("/* ".utf8)
        for byte in content {
            if byte == UInt8(ascii: "/"), bytes.last == UInt8(ascii: "*") { bytes.append(UInt8(ascii: " ")) }
            bytes.append(byte)
        }
        return bytes + Array(" */".utf8)
    }

    /// The first line end of a text, LF if it has none.
    package static func lineEnd(of text: [UInt8]) -> [UInt8] {
        guard let first = text.firstIndex(where: isLineBreak) else { return [UInt8(ascii: "\n")] }
        return Array(text[first..<endOfLineBreak(at: first, in: text)])
    }
}

// The lines around an entry.
extension StringsWriting {
    static func isLineBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    /// Behind the line break that is at an offset, if one is.
    package static func endOfLineBreak(at offset: Int, in text: [UInt8]) -> Int {
        guard offset < text.count, isLineBreak(text[offset]) else { return offset }
        let isPair = text[offset...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
        return offset + (isPair ? 2 : 1)
    }

    package static func endOfBlanks(at offset: Int, in text: [UInt8]) -> Int {
        text[offset...].firstIndex { !isBlank($0) } ?? text.count
    }

    package static func startOfBlanks(before offset: Int, in text: [UInt8]) -> Int {
        text[..<offset].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    }

    /// The start of the line of an offset if only blanks are before it, the offset itself if not.
    package static func startOfLine(ifBlankBefore offset: Int, in text: [UInt8]) -> Int {
        let start = startOfBlanks(before: offset, in: text)
        return start == 0 || isLineBreak(text[start - 1]) ? start : offset
    }

    /// Whether the line that starts at an offset is empty.
    static func isBlankLine(at offset: Int, in text: [UInt8]) -> Bool {
        let end = endOfBlanks(at: offset, in: text)
        return end == text.count || isLineBreak(text[end])
    }

    static func endsWithBlankLine(_ text: [UInt8]) -> Bool {
        var end = text.count
        for _ in 0..<2 {
            guard end > 0, isLineBreak(text[end - 1]) else { return false }
            let isPair = end > 1 && text[end - 1] == UInt8(ascii: "\n") && text[end - 2] == UInt8(ascii: "\r")
            end = startOfBlanks(before: end - (isPair ? 2 : 1), in: text)
        }
        return true
    }

    /// The end of the line behind an entry if only blanks and comments are left in it.
    static func endOfTail(after offset: Int, in text: [UInt8]) -> Int? {
        text.withUnsafeBufferPointer { buffer in
            var end = offset
            while true {
                end = endOfBlanks(at: end, in: text)
                if end == text.count || isLineBreak(text[end]) { return end }
                var scanner = StringsScanner(text: UnsafeBufferPointer(rebasing: buffer[end...]))
                guard text[end] == UInt8(ascii: "/"), scanner.skipComment() else { return nil }
                let comment = end..<end + scanner.position
                if text[comment].contains(where: isLineBreak) { return nil }
                end = comment.upperBound
            }
        }
    }
}
