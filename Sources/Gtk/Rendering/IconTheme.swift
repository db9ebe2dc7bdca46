import CGtk

/// The icons that are found by name (`GtkIconTheme`).
@MainActor
public enum IconTheme {
    /// Looks for icons in one more folder, which is laid out as an icon theme's is, after those of the desktop
    /// (`gtk_icon_theme_add_search_path`). Call it when GTK has been started; the folder need not exist.
    public static func addFolder(_ path: String) {
        guard let display = gdk_display_get_default() else { return }
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), path)
    }

    /// Whether there is an icon of a name, here or in the desktop's own themes (`gtk_icon_theme_has_icon`).
    public static func contains(_ name: String) -> Bool {
        guard let display = gdk_display_get_default() else { return false }
        return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
    }
}
