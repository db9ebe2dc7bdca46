import Gtk
import Parlance
import ParlanceGtk

/// The window's main menu.
@MainActor
enum PrimaryMenu {
    static func button(in localizer: Localizer) -> MenuButton {
        let menu = Menu()
        for (action, text) in entries {
            menu.append("", action: action)
            menu.localize(.entry(menu.count - 1), text, in: localizer)
        }
        let button = MenuButton(iconName: "open-menu-symbolic", menu: menu, isPrimary: true)
        button.name = "menu"
        button.localize("tooltip-text", .menuName, in: localizer)
        button.localize(.accessibleLabel, .menuName, in: localizer)
        return button
    }

    private static let entries: [(action: String, text: Message)] = [
        ("main.settings", .menuSettings), ("main.shortcuts", .menuShortcuts),
        ("main.about", .menuAbout),
        ("app.quit", .menuQuit),
    ]
}
