import Gtk
import Parlance
import ParlanceGtk

/// The app's keys, from the UI file `Shortcuts`.
@MainActor
enum ShortcutsWindow {
    static func present(over main: MainWindow) {
        make(over: main)?.present()
    }

    static func make(over main: MainWindow) -> Window? {
        guard let parent = main.window else { return nil }
        do {
            let file = try InterfaceFile("Shortcuts", in: main.localizer)
            let window = file.widget("shortcuts", as: Window.self)
            window?.belong(to: parent)
            return window
        } catch {
            main.localizer.diagnostics.report(error.diagnostic)
            return nil
        }
    }
}
