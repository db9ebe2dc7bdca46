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
        var current = widget
        walk: while true {
            let isMapped = gtk_widget_get_mapped(current) != 0
            if isMapped, let kept = valueKept(on: current, for: key) {
                // A visit may end any widget and what it keeps, but not before their own visit.
                g_object_ref(current)
                found.append((current, kept.retain()))
            }
            if isMapped, let child = gtk_widget_get_first_child(current) {
                current = child
                continue
            }
            while current != widget {
                if let sibling = gtk_widget_get_next_sibling(current) {
                    current = sibling
                    continue walk
                }
                guard let parent = gtk_widget_get_parent(current) else { break walk }
                current = parent
            }
            break
        }
        for (widget, kept) in found.reversed() {
            visit(ObjectReference(widget), kept.takeRetainedValue())
            g_object_unref(widget)
        }
    }

    /// Calls a closure each time any widget that keeps something under a key comes on screen, before the
    /// frame that shows it is drawn (an emission hook on `map`).
    public static func onMap(
        attachment key: AttachmentKey,
        _ handler: @escaping @MainActor (ObjectReference, AnyObject) -> Void
    ) {
        MapHook(key: key, handler: handler).install()
    }
}

/// One process-wide hook on the signal with which every widget announces that it comes on screen, instead of
/// a handler on each of them: hidden widgets then cost nothing.
private final class MapHook: @unchecked Sendable {
    let key: AttachmentKey
    let handler: @MainActor (ObjectReference, AnyObject) -> Void

    init(key: AttachmentKey, handler: @escaping @MainActor (ObjectReference, AnyObject) -> Void) {
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
        guard let kept = valueKept(on: instance, for: hook.key) else { return }
        hook.handler(ObjectReference(instance), kept.takeUnretainedValue())
    }
}
