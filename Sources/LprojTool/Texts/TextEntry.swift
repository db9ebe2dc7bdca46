import Parlance

/// One text of a table, with the place where it is written.
struct TextEntry {
    let key: String
    let content: Content
    /// The file it is in; nil for that of the table.
    var file: String?
    /// 0 where the format tells no places.
    var line = 0
    var column = 0
    /// What the merge left in the comment.
    var mark: TranslationMark?

    /// What is written for a key.
    enum Content {
        case plain(String)
        case varied(VariedText)
    }

    /// The text of a look-up without arguments.
    var plainText: String {
        switch content {
        case .plain(let text): text
        case .varied(let text): text.plainText
        }
    }
}

extension TextEntry.Content {
    init(_ translation: Translation) {
        switch translation {
        case .plain(let text): self = .plain(text)
        case .varied(let text): self = .varied(text)
        }
    }
}
