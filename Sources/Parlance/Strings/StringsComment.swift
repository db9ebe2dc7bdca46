import Foundation

/// The comment that belongs to an entry: those right above it or before it in its line.
///
/// A blank line ends what belongs together, and a comment behind the entry before, in the line of that
/// entry, belongs to that one.
struct StringsComment {
    /// Without marks, each line without its indentation.
    var text: String
    /// Where the first of the comments starts.
    var start: Int

    /// Looks between the end of what comes before an entry and the start of the entry.
    init?(before end: Int, from gap: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        var comments: [Range<Int>] = []
        // At the start of the file nothing is before a comment in its line.
        var isBehindOther = gap > 0
        var lineBreaks = 0
        var offset = gap
        while offset < end {
            if bytes[offset] == UInt8(ascii: "/") {
                if lineBreaks > 1 { comments = [] }
                lineBreaks = 0
                let start = offset
                offset = Self.end(ofCommentAt: start, in: bytes, before: end)
                comments.append(start..<offset)
                continue
            }
            let isBreak =
                bytes[offset] == UInt8(ascii: "\n")
                || bytes[offset] == UInt8(ascii: "\r")
                    && !(offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "\n"))
            if isBreak {
                lineBreaks += 1
                if isBehindOther {
                    comments = []
                    isBehindOther = false
                }
            }
            offset += 1
        }
        guard lineBreaks <= 1, let first = comments.first else { return nil }
        start = first.lowerBound
        let texts = comments.map { range in
            let comment = UnsafeBufferPointer(rebasing: bytes[range])
            return Self.line(comment) ?? Self.text(String(decoding: comment, as: UTF8.self))
        }
        text = texts.count == 1 ? texts[0] : texts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func end(
        ofCommentAt start: Int,
        in bytes: UnsafeBufferPointer<UInt8>,
        before end: Int
    ) -> Int {
        var scanner = StringsScanner(text: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        scanner.skipComment()
        return max(start + scanner.position, start + 1)
    }

    /// A comment of one line without its marks and the blanks inside them; nil where it takes more to tell. Nearly
    /// every comment is one, and files have as many as entries.
    private static func line(_ comment: UnsafeBufferPointer<UInt8>) -> String? {
        var content = comment.dropFirst(2)
        if comment.starts(with: "/*".utf8), content.suffix(2).elementsEqual("*/".utf8) {
            content = content.dropLast(2)
        }
        // Line breaks and blanks outside of ASCII start with one of these bytes.
        func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0xC2 && byte != 0xE2 && byte != 0xE3 }
        while content.first == UInt8(ascii: " ") { content.removeFirst() }
        while content.last == UInt8(ascii: " ") { content.removeLast() }
        guard content.allSatisfy(isPlain), content.first.map({ $0 < 0x80 }) ?? true else { return nil }
        return String(decoding: content, as: UTF8.self)
    }

    /// A comment without its marks and the indentation of its lines.
    private static func text(_ comment: String) -> String {
        var content = comment.dropFirst(2)
        if comment.hasPrefix("/*"), content.hasSuffix("*/") { content = content.dropLast(2) }
        let lines = content.split(omittingEmptySubsequences: false) { $0.isNewline }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }
}
