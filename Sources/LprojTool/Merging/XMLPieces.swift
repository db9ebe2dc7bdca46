/// The tags, comments and texts of an XML document as they are written, one after the other.
///
/// It knows where each piece is, which no reader of Foundation tells. It expects a document that such a reader has
/// taken.
struct XMLPieces: IteratorProtocol, Sequence {
    enum Kind {
        case start, end, empty, comment, text
        /// Declarations, the document type, processing instructions.
        case other
    }

    struct Piece {
        let kind: Kind
        /// The name of a tag; empty for anything else.
        let name: String
        let range: Range<Int>
    }

    private let bytes: [UInt8]
    private var offset: Int

    init(_ bytes: [UInt8], from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    mutating func next() -> Piece? {
        guard offset < bytes.count else { return nil }
        let start = offset
        guard bytes[start] == UInt8(ascii: "<") else {
            offset = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            return piece(.text, from: start)
        }
        if starts("<!--") { return piece(.comment, from: start, end: "-->") }
        if starts("<![CDATA[") { return piece(.text, from: start, end: "]]>") }
        if starts("<?") { return piece(.other, from: start, end: "?>") }
        if starts("<!") { return declaration(from: start) }
        if starts("</") { return piece(.end, from: start, end: ">") }
        skipTag()
        return piece(bytes[offset - 2] == UInt8(ascii: "/") ? .empty : .start, from: start)
    }

    /// Whether a tag has an attribute.
    static func hasAttribute(_ name: String, _ tag: ArraySlice<UInt8>, _ kind: Kind) -> Bool {
        guard kind == .start || kind == .empty else { return false }
        var quote: UInt8?
        for (index, byte) in zip(tag.indices, tag) {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte <= UInt8(ascii: " "), tag[(index + 1)...].starts(with: name.utf8) {
                let behind = tag[(index + 1 + name.utf8.count)...]
                if behind.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "=") { return true }
            }
        }
        return false
    }

    private func starts(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    private mutating func piece(_ kind: Kind, from start: Int, end: String? = nil) -> Piece {
        if let end { skip(past: Array(end.utf8)) }
        let isTag = kind == .start || kind == .end || kind == .empty
        let name = bytes[start..<offset].dropFirst(kind == .end ? 2 : 1).prefix { byte in
            byte > UInt8(ascii: " ") && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
        }
        return Piece(
            kind: kind,
            name: isTag ? String(decoding: name, as: UTF8.self) : "",
            range: start..<offset
        )
    }

    private mutating func skip(past end: [UInt8]) {
        while offset < bytes.count, !bytes[offset...].starts(with: end) { offset += 1 }
        offset = Swift.min(offset + end.count, bytes.count)
    }

    /// A ">" in the value of an attribute ends no tag.
    private mutating func skipTag() {
        var quote: UInt8?
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return
            }
        }
    }

    /// The document type may hold declarations of its own.
    private mutating func declaration(from start: Int) -> Piece {
        var depth = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0:
                offset += 1
                return piece(.other, from: start)
            default: break
            }
            offset += 1
        }
        return piece(.other, from: start)
    }
}
