/// Which languages have a text among their translations, for finding texts in the wrong language.
///
/// It holds every plain text of every table, so make one for an audit and let it go.
public struct TextIndex: Sendable {
    private var languages: [String: [Language]] = [:]

    /// Reads every language of a bundle that has not been read yet.
    public init(_ bundle: ResourceBundle) {
        for language in bundle.languages {
            for text in Set(bundle.texts(of: language)) { languages[text, default: []].append(language) }
        }
    }

    /// The languages that have a text, by tag; empty for a text that is in no table.
    public func languages(of text: String) -> [Language] {
        languages[text] ?? []
    }
}
