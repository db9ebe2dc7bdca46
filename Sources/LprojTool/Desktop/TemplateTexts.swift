import Foundation
import Parlance

/// The texts that a template names, in every language.
///
/// A template has `@KEY@` in the place of a text; the key is one of the table `InfoPlist`, or of another table as
/// in `@Localizable:KEY@`.
struct TemplateTexts {
    private let resources: ResourceBundle
    /// The languages besides the development language by the names that mark them.
    private let names: [(name: String, language: Language)]

    init(_ resources: ResourceBundle) {
        self.resources = resources
        // Of two languages with the same name, such as zh-HK and zh-Hant, the one that has fewer is meant.
        let marked = resources.languages.map { (language: $0, names: $0.desktopLocaleNames) }
        var byName: [String: Language] = [:]
        for (language, names) in marked.sorted(by: { $0.names.count < $1.names.count }) {
            for name in names where byName[name] == nil { byName[name] = language }
        }
        names = byName.filter { $0.value != resources.developmentLanguage }
            .map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    /// One text in all languages.
    struct Localized {
        /// The text in the development language.
        let source: String
        /// The text in each language that would not be shown it otherwise, by the name that marks the language.
        let translations: [(name: String, text: String)]
    }

    /// The texts in the place of `@…@`; nil where a value is something else.
    func texts(for value: String) throws(MissingText) -> Localized? {
        guard let match = value.wholeMatch(of: /@(?:([^:@]+):)?([^@]+)@/) else { return nil }
        let (table, key) = (match.output.1.map(String.init) ?? "InfoPlist", String(match.output.2))
        let development = resources.developmentLanguage
        guard let source = resources.text(forKey: key, table: table, in: development) else {
            throw MissingText(key: key, table: table, language: development)
        }
        let texts = names.compactMap { name, language in
            resources.text(forKey: key, table: table, in: language).map { (name: name, text: $0) }
        }
        let translations = texts.filter { text in
            // The unmarked text serves, unless another marked one would be shown before it.
            text.text != source || texts.contains { stands($0.name, for: text.name) }
        }
        return Localized(source: source, translations: translations)
    }

    /// Whether a text marked with the first name is shown where there is none marked with the second.
    private func stands(_ other: String, for name: String) -> Bool {
        let halves = name.split(separator: "@", maxSplits: 1)
        let code = String(name.prefix { $0.isLetter })
        let modified = halves.count > 1 ? ["\(halves[0])", "\(code)@\(halves[1])"] : []
        return other != name && ([code] + modified).contains(other)
    }

    /// A template that names a text which the development language does not have.
    struct MissingText: Error, CustomStringConvertible {
        let key: String
        let table: String
        let language: Language

        var description: String { "“\(key)” is not in the table \(table) of \(language)" }
    }
}
