import Foundation

/// A JSON document as it is written: members in their order, and where each value is.
struct JSONSyntax {
    indirect enum Value {
        case object([Member])
        case array([JSONSyntax])
        case string(String)
        /// A number, a truth value or null.
        case other
    }

    /// A member of an object.
    struct Member {
        let name: String
        /// Where the name is, in UTF-8.
        let start: Int
        let value: JSONSyntax
    }

    let value: Value
    /// In UTF-8.
    let range: Range<Int>

    /// The member of an object.
    subscript(key: String) -> JSONSyntax? {
        guard case .object(let members) = value else { return nil }
        return members.last { $0.name == key }?.value
    }

    var members: [Member] {
        if case .object(let members) = value { members } else { [] }
    }

    var string: String? {
        if case .string(let text) = value { text } else { nil }
    }

    /// Nil where it is not JSON, or nested deeper than people write.
    init?(_ text: [UInt8]) {
        var parser = Parser(text: text)
        parser.skipSpace()
        guard let root = parser.value(depth: 0) else { return nil }
        parser.skipSpace()
        guard parser.offset == text.count else { return nil }
        self = root
    }

    private init(_ value: Value, _ range: Range<Int>) {
        self.value = value
        self.range = range
    }

    private struct Parser {
        static let deepest = 64

        let text: [UInt8]
        var offset = 0

        var next: UInt8 { offset < text.count ? text[offset] : 0 }

        mutating func skipSpace() {
            while [0x20, 0x09, 0x0A, 0x0D].contains(next) { offset += 1 }
        }

        mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
            guard next == UInt8(ascii: scalar) else { return false }
            offset += 1
            return true
        }

        mutating func value(depth: Int) -> JSONSyntax? {
            guard depth < Self.deepest else { return nil }
            let start = offset
            switch next {
            case UInt8(ascii: "{"):
                return members(depth).map { JSONSyntax(.object($0), start..<offset) }
            case UInt8(ascii: "["):
                return elements(depth).map { JSONSyntax(.array($0), start..<offset) }
            case UInt8(ascii: "\""):
                return string().map { JSONSyntax(.string($0), start..<offset) }
            default:
                while offset < text.count, !",]} \t\r\n".utf8.contains(next) { offset += 1 }
                return offset > start ? JSONSyntax(.other, start..<offset) : nil
            }
        }

        private mutating func members(_ depth: Int) -> [Member]? {
            var members: [Member] = []
            offset += 1
            skipSpace()
            if skip("}") { return members }
            while true {
                skipSpace()
                let start = offset
                guard next == UInt8(ascii: "\""), let name = string() else { return nil }
                skipSpace()
                guard skip(":") else { return nil }
                skipSpace()
                guard let value = value(depth: depth + 1) else { return nil }
                members.append(Member(name: name, start: start, value: value))
                skipSpace()
                if skip("}") { return members }
                guard skip(",") else { return nil }
            }
        }

        private mutating func elements(_ depth: Int) -> [JSONSyntax]? {
            var elements: [JSONSyntax] = []
            offset += 1
            skipSpace()
            if skip("]") { return elements }
            while true {
                skipSpace()
                guard let value = value(depth: depth + 1) else { return nil }
                elements.append(value)
                skipSpace()
                if skip("]") { return elements }
                guard skip(",") else { return nil }
            }
        }

        /// Foundation reads a string with escapes; most have none.
        private mutating func string() -> String? {
            let start = offset
            offset += 1
            var hasEscapes = false
            while offset < text.count, next != UInt8(ascii: "\"") {
                if next == UInt8(ascii: "\\") {
                    hasEscapes = true
                    offset += 1
                }
                offset += 1
            }
            guard offset < text.count else { return nil }
            offset += 1
            let written = text[start..<offset]
            guard hasEscapes else { return String(decoding: written.dropFirst().dropLast(), as: UTF8.self) }
            return try? JSONDecoder().decode(String.self, from: Data(written))
        }
    }
}
