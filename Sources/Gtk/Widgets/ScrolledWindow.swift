import CGtk

/// Content larger than its room, with scroll bars (`GtkScrolledWindow`).
public final class ScrolledWindow: Widget {
    public override class var gtkTypeName: String { "GtkScrolledWindow" }

    public init(_ child: Widget) {
        super.init(sinking: gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(opaque, child.widget)
        gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        takeHandlerFromSettings()
    }

    /// GTK 4.8 connects each of these widgets to the display's settings when it is realized, and leaves that handler
    /// behind: it would run on a widget that is no more.
    private func takeHandlerFromSettings() {
        connect("unrealize") { [pointer] () -> Void in
            guard let settings = gtk_settings_get_default() else { return }
            let source = UnsafeMutableRawPointer(settings)
            g_signal_handlers_disconnect_matched(source, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, pointer)
        }
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Whether the person can scroll along an axis where the content is larger (`gtk_scrolled_window_get_policy`).
    public func canScroll(_ axis: Orientation) -> Bool {
        var horizontal = GTK_POLICY_NEVER
        var vertical = GTK_POLICY_NEVER
        gtk_scrolled_window_get_policy(opaque, &horizontal, &vertical)
        return (axis == .horizontal ? horizontal : vertical) != GTK_POLICY_NEVER
    }

    /// How far the content is scrolled, in application pixels from its start.
    public var scrollPosition: (horizontal: Double, vertical: Double) {
        (
            gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(opaque)),
            gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(opaque))
        )
    }

    /// Scrolls to a place, now or, where the content has no size yet, as soon as it has: the first frame
    /// drawn is already scrolled.
    public func scroll(horizontal: Double, vertical: Double) {
        Self.set(gtk_scrolled_window_get_hadjustment(opaque), to: horizontal)
        Self.set(gtk_scrolled_window_get_vadjustment(opaque), to: vertical)
    }

    private static func set(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?, to value: Double) {
        guard let adjustment, value > 0 else { return }
        let object = Object(borrowing: ObjectReference(adjustment))
        guard !reach(value, object) else { return }
        let this = WeakReference(object)
        var pending: SignalConnection?
        pending = object.connect("changed") {
            guard let object = this.target, reach(value, object) else { return }
            pending?.disconnect()
        }
    }

    /// Sets a value where the content is already large enough for it.
    private static func reach(_ value: Double, _ adjustment: Object) -> Bool {
        let adjustment: UnsafeMutablePointer<GtkAdjustment> = adjustment.typed()
        let last = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
        guard last > 0 else { return false }
        gtk_adjustment_set_value(adjustment, min(value, last))
        return true
    }
}
