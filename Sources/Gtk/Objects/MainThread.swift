import Glibc

/// GTK's thread, told from others at the price of a comparison.
enum MainThread {
    /// Taken when it is first asked for, which ``remember()`` sees to.
    private static let id = pthread_self()

    /// Called before anything can be asked.
    @MainActor
    static func remember() { _ = id }

    /// Whether this is GTK's thread (`pthread_equal`).
    static var isCurrent: Bool { pthread_equal(pthread_self(), id) != 0 }
}
