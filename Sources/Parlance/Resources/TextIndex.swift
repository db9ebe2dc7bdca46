/// Which languages have a text among their translations, for finding texts in the wrong language.
///
/// It holds every plain text of every table, so make one for an audit and let it go.
public struct TextIndex: Sendable {
    private var languages: [String: [Language]] = [:]

    /// Reads every language of a localizer's own resources that has not been read yet; what is wrong with it is
    /// told to the localizer's diagnostics.
    public init(_ localizer: Localizer) {
        for language in localizer.languages {
            let texts = localizer.resources.texts(of: language, report: localizer.diagnostics.report)
            for text in Set(texts) { languages[text, default: []].append(language) }
        }
    }

    /// The languages that have a text, by tag; empty for a text that is in no table.
    public func languages(of text: String) -> [Language] {
        languages[text] ?? []
    }
}
