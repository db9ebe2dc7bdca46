import Gtk
import Parlance
import ParlanceGtk

/// The first page of the settings.
@MainActor
enum SettingsPage {
    static func build(in main: MainWindow) -> Widget {
        let list = Parts.list(
            Page.settings.title,
            [Parts.link(Page.general.title, main.localizer)],
            in: main.localizer
        )
        list.name = "settings-links"
        list.onActivate { [weak main] _ in main?.push(.general) }
        return Parts.page(.settings, in: main, [list])
    }
}
