import Foundation

// Where things are: needed for faults only, so that reading pays nothing for it.
extension StringsScanner {
    func isLineBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    func hasLineBreak(in range: Range<Int>) -> Bool {
        find(UInt8(ascii: "\n"), in: range) != nil || find(UInt8(ascii: "\r"), in: range) != nil
    }

    /// The offset of the line break at or after an offset, or the end of the text.
    func endOfLine(from start: Int) -> Int {
        var offset = start
        while offset < text.count, !isLineBreak(text[offset]) { offset += 1 }
        return offset
    }

    /// Whether only blanks are before an offset in its line.
    func isFirstOnLine(_ offset: Int) -> Bool {
        var before = offset
        while before > 0, text[before - 1] == UInt8(ascii: " ") || text[before - 1] == UInt8(ascii: "\t") {
            before -= 1
        }
        return before == 0 || isLineBreak(text[before - 1])
    }

    /// Where something is missing: at what stands there instead if that is in the same line.
    func faultPlace(after end: Int) -> Int {
        hasLineBreak(in: end..<max(end, position)) || isAtEnd ? end : position
    }

    func lineNumber(at offset: Int) -> Int {
        var positions = TextPositions(text: text)
        return positions.position(at: offset).line
    }

    /// A character as a message names it: itself in quotes, or its number if nobody could see it.
    func describeScalar(at offset: Int) -> String {
        let bytes = text[offset..<min(offset + 4, text.count)]
        guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return "" }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
            .privateUse, .nonspacingMark, .enclosingMark:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        default:
            return "\"\(scalar)\""
        }
    }
}
