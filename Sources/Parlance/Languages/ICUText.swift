import CICU

/// Text that a function of ICU writes into a buffer of ours.
///
/// ICU reports the length it needs, so one retry is enough when the first buffer was too short.
enum ICUText {
    /// Names and tags: ICU writes ASCII.
    static func ascii(
        _ write: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
        text(capacity: 160, decoding: UTF8.self, bitPattern: UInt8.init(bitPattern:), write)
    }

    /// Everything that people read: ICU writes UTF-16.
    static func utf16(
        capacity: Int = 80,
        _ write: (UnsafeMutablePointer<UChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
        text(capacity: capacity, decoding: UTF16.self, bitPattern: { $0 }, write)
    }

    private static func text<Unit, Encoding: Unicode.Encoding>(
        capacity: Int,
        decoding: Encoding.Type,
        bitPattern: (Unit) -> Encoding.CodeUnit,
        _ write: (UnsafeMutablePointer<Unit>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
        var capacity = capacity
        for _ in 0..<2 {
            var needed = capacity
            let result: String? = withUnsafeTemporaryAllocation(of: Unit.self, capacity: capacity) { buffer in
                var status = U_ZERO_ERROR
                let length = Int(write(buffer.baseAddress, Int32(capacity), &status))
                guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= capacity else {
                    if status == U_BUFFER_OVERFLOW_ERROR { needed = length }
                    return nil
                }
                return String(decoding: buffer[..<max(0, length)].lazy.map(bitPattern), as: decoding)
            }
            if let result { return result }
            guard needed > capacity, needed < Int(Int32.max) else { return nil }
            capacity = needed
        }
        return nil
    }
}
