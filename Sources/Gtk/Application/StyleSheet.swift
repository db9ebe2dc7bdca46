import CGtk

/// Style rules in GTK's CSS, for every window of the display (`GtkCssProvider`).
@MainActor
public final class StyleSheet {
    /// What the rules stand above; what is later here stands above what is earlier.
    public enum Level: Sendable {
        /// The theme.
        case theme
        /// The theme and the desktop's settings, as an app's own rules do.
        case settings

        fileprivate var priority: guint {
            switch self {
            case .theme: guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS)
            case .settings: guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
            }
        }
    }

    private let provider = Object(adopting: gtk_css_provider_new())

    /// The rules. Where they are in force, windows follow a change in the next frame.
    public var css: String {
        didSet { if css != oldValue { load() } }
    }

    public init(_ css: String) {
        self.css = css
        load()
    }

    /// Puts the rules in force, below the person's own (`gtk_style_context_add_provider_for_display`).
    public func apply(above level: Level = .settings) {
        guard let display = gdk_display_get_default() else { return }
        gtk_style_context_add_provider_for_display(display, provider.opaque, level.priority)
    }

    private func load() {
        gtk_css_provider_load_from_data(provider.typed(), css, -1)
    }
}
