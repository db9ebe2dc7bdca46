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
}
