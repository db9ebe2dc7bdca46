import Foundation

/// The folders in which an app's `.lproj` folders and string catalogs stand, as one set of resources.
///
/// What is in the folders when the bundle is made decides which languages there are; the tables of a language
/// are read when it is first used, and kept. Of several folders, one counts wholly before the next. Any
/// thread may use it.
public final class ResourceBundle: Sendable {
    /// The folders, the one that wins first.
    public let folders: [URL]

    /// The language the app is written in, whose texts stand in where a translation is missing.
    public let developmentLanguage: Language

    /// The languages that have resources, by tag; the development language is always one of them.
    ///
    /// A ``Pseudolanguage`` is none of them, and can be chosen all the same.
    public let languages: [Language]

    private let places: [ResourceFolder]
    private let files = TableFiles()
    private let loaded = Locked<[Language: LanguageTables]>([:])

    /// - Parameters:
    ///   - folders: where `.lproj` folders and catalogs stand; one that does not exist counts as empty.
    ///   - developmentLanguage: its tag; nil takes `CFBundleDevelopmentRegion` of an `Info.plist` in the
    ///     folders, and English where there is none.
    public init(folders: [URL], developmentLanguage: String? = nil) {
        self.folders = folders
        let places = folders.map { ResourceFolder($0) }
        self.places = places
        let region = places.lazy.compactMap { $0.information["CFBundleDevelopmentRegion"] }.first
        let named = [developmentLanguage, region].lazy.compactMap { $0.flatMap { Language($0) } }.first
        let development = named ?? Language(canonical: "en")
        self.developmentLanguage = development
        var languages: Set = [development]
        for place in places {
            languages.formUnion(place.localizations.keys)
            for case .catalog(let catalog) in place.catalogs.joined().map({ [files] in
                files.file(at: $0).content
            }) {
                languages.formUnion(catalog.languages)
            }
        }
        self.languages = languages.sorted { $0.tag < $1.tag }
    }

    /// The offered language that answers a tag, or nil when none does.
    ///
    /// The matching is the platform's: see ``LanguageMatcher``. The tag of a ``Pseudolanguage`` answers itself.
    public func language(for tag: String) -> Language? {
        language(forPreferred: [tag])
    }

    /// The offered language that answers the first of a person's preferred languages that has an answer.
    public func language(forPreferred preferred: [String]) -> Language? {
        if let first = preferred.first.flatMap({ Language($0) }), isPseudolanguage(first) { return first }
        return LanguageMatcher.matches(preferred: preferred, available: languages.map(\.tag)).first.flatMap {
            Language($0)
        }
    }

    /// A value of `Info.plist`, such as `CFBundleShortVersionString`; nil where there is none.
    ///
    /// Localized values are texts of the table `InfoPlist`.
    public func information(for key: String) -> String? {
        places.lazy.compactMap { $0.information[key] }.first
    }

    /// Whether any `.lproj` folder or catalog was found.
    public var hasLocalizations: Bool {
        places.contains { place in
            !place.localizations.isEmpty || !place.base.isEmpty || place.catalogs.contains { !$0.isEmpty }
        }
    }

    /// The languages that a look-up in one goes through: itself, its parents on offer, and last the
    /// development language.
    func chain(of language: Language) -> [Language] {
        if isPseudolanguage(language) { return [language, developmentLanguage] }
        let chain = [language] + language.parents.filter { languages.contains($0) }
        return chain.contains(developmentLanguage) ? chain : chain + [developmentLanguage]
    }

    /// The tables a look-up in a language goes through; read when first asked for.
    func levels(of language: Language, report: (Diagnostic) -> Void) -> [LanguageTables] {
        chain(of: language).map { tables(of: $0, report: report) }
    }

    private func tables(of language: Language, report: (Diagnostic) -> Void) -> LanguageTables {
        if let known = loaded.withLock({ $0[language] }) { return known }
        // Read outside the lock, so that a slow disk holds up nobody who looks up another language.
        let layers = layers(of: language)
        for file in layers.joined() { file.diagnostics.forEach(report) }
        let folder = folders(of: language).first?.path ?? "\(language).lproj"
        let made = LanguageTables(
            rules: LanguageRules(language),
            layers: layers,
            folder: folder,
            source: source(of: language)
        )
        return loaded.withLock { tables in
            if let known = tables[language] { return known }
            tables[language] = made
            return made
        }
    }

    /// Every plain text a language has of its own.
    func texts(of language: Language, report: (Diagnostic) -> Void) -> [String] {
        tables(of: language, report: report).plainTexts
    }

    private func layers(of language: Language) -> [[TableFile]] {
        let source = source(of: language)
        return places.flatMap { $0.tableFiles(of: source, isDevelopment: source == developmentLanguage) }
            .map { $0.map(files.file) }
    }

    /// Whether a language is made from the development language's texts; one that has resources of its own is not.
    func isPseudolanguage(_ language: Language) -> Bool {
        Pseudolanguage(language) != nil && !languages.contains(language)
    }

    /// The language whose resources a language shows.
    private func source(of language: Language) -> Language {
        isPseudolanguage(language) ? developmentLanguage : language
    }

    /// The `.lproj` folders that belong to a language, those named `Base` to the development language.
    private func folders(of language: Language) -> [URL] {
        let source = source(of: language)
        return places.flatMap { $0.folders(of: source, isDevelopment: source == developmentLanguage) }
    }
}

extension ResourceBundle {
    /// The folders to watch for files that change what an app shows: see ``Localizer/reload()``.
    ///
    /// A folder is watched for the files right inside it; there is no folder in the list that does not exist.
    public var watchedFolders: [URL] {
        places.flatMap(\.watchedFolders).filter { ResourceFolder.isFolder($0) }
    }

    /// Reads what has changed on the disk of the tables that have been read, and tells what is wrong with it.
    ///
    /// A broken file keeps its last good texts. Tables that nothing has changed for stay the same objects.
    func reload(channel: DiagnosticChannel) {
        for file in files.refresh() {
            channel.forget(file: file.url.path)
            file.diagnostics.forEach(channel.report)
        }
        for (language, old) in loaded.withLock({ $0 }) {
            let layers = layers(of: language)
            guard !old.isMade(of: layers) else { continue }
            let known = Set(old.layers.joined().map { ObjectIdentifier($0) })
            for file in layers.joined() where !known.contains(ObjectIdentifier(file)) {
                file.diagnostics.forEach(channel.report)
            }
            let made = LanguageTables(
                rules: old.rules,
                layers: layers,
                folder: old.folder,
                source: source(of: language)
            )
            loaded.withLock { $0[language] = made }
        }
    }
}

extension ResourceBundle {
    /// A file for a language, such as a picture: from the first `.lproj` folder that has it of the language,
    /// its parents, the development language and `Base`, and else from beside the `.lproj` folders.
    ///
    /// Any thread may call it; each call looks on the disk, so a file may come and go.
    ///
    /// - Parameters:
    ///   - name: the file's name with its extension, in the case it has on the disk; it may have folders
    ///     before it, but none that lead out of the resources.
    ///   - language: one of ``languages``.
    /// - Returns: a file that exists, or nil.
    public func url(forResource name: String, in language: Language) -> URL? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        // Names come from translations too.
        guard parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }) else { return nil }
        return (chain(of: language).flatMap(folders) + folders).lazy
            .map { $0.appendingPathComponent(name) }
            .first { FileManager.default.fileExists(atPath: $0.path) && !ResourceFolder.isFolder($0) }
    }
}
