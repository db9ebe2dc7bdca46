import Foundation
import Gtk

/// Finds what a text of GTK's own says in the language in force, from what it says in an earlier one.
///
/// GTK asks gettext once, when it makes a widget, and forgets what it asked for. So the text is looked for in
/// GTK's catalogs of the languages that have been in force.
@MainActor
final class ToolkitTextHistory {
    /// The languages so far by their POSIX names and those that stand in for them, the last one last.
    private var languages: [[String]] = []
    private var ids: [[String]: [String: String]] = [:]

    func add(_ names: [String]) {
        languages.removeAll { $0 == names }
        languages.append(names)
    }

    /// The text in the language in force; nil where it is none of GTK's, or is in that language already.
    func translation(of shown: String) -> String? {
        guard !shown.isEmpty, let current = languages.last, ids(of: current)[shown] == nil else { return nil }
        // Before the first language, and where GTK has no translation, texts are in English.
        let id = languages.dropLast().reversed().lazy.compactMap { self.ids(of: $0)[shown] }.first
        let text = (id ?? englishId(of: shown)).map { ToolkitTexts.translation(of: $0) }
        return text == shown ? nil : text
    }

    private func englishId(of text: String) -> String? {
        languages.lazy.compactMap { names in
            self.ids(of: names).isEmpty ? nil : self.english[text]
        }.first
    }

    /// Ids by their English text, from every catalog that has been read.
    private var english: [String: String] = [:]

    private func ids(of names: [String]) -> [String: String] {
        if let known = ids[names] { return known }
        var found: [String: String] = [:]
        for entry in names.lazy.compactMap(Self.catalog).first?.entries ?? [] where !entry.text.isEmpty {
            if found[entry.text] == nil { found[entry.text] = entry.id }
            let text = entry.id.split(separator: "\u{4}", maxSplits: 1).last.map(String.init) ?? entry.id
            if english[text] == nil { english[text] = entry.id }
        }
        ids[names] = found
        return found
    }

    /// gettext looks for `sr_RS@latin` under `sr@latin`, `sr_RS` and `sr` too.
    private static func catalog(of name: String) -> MessageCatalog? {
        let halves = name.split(separator: "@", maxSplits: 1)
        guard let base = halves.first else { return nil }
        let modifier = halves.count > 1 ? "@\(halves[1])" : ""
        let code = base.prefix { $0 != "_" }
        return ["\(base)\(modifier)", "\(code)\(modifier)", "\(base)", "\(code)"].lazy
            .compactMap { ToolkitTexts.file(for: $0) }
            .compactMap { FileManager.default.contents(atPath: $0) }
            .compactMap { MessageCatalog($0) }
            .first
    }
}
