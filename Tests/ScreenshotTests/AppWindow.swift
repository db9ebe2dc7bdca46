import Foundation
import Gtk
import Parlance
import ParlanceGtk

@testable import ParlanceApp

/// The reference app's window in one language, as a fresh start shows it.
@MainActor
struct AppWindow {
    let localizer: Localizer
    let window = Window()
    let localized: LocalizedWindow

    /// The app's own look, once for all windows.
    private static let style: Void = Style.apply()

    init(language: String, width: Int32 = 480, height: Int32 = 640) throws {
        localizer = Localizer(
            resources: ResourceBundle(folders: [packageFolder.appendingPathComponent("Resources")]),
            override: language,
            systemLanguages: ["en"]
        )
        Localizer.shared = localizer
        Self.style
        AppIcon.find(beside: localizer.resources.folders)
        let reader = Reader(localizer: localizer, today: Reader.day(2025, 2, 3))
        localized = MainWindow.fill(
            window,
            reader: reader,
            options: try Options(["parlance"]),
            showsCost: false
        )
        window.setDefaultSize(width: width, height: height)
        window.present()
        MainLoop.run(until: { window.isMapped })
    }
}
