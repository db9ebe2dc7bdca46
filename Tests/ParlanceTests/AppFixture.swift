import Foundation
import Parlance
import TestSupport

/// A small app: resources in a folder of its own, a store, and everything that was told.
final class AppFixture: Sendable {
    let folder: TemporaryFolder
    let resources: ResourceBundle
    let store: LanguageStore
    private let collected = Collected<Diagnostic>()

    /// - Parameter files: contents by path; resources stand in `app` unless `folders` names others.
    init(
        _ files: [String: String] = AppFixture.files,
        folders: [String] = ["app"],
        developmentLanguage: String? = nil
    ) throws {
        let folder = try TemporaryFolder(files)
        self.folder = folder
        resources = ResourceBundle(
            folders: folders.map(folder.file),
            developmentLanguage: developmentLanguage
        )
        store = LanguageStore(file: folder.file("config/app.plist"))
    }

    static let files = [
        "app/en.lproj/Localizable.strings":
            "ok = OK; cancel = Cancel; title = Title; \"%d of %@\" = \"%d of %@\";",
        "app/en.lproj/Errors.strings": "ok = \"No error\";",
        "app/fr.lproj/Localizable.strings": "ok = \"D’accord\"; title = \"\";",
        "app/de.lproj/Localizable.strings": "ok = Gut; cancel = Abbrechen;",
        "app/zh-Hans.lproj/Localizable.strings": "ok = \"好\"; cancel = \"取消\";",
        "app/zh-Hant.lproj/Localizable.strings": "ok = \"好的\"; cancel = \"取消 \";",
    ]

    /// Starts the app: as often as one likes, one start after the other.
    func start(
        system: [String] = ["en"],
        override: String? = nil,
        isolatesText: Bool = false,
        store: LanguageStore? = nil
    ) -> Localizer {
        Localizer(
            resources: resources,
            store: store ?? self.store,
            override: override,
            systemLanguages: system,
            isolatesText: isolatesText,
            diagnostics: channel
        )
    }

    /// Starts the app in one language.
    func started(in tag: String) throws -> Localizer {
        let localizer = start()
        try localizer.choose(.language(tag))
        return localizer
    }

    /// Where its localizers tell. It keeps the app, whose folder they read from when they need it.
    var channel: DiagnosticChannel { DiagnosticChannel { [self] in collected.append($0) } }

    /// What was told, in order.
    var told: [Diagnostic] { collected.all }

    /// The stored value of `AppleLanguages`, or nil where there is none.
    var stored: [String]? { entries?["AppleLanguages"] as? [String] }

    /// All that is in the store, or nil where there is no such file.
    var entries: [String: Any]? {
        guard let data = try? Data(contentsOf: store.file) else { return nil }
        return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }

    /// Writes the store as another program would.
    func store(_ entries: [String: Any]) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
        try folder.write(data, to: "config/app.plist")
    }
}
