import CGtk

/// A window's title bar with room for controls (`GtkHeaderBar`).
public final class HeaderBar: Widget {
    public override class var gtkTypeName: String { "GtkHeaderBar" }

    public init() {
        super.init(sinking: gtk_header_bar_new())
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Adds a control at the side where lines start.
    public func packStart(_ child: Widget) {
        gtk_header_bar_pack_start(opaque, child.widget)
    }

    /// Adds a control at the side where lines end.
    public func packEnd(_ child: Widget) {
        gtk_header_bar_pack_end(opaque, child.widget)
    }

    /// The widget in the middle, in place of the window's title.
    public func setTitle(_ widget: Widget) {
        gtk_header_bar_set_title_widget(opaque, widget.widget)
    }
}
