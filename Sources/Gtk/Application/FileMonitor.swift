import CGtk
import Foundation

/// Watches a folder for files that are written, made, renamed or removed in it (`GFileMonitor`).
@MainActor
public final class FileMonitor {
    private let monitor: Object

    /// A folder that cannot be watched.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// - Parameter handler: called on the main thread, once or more for each change.
    public init(folder: URL, handler: @escaping @MainActor () -> Void) throws(Failure) {
        let file = Object(adopting: g_file_new_for_path(folder.path))
        var error: UnsafeMutablePointer<GError>?
        guard let made = g_file_monitor_directory(file.opaque, G_FILE_MONITOR_WATCH_MOVES, nil, &error) else {
            defer { g_error_free(error) }
            throw Failure(description: error.map { String(cString: $0.pointee.message) } ?? "")
        }
        monitor = Object(adopting: made)
        monitor.connect("changed", handler: handler)
    }

    isolated deinit {
        g_file_monitor_cancel(monitor.typed())
    }
}
