import Parlance

/// A text and its translation, which text rules compare.
struct TextPair {
    let source: TextEntry
    let translation: TextEntry
    let sourceLanguage: Language
    let language: Language
    /// Of the language of the translation.
    let plurals: PluralForms

    /// Whether the source text is compared with itself, for what has to hold of every text.
    var isSource: Bool { language == sourceLanguage }
}

/// What a text rule says about a pair.
struct Complaint {
    let rule: Rule
    var severity = Diagnostic.Severity.warning
    let message: String
}

/// The plural forms of a language.
struct PluralForms {
    /// Those that some whole number of everyday size takes.
    let needed: Set<PluralRule.Category>
    /// Those that any number takes, and `zero`, which is taken for exactly 0 in every language.
    let usable: Set<PluralRule.Category>

    init(_ language: Language) {
        let rule = PluralRule(language: language)
        needed = Set((0...1_000).map { rule.category(of: UInt64($0)) })
        usable = rule.categories.union([.zero])
    }
}
