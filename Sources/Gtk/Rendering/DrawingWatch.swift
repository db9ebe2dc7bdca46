import CGtk

/// Sees whether anything at or below a widget is to be drawn anew (`invalidate-contents` of a
/// `GtkWidgetPaintable`), as long as it lives.
@MainActor
public final class DrawingWatch {
    /// Whether anything has changed since the watch began or was told to forget.
    public private(set) var areSeen = false

    private let paintable: Object
    private var connection: ScopedConnection?

    public init(_ widget: Widget) {
        paintable = Object(adopting: gtk_widget_paintable_new(widget.widget))
        let made = paintable.connect("invalidate-contents") { [weak self] in self?.areSeen = true }
        connection = ScopedConnection(made)
    }

    /// Begins anew.
    public func forget() { areSeen = false }
}
