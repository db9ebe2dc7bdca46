import CGtk

/// The display's settings, which the desktop sets and a program may override (`GtkSettings`).
public final class Settings: Object {
    /// The settings of the default display; nil before GTK is started.
    public static var standard: Settings? {
        gtk_settings_get_default().map { Settings(borrowing: ObjectReference($0)) }
    }

    public override class var gtkTypeName: String { "GtkSettings" }

    /// The families of the person's font, best first (`gtk-font-name`).
    public var fontFamilies: [String] {
        guard let name = text(property: "gtk-font-name"),
            let description = pango_font_description_from_string(name)
        else { return [] }
        defer { pango_font_description_free(description) }
        guard let families = pango_font_description_get_family(description) else { return [] }
        return String(cString: families).split(separator: ",").map {
            String($0.drop { $0 == " " })
        }
    }

    /// Sets how large text is, 1 being its usual size: what desktops call large text (`gtk-xft-dpi`).
    public func setTextScale(_ scale: Double) {
        var value = GValue()
        g_value_init(&value, cgtk_type_int())
        // In 1024ths of a dot per inch, of which there are 96 by convention.
        g_value_set_int(&value, gint(clamping: Int64(96 * 1024 * scale)))
        g_object_set_property(typed(), "gtk-xft-dpi", &value)
        g_value_unset(&value)
    }
}
