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
    public func visitMapped(attachment key: AttachmentKey, _ visit: (Object, AnyObject) -> Void) {
        guard gtk_widget_get_mapped(widget) != 0 else { return }
        // The tree may be of any depth: a stack of our own, not the thread's.
        var open: [UnsafeMutablePointer<GtkWidget>] = [widget]
        var found: [(Object, AnyObject)] = []
        while let current = open.popLast() {
            if let kept = attached(to: UnsafeMutableRawPointer(current), key) {
                found.append((Widget(borrowing: ObjectReference(current)), kept))
            }
            var child = gtk_widget_get_first_child(current)
            while let next = child {
                if gtk_widget_get_mapped(next) != 0 { open.append(next) }
                child = gtk_widget_get_next_sibling(next)
            }
        }
        for (object, kept) in found.reversed() { visit(object, kept) }
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
        _ handler: @escaping @MainActor (Object, AnyObject) -> Void
    ) {
        MapHook(key: key, handler: handler).install()
    }
}

/// One process-wide hook on the signal with which every widget announces that it comes on screen, instead of
/// a handler on each of them: hidden widgets then cost nothing.
private final class MapHook: @unchecked Sendable {
    let key: AttachmentKey
    let handler: @MainActor (Object, AnyObject) -> Void

    init(key: AttachmentKey, handler: @escaping @MainActor (Object, AnyObject) -> Void) {
        self.key = key
        self.handler = handler
    }

    @MainActor
    func install() {
        // The signal exists only once its class does.
        g_type_class_unref(g_type_class_ref(gtk_widget_get_type()))
        let signal = g_signal_lookup("map", gtk_widget_get_type())
        g_signal_add_emission_hook(
            signal,
            0,
            { _, count, values, data in
                guard let data, let values, count > 0, let instance = g_value_peek_pointer(values) else {
                    return 1
                }
                let emission = MapEmission(
                    hook: Unmanaged<MapHook>.fromOpaque(data).takeUnretainedValue(),
                    instance: instance
                )
                MainActor.assumeIsolated { emission.deliver() }
                return 1
            },
            Unmanaged.passRetained(self).toOpaque()
        ) { data in
            guard let data else { return }
            Unmanaged<MapHook>.fromOpaque(data).release()
        }
    }
}

/// Carries one emission past a compiler that cannot know that GTK emits on the main thread.
private struct MapEmission: @unchecked Sendable {
    let hook: MapHook
    let instance: UnsafeMutableRawPointer

    @MainActor
    func deliver() {
        guard let kept = attached(to: instance, hook.key) else { return }
        hook.handler(Widget(borrowing: ObjectReference(instance)), kept)
    }
}

/// What an instance keeps under a key, without a wrapper around the instance.
@MainActor
private func attached(to instance: UnsafeMutableRawPointer, _ key: AttachmentKey) -> AnyObject? {
    g_object_get_qdata(instance.assumingMemoryBound(to: GObject.self), key.quark)
        .map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
}
