import Synchronization

/// A value that one thread at a time may use.
///
/// It is a `Mutex` whose turns the thread sanitizer can follow. On Linux a thread that has to wait for a
/// `Mutex` does so inside the standard library, where the sanitizer does not look, and each use after such a
/// wait would count as a race.
package struct Locked<Value: Sendable>: ~Copyable, Sendable {
    private let value: Mutex<Value>
    /// Written at the end of each turn and read at the start of the next; what it holds means nothing.
    private let turn = Atomic(false)

    package init(_ value: Value) {
        self.value = Mutex(value)
    }

    /// Gives the value to a body, and to no other meanwhile; a body must not ask for the same value again.
    package borrowing func withLock<Result: Sendable, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try value.withLock { value throws(Failure) in
            _ = turn.load(ordering: .acquiring)
            defer { turn.store(false, ordering: .releasing) }
            return try body(&value)
        }
    }
}
