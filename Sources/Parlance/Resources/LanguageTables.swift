/// Every table of one language.
final class LanguageTables: Sendable {
    let language: Language
    /// How this language counts, groups and orders: plural forms belong to the language that is shown.
    let rules: LanguageRules
    /// What the tables were made of: by folder, the one that wins first.
    let layers: [[TableFile]]

    let folder: String
    private let localizable: ResourceTable?
    private let tables: [String: ResourceTable]

    /// - Parameters:
    ///   - folder: where a diagnostic looks for a table that is not there.
    ///   - source: the language of the files; another one than that of the rules for a ``Pseudolanguage``.
    init(rules: LanguageRules, layers: [[TableFile]], folder: String, source: Language) {
        language = rules.language
        self.rules = rules
        self.layers = layers
        self.folder = folder
        let pseudolanguage = source == language ? nil : Pseudolanguage(language)
        var tables: [String: ResourceTable] = [:]
        for layer in layers.reversed() {
            for (name, files) in Dictionary(grouping: layer, by: \.table) {
                tables[name] = ResourceTable(files, language: source, next: tables[name])
            }
        }
        if let pseudolanguage { tables = tables.mapValues { ResourceTable($0, in: pseudolanguage) } }
        self.tables = tables.filter { !$0.value.isEmpty }
        localizable = tables["Localizable"]
    }

    /// Whether the tables were made of the very same files.
    func isMade(of layers: [[TableFile]]) -> Bool {
        self.layers.elementsEqual(layers) { $0.elementsEqual($1) { $0 === $1 } }
    }

    /// What a table has for a key; nil names the table `Localizable`.
    func translation(forKey key: String, table name: String?) -> Translation? {
        guard let name else { return localizable?.translation(forKey: key) }
        return tables[name]?.translation(forKey: key)
    }

    /// What the tables have for a message, under the first of its keys that they know.
    func translation(for message: Message) -> Translation? {
        translation(forKey: message.key, table: message.table)
            ?? message.alternatives.lazy.compactMap { self.translation(forKey: $0.key, table: $0.table) }
            .first
    }

    /// Every plain text of every table, in no order.
    var plainTexts: [String] { tables.values.flatMap(\.plainTexts) }

    /// The text of a look-up without arguments; nil names the table `Localizable`.
    func plainText(forKey key: String, table name: String?) -> String? {
        guard let name else { return localizable?.plainText(forKey: key) }
        return tables[name]?.plainText(forKey: key)
    }

    /// A translation with its placeholders filled.
    func render(_ translation: Translation, _ arguments: [Argument], isolatingText: Bool) throws -> String {
        switch translation {
        case .plain(let text):
            try Format(text).render(arguments, rules: rules, isolatingText: isolatingText)
        case .varied(let text):
            try text.render(arguments, rules: rules, isolatingText: isolatingText)
        }
    }

    /// The path a diagnostic calls a table by.
    func path(ofTable name: String?) -> String {
        let name = name ?? "Localizable"
        return tables[name]?.path ?? "\(folder)/\(name).strings"
    }
}
