import Foundation
import Gtk
import Parlance
import ParlanceGtk
import TestSupport

/// A localizer over four small languages, and what it told.
@MainActor
final class Fixture {
    let folder: TemporaryFolder
    let localizer: Localizer
    let diagnostics = Collected<Diagnostic>()

    static let files = [
        "en.lproj/Localizable.strings": "title=Title; hello=\"Hello, %@\"; other=Other; hint=Hint;",
        "fr.lproj/Localizable.strings": "title=Titre; hello=\"Bonjour %@\"; other=Autre; hint=Indication;",
        "zh-Hans.lproj/Localizable.strings":
            "title=\"标题\"; hello=\"你好，%@\"; other=\"其他\"; hint=\"提示\";",
        "zh-Hant.lproj/Localizable.strings":
            "title=\"標題\"; hello=\"你好，%@\"; other=\"其他\"; hint=\"提示\";",
    ]

    init(system: [String] = ["en"], files: [String: String] = Fixture.files) throws {
        folder = try TemporaryFolder(files)
        localizer = Localizer(
            resources: ResourceBundle(folders: [folder.url]),
            systemLanguages: system,
            diagnostics: DiagnosticChannel { [diagnostics] in diagnostics.append($0) }
        )
    }

    /// A window on screen with some content.
    func show(
        strategy: any RefreshStrategy = ViewRefresh(),
        _ content: @escaping @MainActor (Localizer) -> Widget
    ) -> (Window, LocalizedWindow) {
        let window = Window()
        let localizer = localizer
        let localized = LocalizedWindow(window, title: "title", localizer: localizer, strategy: strategy) {
            content(localizer)
        }
        window.present()
        MainLoop.run(until: { window.child?.isMapped == true })
        return (window, localized)
    }
}
