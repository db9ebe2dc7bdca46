import CGtk
import Dispatch

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
        g_unix_fd_add(
            _dispatch_get_main_queue_handle_4CF(),
            G_IO_IN,
            { _, _, _ in
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            },
            nil
        )
    }
}
