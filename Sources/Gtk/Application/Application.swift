import CGtk

/// A GTK application: the main loop, the windows and the actions of one program (`GtkApplication`).
public final class Application: Object {
    public override class var gtkTypeName: String { "GtkApplication" }

    /// - Parameters:
    ///   - id: a reverse domain name with at least two parts, as `g_application_id_is_valid` wants it.
    ///   - isService: whether the program waits to be activated over the session bus, as `--gapplication-service`
    ///     asks; it ends after a while in which nobody does.
    ///
    /// Where there is a session bus, a second start activates the first and ends.
    public init(id: String, isService: Bool = false) {
        MainQueue.serve()
        SessionBus.adapt()
        // Desktops find the entry, and with it the icon, of a window by this name: its class on X11, its application
        // id on Wayland.
        g_set_prgname(id)
        let flags = isService ? G_APPLICATION_IS_SERVICE : GApplicationFlags(rawValue: 0)
        super.init(adopting: gtk_application_new(id, flags))
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Called when the program is started or asked to come to the front (`activate`).
    public func onActivate(_ handler: @escaping @MainActor (Application) -> Void) {
        let this = WeakReference(self)
        connect("activate") { if let application = this.target { handler(application) } }
    }

    /// Runs the main loop until the last window closes or ``quit()`` is called (`g_application_run`).
    ///
    /// - Returns: the exit status.
    public func run() -> Int32 {
        g_application_run(typed(GApplication.self), 0, nil)
    }

    /// Ends ``run()`` (`g_application_quit`).
    public func quit() {
        g_application_quit(typed(GApplication.self))
    }

    /// Adds an action `app.<name>`.
    public func addAction(_ name: String, _ action: @escaping @MainActor () -> Void) {
        let entry = Object(adopting: g_simple_action_new(name, nil))
        entry.connect("activate", handler: action)
        g_action_map_add_action(opaque, entry.opaque)
    }

    /// The keys that ask for an action by its full name, such as `<Control>q`
    /// (`gtk_application_set_accels_for_action`).
    public func setShortcuts(_ keys: [String], for action: String) {
        withArrayOfCStrings(keys) {
            gtk_application_set_accels_for_action(typed(GtkApplication.self), action, $0)
        }
    }

    /// The windows of the program, the one used last first (`gtk_application_get_windows`).
    public var windows: [Window] {
        var found: [Window] = []
        var link = gtk_application_get_windows(typed(GtkApplication.self))
        while let node = link {
            if let data = node.pointee.data { found.append(Window(borrowing: ObjectReference(data))) }
            link = node.pointee.next
        }
        return found
    }
}

/// Calls a closure with a NULL-terminated array of C strings that lives as long as the call.
func withArrayOfCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() {
        (list + index).initialize(to: UnsafePointer(g_strdup(string)))
    }
    (list + strings.count).initialize(to: nil)
    defer {
        for index in strings.indices { g_free(UnsafeMutableRawPointer(mutating: list[index])) }
        list.deallocate()
    }
    return body(list)
}
