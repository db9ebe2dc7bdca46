import Foundation

/// The hash of a key, by Swift's own `Hasher`: its seed differs in every process, so that no file can be
/// made to put its keys all in one place.
struct StringTableHash {
    private let value: UInt64

    @inline(__always)
    init(_ key: UnsafeRawBufferPointer) {
        var hasher = Hasher()
        hasher.combine(bytes: key)
        value = UInt64(bitPattern: Int64(hasher.finalize()))
    }

    var tag: UInt32 { UInt32(truncatingIfNeeded: value) }

    /// The place to start at in an index of any size.
    func index(in size: Int) -> Int {
        Int(value.multipliedFullWidth(by: UInt64(size)).high)
    }
}
