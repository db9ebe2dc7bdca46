import Foundation

/// A `.strings` file as written, for tools: its entries in order with comments and places, and a way to
/// change some of them and leave everything else as it is.
///
/// Places are UTF-8 offsets into the text as it was read, without a byte order mark; editing moves none.
/// An XML or binary property list gives its entries too, sorted, without places, and cannot be edited.
public struct StringsFile: Sendable {
    /// One entry of a file.
    public struct Entry: Sendable, Hashable {
        /// The key, without quotes and escapes.
        public let key: String
        /// The value, without quotes and escapes; `nil` if it is a dictionary, an array or data.
        public internal(set) var value: String?
        /// The comment right above the entry or before it in its line, without marks and indentation.
        public let comment: String?
        /// Where the key is, with its quotes.
        public let keyRange: Range<Int>
        /// Where the value is, with its quotes; the place of the key in the short form `"key";`.
        public let valueRange: Range<Int>
        /// From the key to behind the semicolon.
        public let range: Range<Int>
        /// The line of the key from 1; 0 if the entry was not read from a text.
        public let line: Int
        /// The column of the key in Unicode scalars from 1; 0 if the entry was not read from a text.
        public let column: Int
    }

    /// The name that diagnostics carry.
    public let file: String
    /// What the file is written in.
    public let encoding: TextEncoding
    /// What is wrong with the file as it was read.
    public let diagnostics: [Diagnostic]

    /// The file as it was read.
    let original: Data
    /// Its text as UTF-8.
    let text: [UInt8]
    /// Where added entries go.
    let end: Int
    /// Whether the places of entries mean anything.
    let isText: Bool

    /// The entries as read and the added ones behind them.
    var items: [Item]
    /// The last item of each key.
    var lastItem: [StringsKey: Int]

    /// What notes and revived entries change, by where it starts.
    var splices: [Int: Splice] = [:]
    /// The comments that hold an entry, by its key; nil until somebody asks.
    var commentedOut: [StringsKey: Range<Int>]?

    /// An entry and what has become of it.
    struct Item: Sendable {
        var entry: Entry
        /// Where the white space and comments before it start.
        var gap: Int
        /// Where the comment that belongs to it starts; the start of the entry if there is none.
        var start: Int
        /// The item before that has the same key.
        var previous: Int?
        var change = Change.none
        /// A comment of its own above an added entry.
        var note: String?
    }

    enum Change: Sendable {
        case none, newValue, removed, commentedOut, added
    }

    /// The entries in the order of the file, those that were added last.
    public var entries: [Entry] {
        items.compactMap { $0.isLive ? $0.entry : nil }
    }

    /// The entry that counts for a key: the last one.
    public func entry(forKey key: String) -> Entry? {
        guard let index = lastItem[StringsKey(key)], items[index].isLive else { return nil }
        return items[index].entry
    }

    /// The line and column, in Unicode scalars and from 1, of a UTF-8 offset into the text as it was read.
    public func position(at offset: Int) -> (line: Int, column: Int) {
        text.withUnsafeBufferPointer { buffer in
            var positions = TextPositions(text: buffer)
            return positions.position(at: offset)
        }
    }
}

extension StringsFile.Item {
    /// Whether the entry is still in the file.
    var isLive: Bool {
        switch change {
        case .none, .newValue, .added: true
        case .removed, .commentedOut: false
        }
    }
}
