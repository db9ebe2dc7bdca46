import Foundation
import Parlance

/// A table as a gettext `.po` file holds it: the source texts and their translations into one language.
///
/// The source text is the `msgid`, and the key the `msgctxt` where it is another. Plural forms stand by their
/// categories in the order of the language's formula; what a category has that no whole number takes is in a comment.
struct PortableTables {
    private static let formMark = "lproj: form "
    let language: Language
    /// What cannot be carried.
    private(set) var losses: [String] = []

    init(_ language: Language) {
        self.language = language
    }
}

// Writing.
extension PortableTables {
    mutating func file(_ table: ConvertedTable) -> PortableObject {
        let formula = PluralFormula(language)
        var file = PortableObject()
        let header = """
            Project-Id-Version:
            PO-Revision-Date: 1970-01-01 00:00+0000
            Last-Translator: NAME <EMAIL>
            Language-Team: TEAM <EMAIL>
            Language: \(Self.localeName(language))
            MIME-Version: 1.0
            Content-Type: text/plain; charset=UTF-8
            Content-Transfer-Encoding: 8bit
            Plural-Forms: \(formula.header)
            X-Source-Language: \(table.sourceLanguage)

            """
        file.entries = [.init(texts: [header])]
        for entry in table.entries where entry.shouldTranslate {
            if let made = self.entry(entry, in: table, formula) { file.entries.append(made) }
        }
        for entry in table.entries where !entry.shouldTranslate {
            losses.append("“\(entry.key)” is not to be translated and is left out")
        }
        return file
    }

    private static func localeName(_ language: Language) -> String {
        language.desktopLocaleNames.count == 1 ? language.desktopLocaleNames[0] : language.localeName
    }

    private mutating func entry(
        _ entry: ConvertedTable.Entry,
        in table: ConvertedTable,
        _ formula: PluralFormula
    ) -> PortableObject.Entry? {
        let target = entry.texts[language]
        var made = PortableObject.Entry()
        made.comments = entry.comment.map { [$0] } ?? []
        switch table.sourceText(entry) {
        case .plain(let source):
            made.id = source
            switch target?.content {
            case .plain(let text):
                made.texts = [target?.state == .new ? "" : text]
                if text.isEmpty, !source.isEmpty, target?.state != .new {
                    losses.append("“\(entry.key)” has an empty text in \(language), which is none in .po")
                }
            case .varied:
                losses.append("“\(entry.key)” has plural forms in \(language) only")
                made.texts = [""]
            case nil: made.texts = [""]
            }
        case .varied(let source):
            guard let forms = Forms(source.variation) else {
                losses.append("“\(entry.key)” has variants that .po does not have")
                return nil
            }
            made.id = forms.texts[.one] ?? forms.other
            made.pluralID = forms.other
            made.texts = formula.categories.map { _ in "" }
            note(forms, beside: [.one, .other], in: &made, "source ")
            if let target { fill(&made, target, entry.key, formula) }
        }
        made.context = made.id == entry.key ? nil : entry.key
        // That is the header.
        guard !made.id.isEmpty || made.context != nil else {
            losses.append("the empty key has an empty text, which .po does not have")
            return nil
        }
        if let state = target?.state, state == .needsReview || state == .stale, made.texts != [""] {
            made.flags = ["fuzzy"]
        }
        checkLineEnds(&made, entry.key)
        return made
    }

    private mutating func fill(
        _ made: inout PortableObject.Entry,
        _ target: ConvertedTable.Text,
        _ key: String,
        _ formula: PluralFormula
    ) {
        let forms: Forms
        switch target.content {
        case .plain(let text): forms = Forms(texts: [.other: text])
        case .varied(let varied):
            guard let found = Forms(varied.variation) else {
                losses.append("“\(key)” has variants in \(language) that .po does not have")
                return
            }
            forms = found
        }
        guard target.state != .new else { return }
        made.texts = formula.categories.map { forms.texts[$0] ?? forms.other }
        note(forms, beside: formula.categories, in: &made, "")
    }

    /// What stands for a category that no whole number takes, or for exactly 0.
    private func note(
        _ forms: Forms,
        beside categories: [PluralRule.Category],
        in made: inout PortableObject.Entry,
        _ whose: String
    ) {
        for (category, text) in forms.texts.sorted(by: { $0.key.rawValue < $1.key.rawValue })
        where !categories.contains(category) {
            made.comments.append("\(Self.formMark)\(whose)\(category.rawValue) \(JSONText.string(text))")
        }
    }

