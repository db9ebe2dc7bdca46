import CGtk

/// The display's settings, which the desktop sets and a program may override (`GtkSettings`).
public final class Settings: Object {
    /// The settings of the default display; nil before GTK is started.
    public static var standard: Settings? {
        gtk_settings_get_default().map { Settings(borrowing: ObjectReference($0)) }
    }

    public override class var gtkTypeName: String { "GtkSettings" }
}
