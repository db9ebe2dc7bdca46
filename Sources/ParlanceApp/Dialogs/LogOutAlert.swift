import Gtk
import Parlance
import ParlanceGtk

/// Asks before the person's name and notes go.
@MainActor
enum LogOutAlert {
    static func present(over main: MainWindow, confirmed: @escaping @MainActor (MainWindow) -> Void) {
        guard let window = main.window else { return }
        let localizer = main.localizer
        let alert = Alert(for: window)
        alert.name = "log-out-alert"
        alert.localize("title", .logoutTitle, in: localizer)
        alert.localize("text", .logoutTitle, in: localizer)
        alert.localize("secondary-text", .logoutMessage, in: localizer)
        alert.addAnswer().localize("label", .cancel, in: localizer)
        let button = alert.addAnswer(.destructive) { [weak main] in main.map(confirmed) }
        button.name = "log-out-confirm"
        button.localize("label", .mineLogout, in: localizer)
        alert.present()
    }
}