    /// gettext takes no translation that ends otherwise than its source.
    private mutating func checkLineEnds(_ made: inout PortableObject.Entry, _ key: String) {
        let sources = [made.id] + (made.pluralID.map { [$0] } ?? [])
        let all = sources + made.texts.filter { !$0.isEmpty }
        guard Set(all.map { $0.hasPrefix("\n") }).count > 1 || Set(all.map { $0.hasSuffix("\n") }).count > 1
        else { return }
        if !made.flags.contains("fuzzy") {
            made.flags.append("fuzzy")
            losses.append(
                "“\(key)” does not begin and end with line breaks as its source does, and is to be reviewed"
            )
        }
    }

    /// The forms of a text that is one plural and nothing else.
    private struct Forms {
        var texts: [PluralRule.Category: String]
        var other: String { texts[.other] ?? "" }

        init(texts: [PluralRule.Category: String]) {
            self.texts = texts
        }

        init?(_ variation: Variation) {
            guard case .plural(let forms, nil)? = variation.onlyPlural else { return nil }
            texts = [:]
            for (category, form) in forms {
                guard case .text(let text) = form else { return nil }
                texts[category] = text
            }
        }
    }
}

// Reading.
extension PortableTables {
    /// The languages that a file's header names: that of the translations, and that of the sources.
    static func languages(_ file: PortableObject) -> (target: Language?, source: Language?) {
        let header = file.entries.first { $0.id.isEmpty && $0.context == nil }?.texts.first ?? ""
        func field(_ name: String) -> Language? {
            let line = header.split(separator: "\n").first { $0.hasPrefix("\(name):") }
            let value = line.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
            return value.flatMap { SystemLanguages.preferred(environment: ["LANG": $0]).first }.flatMap {
                Language($0)
            }
        }
        return (field("Language"), field("X-Source-Language"))
    }

    /// Adds the texts of a file to a table.
    mutating func read(_ file: PortableObject, into table: inout ConvertedTable) {
        let categories = PluralFormula(language).categories
        let entries = file.entries.filter { !$0.id.isEmpty || $0.context != nil }
        let counts = Dictionary(entries.compactMap(\.context).map { ($0, 1) }, uniquingKeysWith: +)
        for entry in entries {
            // Of other tools a context may stand for many texts; then it tells only with the text which one is meant.
            let context = entry.context.map { counts[$0] == 1 ? $0 : "\($0)|\(entry.id)" }
            let key = context ?? entry.id
            let comments = entry.comments.filter { !$0.hasPrefix(Self.formMark) }
            let isDone = !entry.texts.contains { $0.isEmpty }
            let state: StringCatalog.State = entry.flags.contains("fuzzy") ? .needsReview : .translated
            let (sourceLanguage, language) = (table.sourceLanguage, language)
            let source = content(entry, [entry.id, entry.pluralID ?? ""], [.one, .other], "source ")
            let target = content(entry, entry.texts, categories, "")
            table.update(key) { converted in
                if !comments.isEmpty { converted.comment = comments.joined(separator: "\n") }
                if let source, converted.texts[sourceLanguage] == nil {
                    converted.texts[sourceLanguage] = .init(content: source)
                }
                if isDone, let target { converted.texts[language] = .init(content: target, state: state) }
            }
        }
    }

    private func content(
        _ entry: PortableObject.Entry,
        _ texts: [String],
        _ categories: [PluralRule.Category],
        _ whose: String
    ) -> TextEntry.Content? {
        guard entry.pluralID != nil else { return texts.first.map { .plain($0) } }
        var forms = Dictionary(zip(categories, texts)) { $1 }
        for comment in entry.comments where comment.hasPrefix(Self.formMark + whose) {
            let parts = comment.dropFirst((Self.formMark + whose).count).split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let category = PluralRule.Category(rawValue: String(parts[0])) else {
                continue
            }
            forms[category] = try? JSONDecoder().decode(String.self, from: Data(parts[1].utf8))
        }
        // What is for all other numbers is the last form where no whole number takes "other".
        let other = forms[.other] ?? texts.last ?? ""
        forms = forms.filter { $0.key == .other || $0.value != other }
        forms[.other] = other
        return (try? VariedText(.plural(forms.mapValues { .text($0) }, argument: nil))).map { .varied($0) }
    }
}
