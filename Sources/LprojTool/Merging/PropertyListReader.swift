import Foundation

/// Finds the entries of the dictionary at the root of an XML property list.
struct PropertyListReader {
    /// What is in the dictionary, and where it ends.
    struct Dictionary {
        var entries: [PropertyListText.Entry] = []
        var comments: [Range<Int>] = []
        var end: Range<Int>
    }

    private var pieces: XMLPieces
    private let text: [UInt8]

    init(_ text: [UInt8]) {
        self.text = text
        pieces = XMLPieces(text)
    }

    /// Nil where there is no dictionary at the root.
    mutating func read() -> Dictionary? {
        while let piece = pieces.next() {
            switch (piece.kind, piece.name) {
            case (.start, "plist"), (.text, _), (.comment, _), (.other, _): continue
            case (.empty, "dict"): return Dictionary(end: piece.range)
            case (.start, "dict"): return content()
            default: return nil
            }
        }
        return nil
    }

    private mutating func content() -> Dictionary? {
        var dictionary = Dictionary(end: 0..<0)
        var comments: [Range<Int>] = []
        var key: (text: String, start: Int, end: Int)?
        while let piece = pieces.next() {
            switch piece.kind {
            case .comment:
                dictionary.comments.append(piece.range)
                if key == nil { comments.append(piece.range) }
            case .text, .other: continue
            case .end:
                dictionary.end = piece.range
                return dictionary
            case .start where piece.name == "key" && key == nil:
                let end = end(of: piece)
                key = (string(text[piece.range.lowerBound..<end]), piece.range.lowerBound, end)
            case .start, .empty:
                let end = piece.kind == .empty ? piece.range.upperBound : end(of: piece)
                guard let open = key else { return nil }
                dictionary.entries.append(
                    PropertyListText.Entry(
                        key: open.text,
                        value: piece.range.lowerBound..<end,
                        range: open.start..<end,
                        comments: comments
                    )
                )
                key = nil
                comments = []
            }
        }
        return nil
    }

    /// Behind the end tag that belongs to a start tag.
    private mutating func end(of start: XMLPieces.Piece) -> Int {
        var depth = 1
        while let piece = pieces.next() {
            if piece.kind == .start { depth += 1 }
            if piece.kind == .end { depth -= 1 }
            if depth == 0 { return piece.range.upperBound }
        }
        return text.count
    }

    /// The text of an element, entities and all, read by Foundation only where there is more than plain text in it.
    private func string(_ element: ArraySlice<UInt8>) -> String {
        let text = String(decoding: element, as: UTF8.self)
        let content = text.dropFirst("<key>".count).dropLast("</key>".count)
        guard content.contains("&") || content.contains("<") else { return String(content) }
        let data = Data("<plist version=\"1.0\"><array><string>\(content)</string></array></plist>".utf8)
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return (list as? [String])?.first ?? String(content)
    }
}
