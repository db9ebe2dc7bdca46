import CGtk

/// The versions of the libraries that decide what a picture of a window looks like, as this process has them.
@MainActor
public enum ToolkitVersions {
    /// One line each, such as `GTK 4.8.3`, in a fixed order.
    public static var all: [String] {
        [
            "GTK \(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())",
            "Pango \(String(cString: pango_version_string()))",
            "HarfBuzz \(String(cString: hb_version_string()))",
            "Cairo \(String(cString: cairo_version_string()))",
        ]
    }

    /// The language that GTK was started in, which some letter forms depend on (`gtk_get_default_language`).
    public static var startLanguage: String {
        String(cString: pango_language_to_string(gtk_get_default_language()))
    }
}
