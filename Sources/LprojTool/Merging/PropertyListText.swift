import Foundation
import Parlance

/// An XML property list as it is written, whose root is a dictionary: its entries with their places, and a way to
/// change some of them and leave everything else as it is.
struct PropertyListText {
    /// A key with its value.
    struct Entry {
        let key: String
        /// Behind the tags of the key.
        let value: Range<Int>
        /// From the tag of the key to behind the value.
        let range: Range<Int>
        /// The comments between the entry before and this one.
        let comments: [Range<Int>]
    }

    let text: [UInt8]
    private let encoding: TextEncoding
    private(set) var entries: [Entry] = []
    private var places: [String: Int] = [:]
    /// Of the keys, in the order of the entries.
    private var positions: [(line: Int, column: Int)] = []
    /// Where the dictionary ends, or an empty one stands.
    private var end: Range<Int>
    /// The comments that hold an entry and nothing else, by its key.
    private var commentedOut: [String: Range<Int>] = [:]
    private var splices: [Int: (range: Range<Int>, text: String)] = [:]
    private var added: [String] = []

    /// Nil where it is not the text of an XML property list with a dictionary.
    init?(_ data: Data) {
        guard let (text, encoding) = TextEncoding.read(data),
            (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
        else { return nil }
        self.text = text
        self.encoding = encoding
        end = 0..<0
        var reader = PropertyListReader(text)
        guard let dictionary = reader.read() else { return nil }
        entries = dictionary.entries
        places = Dictionary(entries.enumerated().map { ($1.key, $0) }) { $1 }
        positions = TextPositions.places(of: entries.map(\.range.lowerBound), in: text)
        end = dictionary.end
        for comment in dictionary.comments {
            if let key = Self.entry(inComment: String(decoding: text[comment], as: UTF8.self))?.key {
                commentedOut[key] = comment
            }
        }
    }

    /// The file, byte for byte what was read where nothing was changed.
    func serialized() -> Data {
        var output: [UInt8] = []
        var position = 0
        for splice in splices.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            output += text[position..<splice.range.lowerBound]
            output += Array(splice.text.utf8)
            position = splice.range.upperBound
        }
        if !added.isEmpty {
            let isEmpty = text[end].starts(with: "<dict/".utf8) || text[end].starts(with: "<dict ".utf8)
            let lineStart = StringsWriting.startOfLine(ifBlankBefore: end.lowerBound, in: text)
            output += text[position..<(isEmpty ? end.lowerBound : max(lineStart, position))]
            let lines = added.map { $0 + "\n" }.joined()
            output += Array((isEmpty ? "<dict>\(lineEnd)\(lines)</dict>" : lines).utf8)
            position = isEmpty ? end.upperBound : max(lineStart, position)
        }
        output += text[position...]
        return encoding.encode(output)
    }
}

extension PropertyListText {
    /// The line and column of a key's tag; nil where there is no such key.
    func place(ofKey key: String) -> (line: Int, column: Int)? { places[key].map { positions[$0] } }

    /// What stands between the entry's key and the next one, as it is written.
    func value(forKey key: String) -> String? {
        entry(key).map { String(decoding: text[$0.value], as: UTF8.self) }
    }

    /// Adds an entry at the end with a note in a comment above it.
    mutating func append(key: String, value: String, note: String) {
        let space = indentation
        let lines = ["<!-- \(commentable(note)) -->", "<key>\(Self.escaped(key))</key>", value]
        added.append(lines.map { space + $0 }.joined(separator: lineEnd))
    }

    /// Writes another value for a key.
    mutating func setValue(_ value: String, forKey key: String) {
        guard let entry = entry(key) else { return }
        splices[entry.value.lowerBound] = (entry.value, value)
    }

    /// Makes an entry again of a comment that holds one with this key, with a note in a comment above it.
    mutating func revive(key: String, note: String?) -> Bool {
        guard let comment = commentedOut[key], splices[comment.lowerBound] == nil,
            let entry = Self.entry(inComment: String(decoding: text[comment], as: UTF8.self))
        else { return false }
        let mark = note.map { "<!-- \(commentable($0)) -->\(lineEnd)\(indentation)" } ?? ""
        splices[comment.lowerBound] = (comment, mark + entry.text)
        return true
    }

    /// Makes a comment of an entry; false where a comment is inside, which XML cannot have in another.
    mutating func commentOut(key: String) -> Bool {
        guard let entry = entry(key) else { return false }
        let text = String(decoding: text[entry.range], as: UTF8.self)
        guard !text.contains("<!--"), !text.contains("<![CDATA[") else { return false }
        // Two dashes are not allowed in a comment; as a number the second one means the same.
        splices[entry.range.lowerBound] = (entry.range, "<!-- \(commentable(text)) -->")
        return true
    }

    /// Puts a note in a comment of its own right above an entry, in the place of one that starts with the same words;
    /// nil takes that one away.
    mutating func setNote(_ note: String?, startingWith start: String, forKey key: String) {
        guard let entry = entry(key) else { return }
        let old = entry.comments.last {
            Self.content(ofComment: String(decoding: text[$0], as: UTF8.self)).hasPrefix(start)
        }
        let comment = note.map { "<!-- \(commentable($0)) -->" }
        switch (old, comment) {
        case (nil, nil): break
        case (let old?, let comment?): splices[old.lowerBound] = (old, comment)
        case (let old?, nil):
            let line = StringsWriting.endOfLineBreak(
                at: StringsWriting.endOfBlanks(at: old.upperBound, in: text),
                in: text
            )
            let end = min(StringsWriting.endOfBlanks(at: line, in: text), entry.range.lowerBound)
            splices[old.lowerBound] = (old.lowerBound..<end, "")
        case (nil, let comment?):
            let start = entry.range.lowerBound
            splices[start] = (start..<start, "\(comment)\(lineEnd)\(indentation)")
        }
    }

    /// The note of an entry that starts with some words.
    func note(startingWith start: String, forKey key: String) -> String? {
        guard let entry = entry(key) else { return nil }
        return entry.comments.map { Self.content(ofComment: String(decoding: text[$0], as: UTF8.self)) }
            .last { $0.hasPrefix(start) }
    }

    private func entry(_ key: String) -> Entry? { places[key].map { entries[$0] } }

    /// What stands before the first entry in its line; a tab where there is none.
    private var indentation: String {
        guard let first = entries.first?.range.lowerBound else { return "\t" }
        let start = StringsWriting.startOfBlanks(before: first, in: text)
        return String(decoding: text[start..<first], as: UTF8.self)
    }

    private var lineEnd: String { String(decoding: StringsWriting.lineEnd(of: text), as: UTF8.self) }

    /// A text as the content of an element.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private func commentable(_ text: String) -> String {
        let text = text.replacing("--", with: "-&#45;")
        return text.hasSuffix("-") ? "\(text.dropLast())&#45;" : text
    }

    private static func content(ofComment comment: String) -> String {
        comment.dropFirst(4).dropLast(3).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The entry that a comment holds, and nothing else.
    private static func entry(inComment comment: String) -> (key: String, text: String)? {
        let content = content(ofComment: comment)
        guard content.hasPrefix("<key>") else { return nil }
        let data = Data("<plist version=\"1.0\"><dict>\(content)</dict></plist>".utf8)
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let list = list as? [String: Any], list.count == 1, let key = list.keys.first else {
            return nil
        }
        return (key, content)
    }
}
