import Foundation

/// The memory of a table: records one after the other, and a hash index of where they start.
///
/// A record is the length of its key and of its value, four bytes each, then the bytes of both. Nothing
/// changes once the index is filled, so all threads may read.
final class StringTableStorage: @unchecked Sendable {
    /// A place in the index: where a record starts, and a part of its hash to pass most others by.
    struct Slot {
        var offset: UInt32
        var tag: UInt32

        static let empty = Slot(offset: .max, tag: 0)
        var isEmpty: Bool { offset == .max }
    }

    /// Where the parts of a record are.
    struct Record {
        var start: Int
        var key: Range<Int>
        /// Empty if the value is no string.
        var value: Range<Int>
        var isText: Bool
    }

    static let headerSize = 8
    /// In place of the length of a value that is no string.
    static let notText = UInt32.max

    private let bytes: UnsafeMutableRawPointer?
    private let byteCount: Int
    private let slots: UnsafeMutableBufferPointer<Slot>
    private let seed = StringTableHash.Seed()
    /// How many strings can be looked up.
    private(set) var count = 0

    /// Takes over records in memory from `malloc`, and at least one slot more than there are records.
    init(bytes: UnsafeMutableRawPointer?, byteCount: Int, slots: UnsafeMutableBufferPointer<Slot>) {
        self.bytes = bytes
        self.byteCount = byteCount
        self.slots = slots
    }

    deinit {
        free(bytes)
        slots.deallocate()
    }

    /// Puts all records into the index, of two with the same key the later one; gives how many are in it.
    func fillIndex() -> Int {
        var distinct = 0
        var texts = 0
        var next = record(at: 0)
        while let record = next {
            let (index, hash) = place(of: bytes(record.key))
            if slots[index].isEmpty {
                distinct += 1
            } else if self.record(at: Int(slots[index].offset))?.isText == true {
                texts -= 1
            }
            slots[index] = Slot(offset: UInt32(record.start), tag: hash.tag)
            if record.isText { texts += 1 }
            next = self.record(at: record.value.upperBound)
        }
        count = texts
        return distinct
    }

    /// The record that starts at an offset; `nil` behind the last one.
    @inline(__always)
    func record(at offset: Int) -> Record? {
        guard let bytes, offset < byteCount else { return nil }
        let keyLength = Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        let valueLength = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        let key = offset + Self.headerSize
        let value = key + keyLength
        let isText = valueLength != Self.notText
        let end = value + (isText ? Int(valueLength) : 0)
        return Record(start: offset, key: key..<value, value: value..<end, isText: isText)
    }

    @inline(__always)
    private func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: bytes.map { $0 + range.lowerBound }, count: range.count)
    }
}

extension StringTableStorage {
    /// The string for a key; `nil` if there is none or its value is no string.
    func string(forKey key: String) -> String? {
        if count == 0 { return nil }
        return key.utf8Span.span.withUnsafeBytes { keyBytes in
            let index = place(of: keyBytes).index
            guard !slots[index].isEmpty, let record = record(at: Int(slots[index].offset)) else { return nil }
            return record.isText ? text(record.value) : nil
        }
    }

    /// The strings of a record; `nil` if a later one has the same key, or if its value is no string.
    func entry(_ record: Record) -> (key: String, value: String)? {
        guard record.isText else { return nil }
        let index = place(of: bytes(record.key)).index
        guard Int(slots[index].offset) == record.start else { return nil }
        return (text(record.key), text(record.value))
    }

    /// Where a key is in the index, or the empty slot where it would be. There always is one.
    @inline(__always)
    private func place(of key: UnsafeRawBufferPointer) -> (index: Int, hash: StringTableHash) {
        let hash = StringTableHash(key, seed: seed)
        var index = hash.index(in: slots.count)
        while !slots[index].isEmpty {
            if slots[index].tag == hash.tag, hasKey(key, at: Int(slots[index].offset)) { break }
            index += 1
            if index == slots.count { index = 0 }
        }
        return (index, hash)
    }

    @inline(__always)
    private func hasKey(_ key: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        guard let record = record(at: offset), record.key.count == key.count else { return false }
        guard let start = bytes(record.key).baseAddress, let other = key.baseAddress else { return true }
        return memcmp(start, other, key.count) == 0
    }

    /// The bytes were valid UTF-8 when they came in, so they are not checked again.
    @inline(__always)
    private func text(_ range: Range<Int>) -> String {
        let buffer = bytes(range).assumingMemoryBound(to: UInt8.self)
        var span = UTF8Span(unchecked: buffer.span)
        // A string that knows it is ASCII is quicker to compare, hash and draw.
        _ = span.checkForASCII()
        return String(copying: span)
    }
}
