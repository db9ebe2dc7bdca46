import Foundation

/// What a binary property list becomes when it is read, found out before it is.
///
/// Objects refer to each other by number, so a few bytes can stand for a list that fills any memory:
/// Foundation copies an object for every reference to it. Writers share texts and numbers, never containers.
/// Sets, which only keyed archives have, end Foundation's reader on Linux with a segmentation fault.
struct BinaryPropertyList {
    /// Far more than any file of texts; Foundation needs a few hundred megabytes for it.
    private static let mostReferences = 4_000_000
    private static let mostSharedBytes = 64 << 20

    private let bytes: [UInt8]
    private let referenceSize: Int
    private let offsets: [Int]

    /// The table of objects, or nil when the data is not a well-formed binary property list.
    init?(_ data: Data) {
        let trailerSize = 32
        bytes = Array(data)
        guard Self.isBinary(data), bytes.count >= 8 + trailerSize else { return nil }
        let trailer = bytes.count - trailerSize
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = Self.integer(bytes, at: trailer + 8, size: 8),
            let table = Self.integer(bytes, at: trailer + 24, size: 8),
            table < trailer, count <= (trailer - table) / offsetSize
        else { return nil }
        var offsets: [Int] = []
        for index in 0..<count {
            guard let offset = Self.integer(bytes, at: table + index * offsetSize, size: offsetSize),
                offset < table
            else { return nil }
            offsets.append(offset)
        }
        self.offsets = offsets
    }

    static func isBinary(_ data: Data) -> Bool {
        data.starts(with: Array("bplist".utf8))
    }

    /// Whether Foundation can read it: it holds only what a list may hold, no container is referred to
    /// twice, and all that is shared stays small when it is copied.
    var isReadable: Bool {
        var isReferred = [Bool](repeating: false, count: offsets.count)
        var references = 0
        var sharedBytes = 0
        for offset in offsets {
            guard let object = object(at: offset) else { return false }
            guard object.isContainer else { continue }
            references += object.count
            guard references <= Self.mostReferences else { return false }
            for index in 0..<object.count {
                let place = object.start + index * referenceSize
                guard let reference = Self.integer(bytes, at: place, size: referenceSize),
                    reference < offsets.count, let target = self.object(at: offsets[reference]),
                    target.isText || index >= object.keys
                else { return false }
                if isReferred[reference] {
                    sharedBytes += target.count
                    guard !target.isContainer, sharedBytes <= Self.mostSharedBytes else { return false }
                }
                isReferred[reference] = true
            }
        }
        return true
    }

    /// Where an object's contents begin, and how many references (of a container) or units (else) they are.
    private struct Object {
        var kind: UInt8
        var start: Int
        var count: Int

        var isText: Bool { kind == 5 || kind == 6 }
        var isContainer: Bool { kind == 10 || kind == 13 }
        /// How many of the references are to keys; they come first.
        var keys: Int { kind == 13 ? count / 2 : 0 }
    }

    private func object(at offset: Int) -> Object? {
        guard offset < bytes.count else { return nil }
        let kind = bytes[offset] >> 4
        switch kind {
        case 0...3: return Object(kind: kind, start: offset + 1, count: 16)
        case 4...6, 10, 13: break
        default: return nil
        }
        var count = Int(bytes[offset] & 0xF)
        var start = offset + 1
        if count == 0xF {
            guard start < bytes.count, bytes[start] >> 4 == 1 else { return nil }
            let size = 1 << Int(bytes[start] & 0xF)
            guard size <= 8, let length = Self.integer(bytes, at: start + 1, size: size) else { return nil }
            count = length
            start += 1 + size
        }
        guard count <= bytes.count else { return nil }
        return Object(kind: kind, start: start, count: kind == 13 ? 2 * count : count)
    }

    /// A big-endian number, or nil when it is outside the data or too large to be a place in it.
    private static func integer(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for byte in bytes[place..<place + size] { value = value << 8 | UInt64(byte) }
        return value <= UInt64(Int32.max) ? Int(value) : nil
    }
}
