import CGtk

/// Style rules in GTK's CSS, for every window of the display (`GtkCssProvider`).
@MainActor
public final class StyleSheet {
    private let provider: Object

    public init(_ css: String) {
        provider = Object(adopting: gtk_css_provider_new())
        gtk_css_provider_load_from_data(provider.typed(), css, -1)
    }

    /// Puts the rules in force, after the theme's and before the person's own
    /// (`gtk_style_context_add_provider_for_display`).
    public func apply() {
        guard let display = gdk_display_get_default() else { return }
        gtk_style_context_add_provider_for_display(
            display,
            provider.opaque,
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
    }
}
