import Parlance

/// How far a translation has come.
enum StateRules {
    static func check(_ pair: TextPair, state: StringCatalog.State?, _ report: (Complaint) -> Void) {
        let (source, text) = (pair.source.plainText, pair.translation.plainText)
        if text.isEmpty, !source.isEmpty {
            report(Complaint(rule: .empty, message: "the translation is empty and is shown so"))
        }
        switch pair.translation.mark {
        case .new: report(Complaint(rule: .untranslated, message: "is marked as new"))
        case .stale(let old, let new):
            report(Complaint(rule: .stale, message: "the source text was “\(old)” and is “\(new)” now"))
        case nil:
            switch state {
            case .new: report(Complaint(rule: .untranslated, message: "is in the state “new”"))
            case .stale, .needsReview: report(Complaint(rule: .stale, message: "is to be reviewed"))
            case .translated, nil:
                if text == source, isSentence(text), code(pair.language) != code(pair.sourceLanguage) {
                    report(
                        Complaint(rule: .untranslated, message: "is the same as in \(pair.sourceLanguage)")
                    )
                }
            }
        }
    }

    /// Names and single words may well be the same in two languages; three words in a row are not.
    private static func isSentence(_ text: String) -> Bool {
        text.split(separator: " ").filter { $0.contains(where: \.isLetter) && !$0.contains("%") }.count > 2
    }

    private static func code(_ language: Language) -> Substring { language.tag.prefix { $0 != "-" } }
}
