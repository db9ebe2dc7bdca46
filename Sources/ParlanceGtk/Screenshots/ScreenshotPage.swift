import Gtk

/// Something of an app that a person looks at: a page of its window, a dialog, a popover.
@MainActor
public struct ScreenshotPage {
    /// The name in file names and findings, such as `home`.
    public let name: String
    let place: Place

    enum Place {
        case inWindow(@MainActor (Window) throws -> Void)
        case apart(@MainActor (Window) throws -> Widget?)
    }

    /// A page of the window.
    ///
    /// - Parameters:
    ///   - name: the name in file names and findings.
    ///   - show: turns the window to the page.
    public init(_ name: String, show: @escaping @MainActor (Window) throws -> Void) {
        self.name = name
        place = .inWindow(show)
    }

    /// A dialog or popover, which is pictured alone and closed afterwards.
    ///
    /// - Parameters:
    ///   - name: the name in file names and findings.
    ///   - open: opens it over the window; nil says that it did not open.
    public init(apart name: String, open: @escaping @MainActor (Window) throws -> Widget?) {
        self.name = name
        place = .apart(open)
    }

    var isInWindow: Bool { if case .inWindow = place { true } else { false } }

    /// Brings it on screen, in a window on which the pointer has no effect from then on.
    ///
    /// - Returns: what is to be pictured.
    public func show(in window: Window) throws -> Widget {
        window.ignorePointer()
        switch place {
        case .inWindow(let show):
            try show(window)
            return window
        case .apart(let open):
            // A popover grabs the pointer, which another program on the display may hold at the moment.
            for _ in 0..<20 {
                guard let opened = try open(window) else { continue }
                opened.ignorePointer()
                if let dialog = opened.cast(to: Window.self) { dialog.present() }
                if MainLoop.run(until: { opened.isMapped }, seconds: 0.5) { return opened }
                close(opened)
            }
            throw Failure(description: "“\(name)” did not open")
        }
    }

    /// Takes what was opened off the screen again.
    public func close(_ shown: Widget) {
        guard !isInWindow else { return }
        if let dialog = shown.cast(to: Window.self) { return dialog.destroy() }
        shown.cast(to: Popover.self)?.dismiss()
        MainLoop.run(until: { !shown.isMapped }, seconds: 10)
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}

extension Widget {
    /// Takes away where the keyboard is and what is marked: no picture of a page should depend on it.
    public func forgetPerson() {
        window?.clearFocus()
        clearSelections()
    }

    /// Lets no pointer that rests or moves over the window point at anything in it (`GtkWidget:can-target`).
    ///
    /// GTK would show tooltips, and now and then remembers what was pointed at longer than it exists.
    func ignorePointer() {
        setBoolean(false, property: "can-target")
    }
}
