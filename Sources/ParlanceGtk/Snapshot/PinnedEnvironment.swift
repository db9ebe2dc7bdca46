import Foundation
import Gtk

/// What has to be the same wherever pictures are taken, so that the same window gives the same bytes.
///
/// Tests, programs that write pictures, and continuous integration all call ``start()`` and nothing else.
@MainActor
public enum PinnedEnvironment {
    /// Starts GTK in the pinned environment; false without a display.
    ///
    /// Call it before GTK is started and before other threads run, for the variables of the process are set
    /// too. Where GTK runs already, what it reads only once stays as it is, which ``deviation`` tells.
    public static func start() -> Bool {
        if !MainLoop.isInitialized {
            for (name, value) in variables { setenv(name, value, 1) }
            for name in unsetVariables { unsetenv(name) }
        }
        hasFonts = FontSet.use(PinnedFonts.configuration)
        guard MainLoop.initialize() else { return false }
        pinSettings()
        if sheet == nil {
            // Bars that lie over the content come and go with time.
            sheet = StyleSheet("scrollbar.overlay-indicator { opacity: 0; }")
            sheet?.apply()
        }
        return true
    }

    /// Whether pictures taken now can be compared with those that were taken elsewhere.
    public static var isPinned: Bool { deviation == nil }

    /// Why pictures taken now depend on this machine; nil where they do not.
    public static var deviation: String? {
        guard MainLoop.isInitialized else { return "GTK has not been started" }
        guard hasFonts else { return "the fonts of this machine are in use, not the pinned ones" }
        let missing = PinnedFonts.missing
        guard missing.isEmpty else {
            return "fonts are missing: \(missing.joined(separator: ", ")); install \(PinnedFonts.packages)"
        }
        let language = ToolkitVersions.startLanguage
        guard language == "c" else { return "GTK was started in the language \(language)" }
        if let scale = ProcessInfo.processInfo.environment["GDK_SCALE"], scale != "1" {
            return "GTK was started with GDK_SCALE=\(scale)"
        }
        return nil
    }

    /// The versions of everything that pictures depend on beside the code, one a line.
    ///
    /// Pictures are the same bytes wherever this is the same text and there is no ``deviation``.
    public static var versions: String {
        (ToolkitVersions.all + [PinnedFonts.fingerprint]).joined(separator: "\n") + "\n"
    }

    /// The look that pictures are taken in.
    public static var scheme: ColorScheme = .light {
        didSet { Settings.standard?.setBoolean(scheme == .dark, property: darkness) }
    }

    private static var hasFonts = false
    private static var sheet: StyleSheet?
    private static let darkness = "gtk-application-prefer-dark-theme"

    private static let variables = [
        // The software renderer: no graphics card has a say.
        "GSK_RENDERER": "cairo",
        // The desktop's own settings stay out.
        "GSETTINGS_BACKEND": "memory",
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "",
        "TZ": "UTC",
    ]

    /// They would win over the settings.
    private static let unsetVariables = ["GTK_THEME", "GDK_SCALE", "GDK_DPI_SCALE", "PANGO_LANGUAGE"]

    private static func pinSettings() {
        guard let settings = Settings.standard else { return }
        let texts = [
            ("gtk-theme-name", "Default"), ("gtk-icon-theme-name", "Adwaita"),
            ("gtk-font-name", "Noto Sans 11"),
            ("gtk-decoration-layout", "menu:minimize,maximize,close"), ("gtk-xft-hintstyle", "hintslight"),
            // Grey edges: coloured ones depend on the screen, and make pictures larger.
            ("gtk-xft-rgba", "none"),
        ]
        for (name, value) in texts { settings.setText(value, property: name) }
        for (name, value) in [("gtk-xft-antialias", 1), ("gtk-xft-hinting", 1), ("gtk-xft-dpi", 96 * 1024)] {
            settings.setInteger(Int32(value), property: name)
        }
        settings.setBoolean(true, property: "gtk-hint-font-metrics")
        // Nothing may move by itself between two pictures.
        settings.setBoolean(false, property: "gtk-enable-animations")
        settings.setBoolean(false, property: "gtk-cursor-blink")
        settings.setBoolean(scheme == .dark, property: darkness)
    }
}

/// Light or dark.
public enum ColorScheme: String, Sendable, Codable, CaseIterable {
    case light, dark
}
