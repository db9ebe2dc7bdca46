import Gtk
import Parlance
import ParlanceGtk

/// What the menu and the keyboard can ask the window to do.
@MainActor
enum Actions {
    /// The keys of each action, as GTK writes them.
    static let shortcuts: [(action: String, keys: [String])] =
        [
            ("app.quit", ["<Control>q"]),
            ("main.search", ["<Control>f"]),
            ("main.settings", ["<Control>comma"]),
            ("main.shortcuts", ["<Control>question"]),
            ("main.back", ["<Alt>Left"]),
        ] + Page.tabs.enumerated().map { ("main.\($1)", ["<Control>\($0 + 1)"]) }

    static func add(to main: MainWindow) {
        guard let window = main.window else { return }
        let group = ActionGroup()
        group.add("search") { [weak main] in main?.search() }
        group.add("settings") { [weak main] in main?.show(.settings) }
        group.add("shortcuts") { [weak main] in main.map(ShortcutsWindow.present) }
        group.add("about") { [weak main] in main.map(AboutWindow.present) }
        group.add("back") { [weak main] in main?.goBack() }
        for page in Page.tabs {
            group.add(page.rawValue) { [weak main] in main?.show(page) }
        }
        // The buttons that ask for it are pressed in or out by its value, wherever they are.
        group.add("strategy", value: main.strategy.rawValue) { [weak main] value in
            guard let strategy = Strategy(rawValue: value) else { return false }
            main?.window.flatMap(LocalizedWindow.of)?.strategy = strategy.refreshStrategy
            return true
        }
        window.insert(group, prefix: "main")
    }
}
