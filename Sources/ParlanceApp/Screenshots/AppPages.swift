import Gtk
import ParlanceGtk

/// Everything of the app that is pictured: its pages, then its dialogs and what drops down.
@MainActor
package enum AppPages {
    package static var all: [ScreenshotPage] {
        Page.allCases.map { page in
            ScreenshotPage(page.rawValue) { $0.show(page) }
        } + [
            ScreenshotPage(apart: "about") { MainWindow.of($0).flatMap(AboutWindow.make) },
            ScreenshotPage(apart: "shortcuts") { MainWindow.of($0).flatMap(ShortcutsWindow.make) },
            ScreenshotPage(apart: "policy-alert") { window in
                MainWindow.of(window).map(PolicyAlerts.start)
                return opened("policy-alert")
            },
            ScreenshotPage(apart: "log-out-alert") { window in
                MainWindow.of(window).map { LogOutAlert.present(over: $0) { _ in } }
                return opened("log-out-alert")
            },
            ScreenshotPage(apart: "menu") { window in
                // Nobody could choose what belongs to the application, as no application runs.
                let group = ActionGroup()
                group.add("quit") {}
                window.insert(group, prefix: "app")
                let button = window.descendant(named: "menu")?.cast(to: MenuButton.self)
                button?.open()
                return button?.popover
            },
            ScreenshotPage(apart: "languages") { window in
                let picker = window.descendant(named: "languages")
                picker?.activate()
                return picker?.descendants.first { $0.isA("GtkPopover") }
            },
        ]
    }

    private static func opened(_ name: String) -> Widget? {
        Window.all.first { $0.name == name && $0.isVisible }
    }
}
