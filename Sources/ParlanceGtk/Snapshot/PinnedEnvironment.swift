import Foundation
import Gtk

/// What has to be the same wherever pictures are taken, so that the same window gives the same bytes.
@MainActor
public enum PinnedEnvironment {
    private static let variables = [
        // The software renderer: no graphics card has a say.
        "GSK_RENDERER": "cairo",
        "GTK_THEME": "Adwaita",
        // The desktop's own settings stay out.
        "GSETTINGS_BACKEND": "memory",
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "",
        "TZ": "UTC",
    ]

    /// Sets the process's environment. Call it before GTK is started and before other threads run.
    public static func pin() {
        for (name, value) in variables { setenv(name, value, 1) }
    }

    /// Sets what GTK reads from the desktop. Call it when GTK has been started.
    public static func pinSettings() {
        guard let settings = Settings.standard else { return }
        settings.setText("Noto Sans 11", property: "gtk-font-name")
        // Nothing may move by itself between two pictures.
        settings.setBoolean(false, property: "gtk-enable-animations")
        settings.setBoolean(false, property: "gtk-cursor-blink")
    }
}
