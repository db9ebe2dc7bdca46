import CGtk
import Dispatch
import Glibc

/// Swift's main queue, served from GLib's main loop.
///
/// Without it, `Task { @MainActor in … }` and `DispatchQueue.main.async` never run while GTK's loop does.
@MainActor
enum MainQueue {
    private static var isServed = false

    /// Adds libdispatch's main-queue descriptor to the default main context (`g_unix_fd_add`); a second
    /// call does nothing.
    static func serve() {
        guard !isServed else { return }
        isServed = true
        // The queue's descriptor exists only once the queue has been asked for.
        _ = DispatchQueue.main
        let descriptor = _dispatch_get_main_queue_handle_4CF()
        g_unix_fd_add(
            descriptor,
            G_IO_IN,
            { descriptor, _, _ in
                // The descriptor is an event counter. It stays readable, and the loop would spin, until its count
                // is read; reading before the work means that what is added meanwhile wakes the loop again.
                var count: UInt64 = 0
                _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            },
            nil
        )
    }
}
