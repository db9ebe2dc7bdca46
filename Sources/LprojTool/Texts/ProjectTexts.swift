import Parlance

/// Every text of a tree by table and language.
struct ProjectTexts {
    /// One table in all languages.
    struct Table {
        /// The texts that are translated, by the language of `sourceLanguage`; nil where nothing but translations
        /// is there.
        var source: TextTable?
        var sourceLanguage: Language
        var translations: [Language: TextTable] = [:]
        /// What the table says in a UI file, for which it holds translations.
        var interface: InterfaceTexts?
        /// What is in no language to be translated.
        var untranslatable: Set<String> = []
        /// The texts of a string catalog that are not finished.
        var states: [Language: [String: StringCatalog.State]] = [:]
    }

    private(set) var tables: [String: Table] = [:]
    private(set) var languages: [Language]
    private(set) var findings: [Finding] = []

    init(_ tree: ResourceTree) {
        var reader = TableReader()
        languages = tree.languages
        readCatalogs(tree, &reader)
        readFolders(tree, &reader)
        readInterfaces(tree, &reader)
        findings = reader.findings
    }

    private mutating func readFolders(_ tree: ResourceTree, _ reader: inout TableReader) {
        // What wins comes last.
        let files = tree.languages.flatMap { language in
            tree.folders(of: language).reversed().flatMap { folder in
                folder.files.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }
                    .map { (path: folder.path($0), language: language) }
            }
        }
        let read = files.concurrentMap { file in
            var reader = TableReader()
            let isDictionary = file.path.hasSuffix("dict")
            let texts = isDictionary ? reader.dictionary(file.path) : reader.strings(file.path)
            return (texts: texts, findings: reader.findings)
        }
        for (file, read) in zip(files, read) {
            reader.add(read.findings)
            put(read.texts, ResourceTree.name(of: file.path), file.language, tree)
        }
    }

    private mutating func put(_ texts: TextTable, _ name: String, _ language: Language, _ tree: ResourceTree)
    {
        var table = tables[name] ?? Table(sourceLanguage: tree.developmentLanguage)
        let isSource = language == table.sourceLanguage
        let known = isSource ? table.source : table.translations[language]
        var all = known ?? texts
        if known != nil {
            for var entry in texts.entries {
                entry.file = texts.path
                all.put(entry)
            }
        }
        if isSource { table.source = all } else { table.translations[language] = all }
        tables[name] = table
    }

    private mutating func readCatalogs(_ tree: ResourceTree, _ reader: inout TableReader) {
        var found: Set = Set(languages)
        for path in tree.sharedFiles(withExtension: "xcstrings") {
            guard let catalog = reader.catalog(path) else { continue }
            var table = Table(sourceLanguage: catalog.sourceLanguage ?? tree.developmentLanguage)
            table.untranslatable = Set(catalog.entries.filter { !$0.value.shouldTranslate }.keys)
            for language in catalog.languages {
                var texts = TextTable(path: path)
                for (key, translation) in catalog.table(for: language).sorted(by: { $0.key < $1.key }) {
                    texts.put(TextEntry(key: key, content: .init(translation)))
                }
                let states = catalog.entries.compactMapValues { $0.localizations[language]?.state }
                table.states[language] = states.filter { $0.value != .translated }
                if language == table.sourceLanguage {
                    table.source = texts
                } else {
                    table.translations[language] = texts
                }
            }
            tables[ResourceTree.name(of: path)] = table
            found.formUnion(catalog.languages)
        }
        languages = found.sorted { $0.tag < $1.tag }
    }

    private mutating func readInterfaces(_ tree: ResourceTree, _ reader: inout TableReader) {
        for path in tree.sharedFiles(withExtension: "ui") {
            guard let interface = reader.interface(path), !interface.description.texts.isEmpty else {
                continue
            }
            let name = ResourceTree.name(of: path)
            var table = tables[name] ?? Table(sourceLanguage: tree.developmentLanguage)
            table.interface = interface
            tables[name] = table
        }
    }
}

extension ProjectTexts.Table {
    /// The texts to translate: those of the development language, and those that only a UI file has; nil where there
    /// are none of either.
    var sourceTexts: TextTable? {
        guard let interface else { return source }
        var texts = source ?? TextTable(path: interface.path)
        for text in interface.description.texts where texts[text.key] == nil && texts[text.source] == nil {
            texts.put(interface.entry(of: text))
        }
        return texts
    }

    /// The texts to translate, without those that stay as they are in every language.
    var translatableEntries: [TextEntry] {
        (sourceTexts?.entries ?? []).filter { !untranslatable.contains($0.key) }
    }
}
