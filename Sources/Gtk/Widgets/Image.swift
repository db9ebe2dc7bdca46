import CGtk

/// An icon of the icon theme (`GtkImage`).
public final class Image: Widget {
    public override class var gtkTypeName: String { "GtkImage" }

    /// - Parameter pixelSize: the side of the icon in application pixels; -1 leaves it to the theme.
    public init(iconName: String, pixelSize: Int32 = -1) {
        super.init(sinking: gtk_image_new_from_icon_name(iconName))
        gtk_image_set_pixel_size(opaque, pixelSize)
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }
}
