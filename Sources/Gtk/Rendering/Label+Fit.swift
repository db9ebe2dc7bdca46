import CGtk

extension Label {
    /// Whether the text on screen ends in an ellipsis now (`pango_layout_is_ellipsized`).
    public var isEllipsized: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(opaque)) != 0 }

    /// How many characters no font has a glyph for (`pango_layout_get_unknown_glyphs_count`).
    public var missingGlyphCount: Int {
        Int(pango_layout_get_unknown_glyphs_count(gtk_label_get_layout(opaque)))
    }

    /// How much larger the lines of text are than the room the label was given, in application pixels; nothing is
    /// below zero.
    public var overflow: (width: Int32, height: Int32) {
        var lines = PangoRectangle()
        pango_layout_get_pixel_extents(gtk_label_get_layout(opaque), nil, &lines)
        return (max(0, lines.width - width), max(0, lines.height - height))
    }

    /// How much wider the text would be without the ellipsis, in application pixels.
    public var ellipsizedWidth: Int32 {
        let layout = Object(adopting: pango_layout_copy(gtk_label_get_layout(opaque)))
        pango_layout_set_ellipsize(layout.opaque, PANGO_ELLIPSIZE_NONE)
        pango_layout_set_width(layout.opaque, -1)
        var whole: Int32 = 0
        pango_layout_get_pixel_size(layout.opaque, &whole, nil)
        return max(0, whole - width)
    }

    /// Where the marks of the text are on the surface of the window or popover, and which that is; nil where all of
    /// it is hidden (`pango_layout_get_pixel_extents`, `gtk_label_get_layout_offsets`).
    public var ink: (surface: Widget, area: Area)? {
        var marks = PangoRectangle()
        pango_layout_get_pixel_extents(gtk_label_get_layout(opaque), &marks, nil)
        var (x, y) = (Int32(0), Int32(0))
        gtk_label_get_layout_offsets(opaque, &x, &y)
        var rectangle = graphene_rect_t()
        let ancestors = ancestorsOnSurface
        guard let surface = ancestors.last, let origin = area(in: surface) else { return nil }
        graphene_rect_init(
            &rectangle,
            origin.x + Float(x + marks.x),
            origin.y + Float(y + marks.y),
            Float(marks.width),
            Float(marks.height)
        )
        let whole: Area? = Area(rectangle)
        let visible = ancestors.filter(\.hidesOverflow).reduce(whole) { visible, ancestor in
            ancestor.area(in: surface).flatMap { visible?.intersection($0) }
        }
        return visible.map { (surface, $0) }
    }
}

extension Widget {
    /// The least width the widget can be given, in application pixels (`gtk_widget_measure`).
    public var minimumWidth: Int32 {
        var minimum: Int32 = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
        return minimum
    }

    /// By how much the widget lies beyond a widget it stands in, at both sides and at top and bottom together, in
    /// application pixels (`gtk_widget_compute_bounds`).
    public func excess(over ancestor: Widget) -> (horizontal: Int32, vertical: Int32) {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, ancestor.widget, &bounds) != 0 else { return (0, 0) }
        let (origin, size) = (bounds.origin, bounds.size)
        let horizontal = max(0, -origin.x) + max(0, origin.x + size.width - Float(ancestor.width))
        let vertical = max(0, -origin.y) + max(0, origin.y + size.height - Float(ancestor.height))
        return (Int32(horizontal.rounded()), Int32(vertical.rounded()))
    }

    /// The widgets it stands in, the nearest first and the window or popover last.
    fileprivate var ancestorsOnSurface: [Widget] {
        Array(sequence(first: self) { $0.isA("GtkNative") ? nil : $0.parent }.dropFirst())
    }

    fileprivate func area(in ancestor: Widget) -> Area? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, ancestor.widget, &bounds) != 0 else { return nil }
        return Area(bounds)
    }

    /// Whether the widget draws nothing beyond its own edges (`gtk_widget_get_overflow`).
    public var hidesOverflow: Bool { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
}
