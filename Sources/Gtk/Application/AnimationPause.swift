import CGtk

/// Lets changes show at once instead of by and by, as long as it lives, where animations are on at all.
///
/// It sets GTK's `gtk-enable-animations` and gives it back to the desktop with the last pause
/// (`gtk_settings_reset_property`).
@MainActor
public final class AnimationPause {
    private static let property = "gtk-enable-animations"
    private static var count = 0

    private let holds: Bool

    public init() {
        let isOn = Settings.standard?.boolean(property: Self.property) == true
        holds = isOn || Self.count > 0
        guard holds else { return }
        Self.count += 1
        Settings.standard?.setBoolean(false, property: Self.property)
    }

    isolated deinit {
        guard holds else { return }
        Self.count -= 1
        guard Self.count == 0, let settings = Settings.standard else { return }
        gtk_settings_reset_property(settings.opaque, Self.property)
    }
}
