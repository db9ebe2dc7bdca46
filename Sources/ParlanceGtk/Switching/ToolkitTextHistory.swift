import Foundation
import Gtk

/// Finds out which of GTK's own texts a widget shows, in whatever language.
///
/// GTK asks gettext once, when it makes a widget, and forgets what it asked for. So the text is looked for in
/// GTK's catalogs of the languages that have been in force.
@MainActor
final class ToolkitTextHistory {
    /// The languages so far by their POSIX names and those that stand in for them, the last one last.
    private var languages: [[String]] = []
    /// Ids by their text, by language.
    private var ids: [[String]: [String: String]] = [:]
    /// Ids by their English text, from every catalog that has been read.
    private var english: [String: String] = [:]

    func add(_ names: [String]) {
        languages.removeAll { $0 == names }
        languages.append(names)
    }

    /// The id of a text; nil where it is none of GTK's, or is in the language in force already.
    func id(of text: String) -> String? {
        guard !text.isEmpty, let current = languages.last, ids(of: current)[text] == nil else { return nil }
        for names in languages.dropLast().reversed() {
            if let id = ids(of: names)[text] { return id }
        }
        // What GTK has no translation of is in English.
        return english[text]
    }

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
