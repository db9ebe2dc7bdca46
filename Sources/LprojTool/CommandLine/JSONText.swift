import Foundation

/// JSON with its members in the order they are given, which no dictionary keeps.
enum JSONText {
    static func string(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // A text always has a form in JSON.
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// - Parameter indent: what stands before each member, in a line of its own; nil for one line.
    static func object(_ members: [(String, String)], indent: String? = nil) -> String {
        list(members.map { "\(string($0.0)): \($0.1)" }, "{", "}", indent)
    }

    static func array(_ elements: [String], indent: String? = nil) -> String {
        list(elements, "[", "]", indent)
    }

    private static func list(_ items: [String], _ start: String, _ end: String, _ indent: String?) -> String {
        guard let indent, !items.isEmpty else { return start + items.joined(separator: ", ") + end }
        let lines = items.map { "\n\(indent)\($0)" }.joined(separator: ",")
        return "\(start)\(lines)\n\(indent.dropLast(2))\(end)"
    }
}
