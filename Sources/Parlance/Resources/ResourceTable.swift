/// One table of one language, as the files of its name hold it together.
///
/// An object, as is everything else that a look-up passes: values would be copied on the way.
final class ResourceTable: Sendable {
    /// The path a diagnostic calls the table by: that of the first file.
    let path: String

    private let texts: StringTable
    private let varied: [String: Translation]
    /// Whether any text stands in the shade of a varied one with the same key.
    private let isShaded: Bool
    /// What further folders have of the table, for keys that are not in this one.
    private let next: ResourceTable?

    /// - Parameters:
    ///   - files: those of one folder. A `.stringsdict` goes before a `.strings`.
    ///   - next: the table as the folders behind have it.
    convenience init(_ files: [TableFile], language: Language, next: ResourceTable?) {
        var texts = StringTable()
        var varied: [String: Translation] = [:]
        for file in files {
            switch file.content {
            case .strings(let table): texts = table
            case .dictionary(let entries): varied = entries
            case .catalog(let catalog):
                var plain: [(key: String, value: String)] = []
                for (key, translation) in catalog.table(for: language) {
                    switch translation {
                    case .plain(let text): plain.append((key, text))
                    case .varied: varied[key] = translation
                    }
                }
                texts = StringTable(plain)
            case nil: break
            }
        }
        self.init(path: files.first?.url.path ?? "", texts: texts, varied: varied, next: next)
    }

    /// The table that stands for another one in a pseudolanguage.
    convenience init(_ source: ResourceTable, in pseudolanguage: Pseudolanguage) {
        self.init(
            path: source.path,
            texts: StringTable(
                source.texts.map { (key: $0.key, value: pseudolanguage.text($0.value, key: $0.key)) }
            ),
            varied: source.varied.reduce(into: [:]) { made, entry in
                // A text with a fault has been told where it was read, and is never shown.
                made[entry.key] = try? pseudolanguage.translation(of: entry.value, key: entry.key)
            },
            next: source.next.map { ResourceTable($0, in: pseudolanguage) }
        )
    }

    private init(path: String, texts: StringTable, varied: [String: Translation], next: ResourceTable?) {
        self.path = path
        self.texts = texts
        self.varied = varied
        self.next = next
        isShaded = varied.keys.contains { texts.string(forKey: $0) != nil }
    }

    var isEmpty: Bool { texts.isEmpty && varied.isEmpty && next?.isEmpty != false }

    /// What the table has for a key.
    func translation(forKey key: String) -> Translation? {
        if isShaded, let translation = varied[key] { return translation }
        if let text = texts.string(forKey: key) { return .plain(text) }
        return varied[key] ?? next?.translation(forKey: key)
    }

    /// The text of a look-up without arguments.
    func plainText(forKey key: String) -> String? {
        // Nearly every text is a plain one, and needs nothing around it.
        if !isShaded, let text = texts.string(forKey: key) { return text }
        return translation(forKey: key)?.plainText
    }

    /// Every plain text.
    var plainTexts: [String] { texts.map(\.value) + (next?.plainTexts ?? []) }
}
