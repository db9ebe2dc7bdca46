import CGtk

/// A picture at its own size or smaller (`GtkPicture`).
public final class Picture: Widget {
    public override class var gtkTypeName: String { "GtkPicture" }

    public init() {
        super.init(sinking: gtk_picture_new())
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Shows a picture; nil shows nothing (`gtk_picture_set_paintable`).
    public func show(_ texture: Texture?) {
        gtk_picture_set_paintable(opaque, texture?.opaque)
    }

    /// Whether the picture fills its room and is cut at the edges, in place of standing whole within it
    /// (`gtk_picture_set_content_fit`).
    public var fills: Bool {
        get { gtk_picture_get_content_fit(opaque) == GTK_CONTENT_FIT_COVER }
        set {
            gtk_picture_set_content_fit(opaque, newValue ? GTK_CONTENT_FIT_COVER : GTK_CONTENT_FIT_CONTAIN)
        }
    }

    /// What the picture shows, for those who do not see it (`gtk_picture_set_alternative_text`).
    public var alternativeText: String? {
        get { text(property: "alternative-text") }
        set { gtk_picture_set_alternative_text(opaque, newValue) }
    }
}
