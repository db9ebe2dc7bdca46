import CGtk

extension Window {
    /// Opens an address in the program the person has chosen for its kind (`gtk_show_uri_full`).
    ///
    /// - Parameter failed: called with the reason where nothing could open it.
    public func open(uri: String, failed: @escaping @MainActor (String) -> Void) {
        let box = Unmanaged.passRetained(FailureBox(failed)).toOpaque()
        gtk_show_uri_full(typed(), uri, guint32(GDK_CURRENT_TIME), nil, finish, box)
    }
}

private final class FailureBox {
    let report: @MainActor (String) -> Void

    init(_ report: @escaping @MainActor (String) -> Void) {
        self.report = report
    }
}

/// How opening ended. GIO calls back on the main thread; the box carries the values past a compiler that cannot
/// know.
private struct Outcome: @unchecked Sendable {
    let parent: UnsafeMutableRawPointer
    let result: OpaquePointer
    let box: FailureBox

    @MainActor
    func deliver() {
        var error: UnsafeMutablePointer<GError>?
        let parent = parent.assumingMemoryBound(to: GtkWindow.self)
        guard gtk_show_uri_full_finish(parent, result, &error) == 0 else { return }
        let reason = error.map { String(cString: $0.pointee.message) } ?? ""
        g_clear_error(&error)
        box.report(reason)
    }
}

private let finish: GAsyncReadyCallback = { source, result, data in
    guard let source, let result, let data else { return }
    let outcome = Outcome(
        parent: UnsafeMutableRawPointer(source),
        result: result,
        box: Unmanaged<FailureBox>.fromOpaque(data).takeRetainedValue()
    )
    MainActor.assumeIsolated { outcome.deliver() }
}
