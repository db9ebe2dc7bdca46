import Foundation
import Parlance

/// The fixture's texts in two languages for ours, and in two more ready for C.
///
/// Each change gives every label another text: GTK leaves one that it shows already as it is.
@MainActor
final class LabelTexts {
    static let languages = [Fixture.development, "fr"]

    let localizer: Localizer
    let keys: [String]
    /// Texts as C holds them, each list in the order of the keys; kept until the process ends.
    let ready: [[UnsafePointer<CChar>]]

    private var turn = 0
    private var readyTurn = 0

    init(_ fixture: Fixture) throws {
        let folder = fixture.folder.appendingPathComponent("labels")
        for language in Self.languages {
            let localization = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: localization, withIntermediateDirectories: true)
            let title = "title = \"\(language)\";\n"
            let lines = fixture.entries.map { "\"\($0.key)\" = \"\(Self.text($0, in: language))\";\n" }
            try Data((title + lines.joined()).utf8)
                .write(to: localization.appendingPathComponent("Localizable.strings"))
        }
        localizer = Localizer(
            resources: ResourceBundle(folders: [folder], developmentLanguage: Fixture.development),
            systemLanguages: [Fixture.development]
        )
        keys = fixture.entries.map { Fixture.copy($0.key) }
        ready = ["C", "POSIX"].map { language in
            fixture.entries.map { UnsafePointer(strdup(Self.text($0, in: language))) }
        }
        // Both languages have been read once, as they have in an app that is switched for the second time.
        for _ in Self.languages { try switchLanguage() }
    }

    /// Puts the other language in force.
    func switchLanguage() throws {
        turn += 1
        try localizer.choose(.language(Self.languages[turn % Self.languages.count]))
    }

    /// The other list for C.
    func switchReady() -> [UnsafePointer<CChar>] {
        readyTurn += 1
        return ready[readyTurn % ready.count]
    }

    private static func text(_ entry: Fixture.Entry, in language: String) -> String {
        "\(language): \(entry.text)"
    }
}
