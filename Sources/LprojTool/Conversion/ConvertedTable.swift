import Parlance

/// One table in one or more languages, on its way from one format to another.
struct ConvertedTable {
    /// A text in one language.
    struct Text {
        var content: TextEntry.Content
        var state: StringCatalog.State = .translated
    }

    struct Entry {
        let key: String
        var comment: String?
        var texts: [Language: Text] = [:]
        var shouldTranslate = true
        /// Where a string catalog says that the key comes from.
        var extractionState: String?
    }

    var sourceLanguage: Language
    private(set) var entries: [Entry] = []
    private var places: [String: Int] = [:]

    init(sourceLanguage: Language) {
        self.sourceLanguage = sourceLanguage
    }

    /// The languages that have a text, by tag.
    var languages: [Language] { Set(entries.flatMap(\.texts.keys)).sorted { $0.tag < $1.tag } }

    subscript(key: String) -> Entry? { places[key].map { entries[$0] } }

    /// Changes an entry, which is made where there is none.
    mutating func update(_ key: String, _ change: (inout Entry) -> Void) {
        let place = places[key] ?? entries.count
        if place == entries.count {
            entries.append(Entry(key: key))
            places[key] = place
        }
        change(&entries[place])
    }

    /// The source text of a key, which stands for itself where the language has none.
    func sourceText(_ entry: Entry) -> TextEntry.Content {
        entry.texts[sourceLanguage]?.content ?? .plain(entry.key)
    }
}
