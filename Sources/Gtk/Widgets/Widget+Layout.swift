import CGtk

/// Where a widget stands in room that is larger than it (`GtkAlign`).
public enum Alignment: Sendable {
    case fill, start, end, center

    var cValue: GtkAlign {
        switch self {
        case .fill: GTK_ALIGN_FILL
        case .start: GTK_ALIGN_START
        case .end: GTK_ALIGN_END
        case .center: GTK_ALIGN_CENTER
        }
    }
}

/// The direction in which children follow each other (`GtkOrientation`).
public enum Orientation: Sendable {
    case horizontal, vertical

    var cValue: GtkOrientation {
        self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    }
}

extension Widget {
    /// Free room around the widget, in application pixels. Start and end swap in right-to-left languages.
    public func setMargins(top: Int32 = 0, bottom: Int32 = 0, start: Int32 = 0, end: Int32 = 0) {
        gtk_widget_set_margin_top(widget, top)
        gtk_widget_set_margin_bottom(widget, bottom)
        gtk_widget_set_margin_start(widget, start)
        gtk_widget_set_margin_end(widget, end)
    }

    /// The same free room on all four sides, in application pixels.
    public func setMargins(_ all: Int32) {
        setMargins(top: all, bottom: all, start: all, end: all)
    }

    /// Where the widget stands in the room it is given.
    public func align(horizontally horizontal: Alignment? = nil, vertically vertical: Alignment? = nil) {
        if let horizontal { gtk_widget_set_halign(widget, horizontal.cValue) }
        if let vertical { gtk_widget_set_valign(widget, vertical.cValue) }
    }

    /// Whether the widget takes what room is left over.
    public func expand(horizontally horizontal: Bool? = nil, vertically vertical: Bool? = nil) {
        if let horizontal { gtk_widget_set_hexpand(widget, horizontal ? 1 : 0) }
        if let vertical { gtk_widget_set_vexpand(widget, vertical ? 1 : 0) }
    }

    /// The least size the widget asks for, in application pixels; -1 leaves an axis to the content.
    public func setSizeRequest(width: Int32 = -1, height: Int32 = -1) {
        gtk_widget_set_size_request(widget, width, height)
    }

    /// How much of the widget shows through: 0 nothing, 1 all (`gtk_widget_set_opacity`).
    public var opacity: Double {
        get { gtk_widget_get_opacity(widget) }
        set { gtk_widget_set_opacity(widget, newValue) }
    }

    /// The width the widget has been given, in application pixels.
    public var width: Int32 { gtk_widget_get_width(widget) }

    /// The height the widget has been given, in application pixels.
    public var height: Int32 { gtk_widget_get_height(widget) }
}
