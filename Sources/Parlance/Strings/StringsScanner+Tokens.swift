import Foundation

extension StringsScanner {
    /// Reads past white space and comments.
    @inline(__always)
    mutating func skipTrivia() {
        while position < text.count {
            let byte = text[position]
            if byte == UInt8(ascii: " ") || byte &- 9 <= 4 {
                position += 1
            } else if byte == UInt8(ascii: "/") {
                guard skipComment() else { return }
            } else if byte == 0xE2, isLineSeparator(at: position) {
                position += 3
            } else {
                return
            }
        }
    }

    /// Whether U+2028 or U+2029 starts here.
    func isLineSeparator(at offset: Int) -> Bool {
        byte(at: offset) == 0xE2 && byte(at: offset + 1) == 0x80 && byte(at: offset + 2) & 0xFE == 0xA8
    }

    /// Reads past the comment that starts here; `false` if none does.
    @discardableResult
    mutating func skipComment() -> Bool {
        switch byte(at: position + 1) {
        case UInt8(ascii: "/"):
            position = endOfLineComment(from: position + 2)
            return true
        case UInt8(ascii: "*"):
            skipBlockComment()
            return true
        default:
            return false
        }
    }

    private func endOfLineComment(from start: Int) -> Int {
        var offset = start
        while offset < text.count {
            let byte = text[offset]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
            if byte == 0xE2, isLineSeparator(at: offset) { break }
            offset += 1
        }
        return offset
    }

    private mutating func skipBlockComment() {
        let start = position
        var offset = start + 2
        if firstUnclosedComment == nil {
            while let star = find(UInt8(ascii: "*"), in: offset..<text.count) {
                if byte(at: star + 1) == UInt8(ascii: "/") {
                    position = star + 2
                    return
                }
                offset = star + 1
            }
            firstUnclosedComment = start
            note("comment opened on line \(lineNumber(at: start)) is not closed", at: start)
        }
        position = endOfLine(from: start)
    }

    /// Reads the quoted string or bare word that starts here; `nil` if none does.
    @inline(__always)
    mutating func scanString() -> StringsToken? {
        guard position < text.count else { return nil }
        let first = text[position]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return scanQuoted(first) }
        guard Self.isBare(first) else { return nil }
        let start = position
        repeat { position += 1 } while position < text.count && Self.isBare(text[position])
        return StringsToken(content: start..<position, quote: nil, hasEscapes: false)
    }

    @inline(__always)
    private mutating func scanQuoted(_ quote: UInt8) -> StringsToken {
        let start = position + 1
        var end = find(quote, in: start..<text.count) ?? text.count
        let backslash = find(UInt8(ascii: "\\"), in: start..<end)
        if let backslash { end = endOfEscaped(quote, from: backslash) }
        let isClosed = end < text.count
        position = isClosed ? end + 1 : end
        return StringsToken(
            content: start..<end,
            quote: quote,
            hasEscapes: backslash != nil,
            isClosed: isClosed
        )
    }

    private func endOfEscaped(_ quote: UInt8, from start: Int) -> Int {
        var offset = start
        while offset < text.count, text[offset] != quote {
            offset += text[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(offset, text.count)
    }

    /// The first place of a byte in a range.
    @inline(__always)
    func find(_ byte: UInt8, in range: Range<Int>) -> Int? {
        guard let base = text.baseAddress, !range.isEmpty else { return nil }
        guard let found = memchr(base + range.lowerBound, Int32(byte), range.count) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// Whether a character may be in a string without quotes, as Foundation has it.
    @inline(__always)
    static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            // "-", ".", "/", the digits and ":" follow one another.
            UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            return true
        default:
            return false
        }
    }
}
