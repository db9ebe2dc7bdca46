import CGtk

/// A text to read (`GtkLabel`).
public final class Label: Widget {
    public override class var gtkTypeName: String { "GtkLabel" }

    public init(_ text: String? = nil) {
        super.init(sinking: gtk_label_new(text))
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// The text as shown, without markup or the underscore of a mnemonic.
    public var text: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        set { gtk_label_set_label(opaque, newValue) }
    }

    /// Whether a text too long for its line goes on in the next.
    public var wraps: Bool {
        get { gtk_label_get_wrap(opaque) != 0 }
        set {
            gtk_label_set_wrap(opaque, newValue ? 1 : 0)
            gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_WORD)
        }
    }

    /// Where the lines stand in the label's width: 0 is the start, 1 the end.
    public var horizontalAlignment: Float {
        get { gtk_label_get_xalign(opaque) }
        set { gtk_label_set_xalign(opaque, newValue) }
    }

    /// Whether a text that may go on in the next line takes one line where there is room
    /// (`gtk_label_set_natural_wrap_mode`).
    public var prefersOneLine: Bool {
        get { gtk_label_get_natural_wrap_mode(opaque) == GTK_NATURAL_WRAP_NONE }
        set {
            gtk_label_set_natural_wrap_mode(opaque, newValue ? GTK_NATURAL_WRAP_NONE : GTK_NATURAL_WRAP_WORD)
        }
    }

    /// Whether lines that are shorter than others stand in the middle (`gtk_label_set_justify`).
    public var centersLines: Bool {
        get { gtk_label_get_justify(opaque) == GTK_JUSTIFY_CENTER }
        set { gtk_label_set_justify(opaque, newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT) }
    }

    /// The width, in characters, beyond which a wrapping label does not ask for more; -1 for none.
    public var maximumWidthInCharacters: Int32 {
        get { gtk_label_get_max_width_chars(opaque) }
        set { gtk_label_set_max_width_chars(opaque, newValue) }
    }

    /// Whether a text too long for its room ends in an ellipsis.
    public var ellipsizes: Bool {
        get { gtk_label_get_ellipsize(opaque) != PANGO_ELLIPSIZE_NONE }
        set { gtk_label_set_ellipsize(opaque, newValue ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE) }
    }
}
