import Foundation

/// The hash of a key: products of two words, folded, the way wyhash does it.
///
/// Swift's `Hasher` would take half the time of a look-up. Each table has secret random words of its own, so
/// that no file can be made to put its keys all in one place.
struct StringTableHash {
    /// The secret words of one table.
    struct Seed {
        fileprivate let start = UInt64.random(in: 0...UInt64.max)
        fileprivate let mask = UInt64.random(in: 0...UInt64.max)
    }

    private let value: UInt64

    @inline(__always)
    init(_ key: UnsafeRawBufferPointer, seed: Seed) {
        var state = seed.start ^ UInt64(key.count)
        var offset = 0
        while key.count - offset > 16 {
            state = Self.fold(
                key.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ seed.mask,
                key.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self) ^ state
            )
            offset += 16
        }
        let (first, last) = Self.words(key, from: offset)
        value = Self.fold(Self.fold(first ^ seed.mask, last ^ state), seed.start | 1)
    }

    /// A part of the hash that the place in the index does not depend on.
    @inline(__always)
    var tag: UInt32 { UInt32(truncatingIfNeeded: value) }

    /// The place to start at in an index of any size.
    @inline(__always)
    func index(in size: Int) -> Int {
        Int(value.multipliedFullWidth(by: UInt64(size)).high)
    }

    @inline(__always)
    private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return product.high ^ product.low
    }

    /// The last bytes, 16 at most, as two words that may overlap.
    @inline(__always)
    private static func words(_ key: UnsafeRawBufferPointer, from offset: Int) -> (UInt64, UInt64) {
        switch key.count - offset {
        case 8...:
            return (
                key.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
                key.loadUnaligned(fromByteOffset: key.count - 8, as: UInt64.self)
            )
        case 4...:
            return (
                UInt64(key.loadUnaligned(fromByteOffset: offset, as: UInt32.self)),
                UInt64(key.loadUnaligned(fromByteOffset: key.count - 4, as: UInt32.self))
            )
        case 1...:
            let middle = offset + (key.count - offset) / 2
            return (UInt64(key[offset]) << 8 | UInt64(key[middle]), UInt64(key[key.count - 1]))
        default:
            return (0, 0)
        }
    }
}
