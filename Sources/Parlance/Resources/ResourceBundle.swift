import Foundation
import Synchronization

/// The folders in which an app's `.lproj` folders stand, as one set of resources.
///
/// What is in the folders when the bundle is made decides which languages there are; the tables of a language
/// are read when it is first used, and kept. Any thread may use it.
public final class ResourceBundle: Sendable {
    /// The folders, the one that wins first.
    public let folders: [URL]

    /// The language the app is written in, whose texts stand in where a translation is missing.
    public let developmentLanguage: Language

    /// The languages that have resources, by tag; the development language is always one of them.
    public let languages: [Language]

    /// Every `.lproj` folder, by the name it bears on disk without the extension.
    private let localizations: [String: [URL]]
    private let information: [String: String]
    private let loaded = Mutex<[String: LanguageTables]>([:])

    /// - Parameters:
    ///   - folders: where `.lproj` folders stand; one that does not exist counts as empty.
    ///   - developmentLanguage: its tag; nil takes `CFBundleDevelopmentRegion` of an `Info.plist` in the
    ///     folders, and English where there is none.
    public init(folders: [URL], developmentLanguage: String? = nil) {
        self.folders = folders
        var localizations: [String: [URL]] = [:]
        var information: [String: String] = [:]
        for folder in folders {
            for name in Self.contents(of: folder) where name.lowercased().hasSuffix(".lproj") {
                localizations[String(name.dropLast(6)), default: []].append(
                    folder.appendingPathComponent(name)
                )
            }
            information.merge(Self.information(in: folder)) { first, _ in first }
        }
        self.localizations = localizations
        self.information = information
        let development =
            (developmentLanguage ?? information["CFBundleDevelopmentRegion"]).flatMap { Language($0) }
            ?? Language(canonical: "en")
        self.developmentLanguage = development
        languages = Set(localizations.keys.compactMap { Language($0) } + [development]).sorted {
            $0.tag < $1.tag
        }
    }

    /// The offered language that answers a tag, or nil when none does.
    ///
    /// The matching is the platform's: see ``LanguageMatcher``.
    public func language(for tag: String) -> Language? {
        language(forPreferred: [tag])
    }

    /// The offered language that answers the first of a person's preferred languages that has an answer.
    public func language(forPreferred preferred: [String]) -> Language? {
        LanguageMatcher.matches(preferred: preferred, available: languages.map(\.tag)).first.flatMap {
            Language($0)
        }
    }

    /// A value of `Info.plist`, such as `CFBundleShortVersionString`; nil where there is none.
    ///
    /// Localized values are texts of the table `InfoPlist`.
    public func information(for key: String) -> String? {
        information[key]
    }

    /// Whether any `.lproj` folder was found.
    public var hasLocalizations: Bool { !localizations.isEmpty }

    /// The `.lproj` folders of a language, whatever the case and separators of their names.
    func folders(of language: Language) -> [URL] {
        localizations.keys.sorted().filter { Language($0) == language }.flatMap { localizations[$0] ?? [] }
    }

    /// The folders named `Base`, which hold what the development language shares with all.
    var baseFolders: [URL] { localizations["Base"] ?? [] }

    /// The tables a look-up in a language goes through, the language's own first, the development language's
    /// last; read when first asked for.
    func levels(of language: Language, report: (Diagnostic) -> Void) -> [LanguageTables] {
        var chain = [language] + language.parents.filter { languages.contains($0) }
        if !chain.contains(developmentLanguage) { chain.append(developmentLanguage) }
        return chain.map { tables(of: $0, report: report) }
    }

    private func tables(of language: Language, report: (Diagnostic) -> Void) -> LanguageTables {
        if let known = loaded.withLock({ $0[language.tag] }) { return known }
        // Read outside the lock, so that a slow disk holds up nobody who looks up another language.
        var folders = folders(of: language)
        if language == developmentLanguage { folders += baseFolders }
        let read = LanguageTables(language: language, folders: folders, report: report)
        return loaded.withLock { tables in
            if let known = tables[language.tag] { return known }
            tables[language.tag] = read
            return read
        }
    }

    private static func contents(of folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private static func information(in folder: URL) -> [String: String] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")),
            let entries = try? PropertyList.read(data, path: folder.path) as? [String: Any]
        else { return [:] }
        return entries.compactMapValues { $0 as? String }
    }
}
