import CGtk

/// GLib's default main loop, for what has to run later or wait. Main thread only.
@MainActor
public enum MainLoop {
    /// Starts GTK where no ``Application`` does, as in tests (`gtk_init_check`); false without a display.
    public static func initialize() -> Bool {
        MainQueue.serve()
        SessionBus.adapt()
        return gtk_init_check() != 0
    }

    /// Whether GTK has been started, by ``initialize()`` or an ``Application`` (`gtk_is_initialized`).
    public static var isInitialized: Bool { gtk_is_initialized() != 0 }

    /// Calls a closure once, when everything more urgent has run (`g_idle_add`).
    public static func whenIdle(_ action: @escaping @MainActor () -> Void) {
        g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, runOnce, ActionBox.retained(action), ActionBox.release)
    }

    /// Calls a closure once, after so many milliseconds (`g_timeout_add`).
    public static func after(milliseconds: UInt32, _ action: @escaping @MainActor () -> Void) {
        g_timeout_add_full(
            G_PRIORITY_DEFAULT,
            milliseconds,
            runOnce,
            ActionBox.retained(action),
            ActionBox.release
        )
    }

    /// Runs what is waiting until a condition holds; false when that took longer than so many seconds.
    @discardableResult
    public static func run(until condition: () -> Bool, seconds: Double = 10) -> Bool {
        let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
        // A timer wakes the loop so that a condition nothing announces is still seen.
        let wakeUp = g_timeout_add_full(G_PRIORITY_DEFAULT, 5, { _ in 1 }, nil, nil)
        defer { g_source_remove(wakeUp) }
        while !condition() {
            guard g_get_monotonic_time() < end else { return false }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// Runs everything that is ready, without waiting for more.
    public static func drain() {
        while g_main_context_iteration(nil, 0) != 0 {}
    }

    /// Microseconds on a clock that never goes back (`g_get_monotonic_time`).
    public nonisolated static var microseconds: Int64 { Int64(g_get_monotonic_time()) }

    private static let runOnce: GSourceFunc = { data in
        if let data {
            let box = Unmanaged<ActionBox>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { box.action() }
        }
        return 0
    }
}

/// A closure that C code keeps and releases. Sources of the default context run on the main thread.
final class ActionBox: @unchecked Sendable {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    static func retained(_ action: @escaping @MainActor () -> Void) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(ActionBox(action)).toOpaque()
    }

    static let release: GDestroyNotify = { data in
        guard let data else { return }
        Unmanaged<ActionBox>.fromOpaque(data).release()
    }
}
