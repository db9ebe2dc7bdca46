import Foundation

/// The strings of one table in one language, for looking up; immutable, so that any thread may use it.
///
/// Keys are equal when their bytes are, as for `Bundle`: "é" as one scalar and as "e" with an accent are
/// two keys. It keeps the texts in one block of memory with an index into it, less than twice the size of
/// the file they came from; each look-up makes a new `String`.
public struct StringTable: Sendable {
    private let storage: StringTableStorage

    init(storage: StringTableStorage) {
        self.storage = storage
    }

    /// A table without strings.
    public init() {
        self.init(EmptyCollection())
    }

    /// A table of the given strings; of two with the same key the later one counts.
    public init(_ entries: some Sequence<(key: String, value: String)>) {
        var builder = StringTableBuilder()
        for entry in entries { builder.append(key: entry.key, value: entry.value) }
        storage = builder.finish().storage
    }

    /// How many strings can be looked up.
    public var count: Int { storage.count }

    /// Whether nothing can be looked up.
    public var isEmpty: Bool { count == 0 }

    /// The string for a key; `nil` if there is none or its value is no string.
    public func string(forKey key: String) -> String? {
        storage.string(forKey: key)
    }

    /// The same as `string(forKey:)`.
    public subscript(key: String) -> String? { string(forKey: key) }

    /// The keys in the order of the file.
    public var keys: [String] { map(\.key) }
}

extension StringTable: Sequence {
    /// Gives the strings in the order of the file, each key once.
    public struct Iterator: IteratorProtocol {
        fileprivate let storage: StringTableStorage
        fileprivate var offset = 0

        /// The next key and its string.
        public mutating func next() -> (key: String, value: String)? {
            while let record = storage.record(at: offset) {
                offset = record.value.upperBound
                if let entry = storage.entry(record) { return entry }
            }
            return nil
        }
    }

    /// Goes through the strings in the order of the file.
    public func makeIterator() -> Iterator { Iterator(storage: storage) }

    /// The number of strings, known beforehand.
    public var underestimatedCount: Int { count }
}
