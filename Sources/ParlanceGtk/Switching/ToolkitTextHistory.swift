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
    private var texts: [[String]: Texts] = [:]
    /// Ids by their English text, from every catalog that has been read.
    private var english: [String: String] = [:]

    func add(_ names: [String]) {
        languages.removeAll { $0 == names }
        languages.append(names)
    }

    /// The id of a text; nil where it is none of GTK's, or is in the language in force already.
    ///
    /// Some texts mean one thing in one language and another in the next, so the likeliest comes first.
    ///
    /// - Parameter isOld: whether the text is there since before the last change; else it may be from any time.
    func id(of text: String, isOld: Bool) -> String? {
        guard !text.isEmpty, let current = languages.last else { return nil }
        let earlier = languages.dropLast().reversed()
        if isOld, let previous = earlier.first, let id = id(of: text, in: previous) { return id }
        guard id(of: text, in: current) == nil else { return nil }
        return earlier.lazy.compactMap { self.id(of: text, in: $0) }.first ?? english[text]
    }

    private func id(of text: String, in names: [String]) -> String? {
        let texts = texts(in: names)
        if let id = texts.ids[text] { return id }
        // What has no translation is in English.
        return english[text].flatMap { texts.translated.contains($0) ? nil : $0 }
    }

    private func texts(in names: [String]) -> Texts {
        if let known = texts[names] { return known }
        var found = Texts()
        for entry in names.lazy.compactMap(Self.catalog).first?.entries ?? [] where !entry.text.isEmpty {
            let text = entry.id.split(separator: "\u{4}", maxSplits: 1).last.map(String.init) ?? entry.id
            // Texts with a context are the rarer ones.
            let isPlain = text == entry.id
            if found.ids[entry.text] == nil || isPlain { found.ids[entry.text] = entry.id }
            if english[text] == nil || isPlain { english[text] = entry.id }
            found.translated.insert(entry.id)
        }
        texts[names] = found
        return found
    }

    /// GTK's texts in one language.
    private struct Texts {
        /// Ids by their text.
        var ids: [String: String] = [:]
        var translated: Set<String> = []
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
