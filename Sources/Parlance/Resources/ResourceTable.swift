/// One table of one language, as the files of its name hold it together.
struct ResourceTable: Sendable {
    /// The path a diagnostic calls the table by: that of the first file.
    let path: String
    /// What each folder has of it, the one that wins first.
    private var layers: [Layer] = []

    init(path: String) {
        self.path = path
    }

    var isEmpty: Bool { layers.allSatisfy(\.isEmpty) }

    /// Adds the files of one folder behind the others.
    mutating func add(_ files: [TableFile], language: Language) {
        layers.append(Layer(files, language: language))
    }

    func translation(forKey key: String) -> Translation? {
        for layer in layers {
            if let translation = layer.translation(forKey: key) { return translation }
        }
        return nil
    }

    /// Every plain text.
    var plainTexts: [String] { layers.flatMap(\.plainTexts) }

    /// The text of a look-up without arguments.
    func plainText(forKey key: String) -> String? {
        for layer in layers {
            if let text = layer.plainText(forKey: key) { return text }
        }
        return nil
    }
}

/// The texts that one folder has for a table: those of a `.stringsdict` go before those of a `.strings`.
private struct Layer: Sendable {
    private var texts = StringTable()
    private var varied: [String: Translation] = [:]
    /// Whether any text stands in the shade of a varied one with the same key.
    private let isShaded: Bool

    init(_ files: [TableFile], language: Language) {
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
        let texts = texts
        isShaded = varied.keys.contains { texts.string(forKey: $0) != nil }
    }

    var isEmpty: Bool { texts.isEmpty && varied.isEmpty }

    var plainTexts: [String] { texts.map(\.value) }

    func translation(forKey key: String) -> Translation? {
        if isShaded, let translation = varied[key] { return translation }
        if let text = texts.string(forKey: key) { return .plain(text) }
        return varied[key]
    }

    func plainText(forKey key: String) -> String? {
        // Nearly every text is a plain one, and needs nothing around it.
        if !isShaded, let text = texts.string(forKey: key) { return text }
        return translation(forKey: key)?.plainText
    }
}
