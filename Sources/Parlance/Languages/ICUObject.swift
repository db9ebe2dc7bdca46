import CICU

/// An object of ICU and its end: opened once, closed with the last reference.
///
/// Unchecked because ICU promises that functions which take an object as const may run on many threads at
/// once, and only such functions are called on what is kept here.
final class ICUObject: @unchecked Sendable {
    let pointer: OpaquePointer
    private let close: (OpaquePointer) -> Void

    /// Nil when ICU reports an error, which for known locales means that its data is missing.
    init?(
        _ open: (UnsafeMutablePointer<UErrorCode>) -> OpaquePointer?,
        close: @escaping @Sendable (OpaquePointer) -> Void
    ) {
        var status = U_ZERO_ERROR
        guard let pointer = open(&status) else { return nil }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else {
            close(pointer)
            return nil
        }
        self.pointer = pointer
        self.close = close
    }

    deinit { close(pointer) }
}
