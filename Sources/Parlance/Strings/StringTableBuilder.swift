import Foundation

/// Gathers the records of a table and makes their index.
struct StringTableBuilder {
    private var bytes: UnsafeMutableRawPointer?
    private var capacity = 0
    private var byteCount = 0
    private var recordCount = 0
    /// Whether a record did not fit: offsets have 32 bits.
    private(set) var isTooLarge = false

    /// Starts with room for so many bytes.
    init(capacity: Int = 0) {
        if capacity > 0 { grow(to: capacity) }
    }

    /// Adds a record; a value of `nil` stands for one that is no string.
    mutating func append(key: String, value: String?) {
        var key = key
        var value = value
        key.withUTF8 { keyBytes in
            guard let record = makeRoom(for: keyBytes.count + (value?.utf8.count ?? 0)) else { return }
            copy(keyBytes, to: record)
            value?.withUTF8 { copy($0, to: record + keyBytes.count) }
            commit(keyLength: keyBytes.count, valueLength: value?.utf8.count)
        }
    }

    /// Adds an entry as a scanner read it.
    mutating func append(_ entry: StringsSyntaxEntry, from scanner: inout StringsScanner) {
        let room: Int
        switch entry.value {
        case .text(let token): room = entry.key.content.count + token.content.count
        case .sameAsKey: room = 2 * entry.key.content.count
        case .nested: room = entry.key.content.count
        }
        guard let record = makeRoom(for: room) else { return }
        let keyLength = write(entry.key, from: &scanner, to: record)
        let valueLength: Int?
        switch entry.value {
        case .text(let token):
            valueLength = write(token, from: &scanner, to: record + keyLength)
        case .sameAsKey:
            copy(UnsafeBufferPointer(start: record, count: keyLength), to: record + keyLength)
            valueLength = keyLength
        case .nested:
            valueLength = nil
        }
        commit(keyLength: keyLength, valueLength: valueLength)
    }

    @inline(__always)
    private func write(
        _ token: StringsToken,
        from scanner: inout StringsScanner,
        to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        if token.hasEscapes { return scanner.decode(token, into: target) }
        copy(UnsafeBufferPointer(rebasing: scanner.text[token.content]), to: target)
        return token.content.count
    }

    @inline(__always)
    private func copy(_ source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) {
        guard let start = source.baseAddress else { return }
        target.update(from: start, count: source.count)
    }

    /// Where the key of the next record goes, with room for so many bytes.
    @inline(__always)
    private mutating func makeRoom(for count: Int) -> UnsafeMutablePointer<UInt8>? {
        let end = byteCount + StringTableStorage.headerSize + count
        if end > capacity {
            guard end < Int(UInt32.max) else {
                isTooLarge = true
                return nil
            }
            grow(to: max(end, capacity * 2))
        }
        guard let bytes else { return nil }
        return (bytes + byteCount + StringTableStorage.headerSize).assumingMemoryBound(to: UInt8.self)
    }

    private mutating func grow(to size: Int) {
        bytes = realloc(bytes, size)
        capacity = bytes == nil ? 0 : size
    }

    @inline(__always)
    private mutating func commit(keyLength: Int, valueLength: Int?) {
        guard let header = bytes.map({ $0 + byteCount }) else { return }
        let marked = valueLength.map(UInt32.init) ?? StringTableStorage.notText
        header.storeBytes(of: UInt32(keyLength), as: UInt32.self)
        header.storeBytes(of: marked, toByteOffset: 4, as: UInt32.self)
        byteCount += StringTableStorage.headerSize + keyLength + (valueLength ?? 0)
        recordCount += 1
    }
}

extension StringTableBuilder {
    /// The table, and whether a key came more than once. The builder is used up.
    consuming func finish() -> (storage: StringTableStorage, hasRepeatedKeys: Bool) {
        // Shrinking in place costs nothing; what was never written was never in memory.
        if byteCount < capacity, byteCount > 0 { bytes = realloc(bytes, byteCount) ?? bytes }
        let slots = UnsafeMutableBufferPointer<StringTableStorage.Slot>.allocate(
            capacity: recordCount + recordCount / 3 + 1
        )
        slots.initialize(repeating: .empty)
        let storage = StringTableStorage(bytes: bytes, byteCount: byteCount, slots: slots)
        let distinct = storage.fillIndex()
        return (storage, distinct < recordCount)
    }
}
