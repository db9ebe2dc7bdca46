import Foundation

/// A `.xcstrings` file: the texts of one table in every language, versions 1.0 to 1.3.
///
/// Reading never fails as a whole: what is wrong is in `diagnostics`, and a localization with a fault is left
/// out, so that a look-up goes on to the next language. Stands on `JSONDecoder`.
public struct StringCatalog: Sendable {
    /// The language that the keys, and the texts they stand for, are written in.
    public let sourceLanguage: Language?
    /// The version of the format, for example `1.0`.
    public let version: String?
    /// Every key, also one whose texts all have faults.
    public let entries: [String: Entry]
    /// What is wrong with the file and its entries.
    public var diagnostics: [Diagnostic] { faults.map(\.diagnostic) }
    /// The same, with the key and the language that each is about.
    package let faults: [KeyedDiagnostic]

    /// Reads the contents of a file; `path` is what diagnostics call it.
    public init(data: Data, path: String) {
        let file = StringCatalogFile.read(data, path: path)
        sourceLanguage = file.sourceLanguage
        version = file.version
        entries = file.entries
        faults = file.faults
    }

    /// Every language with a text, and the source language, ordered by tag.
    public var languages: [Language] {
        var languages = Set(entries.values.flatMap(\.localizations.keys))
        if let sourceLanguage { languages.insert(sourceLanguage) }
        return languages.sorted { $0.tag < $1.tag }
    }

    /// What an app in this language shows.
    ///
    /// Texts in every state are shown, also those that await a review or whose source is gone. In the source
    /// language a key without a text is its own text, the empty key too.
    public func table(for language: Language) -> [String: Translation] {
        var table = entries.compactMapValues { $0.localizations[language]?.translation }
        if language == sourceLanguage {
            for key in entries.keys where table[key] == nil { table[key] = .plain(key) }
        }
        return table
    }

    /// How many entries stand in each state for a language; those that are not to be translated do not count.
    ///
    /// An entry without a text is new; in the source language it is translated, since its key is its text.
    public func states(in language: Language) -> [State: Int] {
        var counts: [State: Int] = [:]
        for entry in entries.values where entry.shouldTranslate {
            let missing: State = language == sourceLanguage ? .translated : .new
            counts[entry.localizations[language]?.state ?? missing, default: 0] += 1
        }
        return counts
    }
}
