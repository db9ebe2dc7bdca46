import CGtk

extension Widget {
    /// The widget this one stands in (`gtk_widget_get_parent`).
    public var parent: Widget? {
        gtk_widget_get_parent(widget).map { Widget(borrowing: ObjectReference($0)) }
    }

    /// The window the widget stands in; nil for none (`gtk_widget_get_root`).
    public var window: Window? {
        gtk_widget_get_root(widget).flatMap { Object(borrowing: ObjectReference($0)).cast(to: Window.self) }
    }

    /// The children, in order; popovers and internal parts included (`gtk_widget_get_first_child`).
    public var children: [Widget] {
        var found: [Widget] = []
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            found.append(Widget(borrowing: ObjectReference(current)))
            child = gtk_widget_get_next_sibling(current)
        }
        return found
    }

    /// The widget itself and everything below it, each before its own children.
    public var descendants: [Widget] {
        var found: [Widget] = []
        var open: [Widget] = [self]
        while let next = open.popLast() {
            found.append(next)
            open.append(contentsOf: next.children.reversed())
        }
        return found
    }

    /// The first widget at or below this one that has been given this name.
    public func descendant(named name: String) -> Widget? {
        descendants.first { $0.name == name }
    }

    /// Visits what is kept under a key on this widget and on everything below it that is on screen, children
    /// before their parents; what is hidden is not even looked at.
    public func visitMapped(attachment key: AttachmentKey, _ visit: (ObjectReference, AnyObject) -> Void) {
        var found: [(UnsafeMutablePointer<GtkWidget>, Unmanaged<AnyObject>)] = []
        visitMapped { widget in
            guard let kept = valueKept(on: widget, for: key) else { return }
            // A visit may end any widget and what it keeps, but not before they have been visited themselves.
            g_object_ref(widget)
            found.append((widget, kept.retain()))
        }
        for (widget, kept) in found.reversed() {
            visit(ObjectReference(widget), kept.takeRetainedValue())
            g_object_unref(widget)
        }
    }

    /// Takes the look away that widgets on screen have while the pointer is over them, and while another window
    /// is the active one (`gtk_widget_unset_state_flags`); false where none had it.
    ///
    /// It comes back when the pointer moves or the active window changes.
    @discardableResult
    public func clearPassingLook() -> Bool {
        let passing = GTK_STATE_FLAG_PRELIGHT.rawValue | GTK_STATE_FLAG_BACKDROP.rawValue
        var hadIt = false
        // That of a window goes for all that is in it.
        let top = window ?? self
        if gtk_widget_get_state_flags(top.widget).rawValue & GTK_STATE_FLAG_BACKDROP.rawValue != 0 {
            gtk_widget_unset_state_flags(top.widget, GTK_STATE_FLAG_BACKDROP)
            hadIt = true
        }
        visitMapped { widget in
            guard gtk_widget_get_state_flags(widget).rawValue & passing != 0 else { return }
            gtk_widget_unset_state_flags(widget, GtkStateFlags(rawValue: passing))
            hadIt = true
        }
        return hadIt
    }

    /// Takes away what is marked in the texts of labels on screen (`gtk_label_select_region`).
    public func clearSelections() {
        visitMapped { widget in
            if widget.isOf(gtk_label_get_type()) { gtk_label_select_region(OpaquePointer(widget), 0, 0) }
        }
    }

    /// Visits this widget and everything below it, hidden or not, each before its own children.
    ///
    /// The visit may take away what is below the widget it is at, and nothing else.
    func visitAll(_ visit: (UnsafeMutablePointer<GtkWidget>) -> Void) {
        self.visit(where: { _ in true }, visit)
    }

    /// The same for what is on screen.
    func visitMapped(_ visit: (UnsafeMutablePointer<GtkWidget>) -> Void) {
        self.visit(where: { gtk_widget_get_mapped($0) != 0 }, visit)
    }

    private func visit(
        where isWanted: (UnsafeMutablePointer<GtkWidget>) -> Bool,
        _ visit: (UnsafeMutablePointer<GtkWidget>) -> Void
    ) {
        guard isWanted(widget) else { return }
        var open: [UnsafeMutablePointer<GtkWidget>] = [widget]
        while let current = open.popLast() {
            visit(current)
            var child = gtk_widget_get_last_child(current)
            while let next = child {
                if isWanted(next) { open.append(next) }
                child = gtk_widget_get_prev_sibling(next)
            }
        }
    }

    /// Calls a closure each time any widget that keeps something under a key comes on screen, before the
    /// frame that shows it is drawn (an emission hook on `map`).
    public static func onMap(
        attachment key: AttachmentKey,
        _ handler: @escaping @MainActor (ObjectReference, AnyObject) -> Void
    ) {
        MapWatch.add { widget in
            guard let kept = valueKept(on: widget, for: key) else { return }
            handler(ObjectReference(widget), kept.takeUnretainedValue())
        }
    }
}
