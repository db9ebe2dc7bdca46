import Foundation
import Parlance

/// Brings every language of a tree up to the development language.
struct Merger {
    private let tree: ResourceTree
    private var faults: [Diagnostic] = []
    private var sources: SourceTexts
    /// The texts that translations were last brought up to, while those of now are noted in `sources`.
    private let earlier: SourceTexts
    private var interfaces: [String: InterfaceTexts] = [:]
    /// What is to be written, none of it before all is known to be well.
    private(set) var files: [(path: String, data: Data)] = []
    private(set) var messages: [String] = []

    /// - Throws: everything that is wrong with the files.
    init(_ tree: ResourceTree) throws(InputFault) {
        self.tree = tree
        earlier = try SourceTexts(folder: tree.path)
        sources = earlier
        var reader = TableReader()
        for path in tree.sharedFiles(withExtension: "ui") {
            interfaces[ResourceTree.name(of: path)] = reader.interface(path)
        }
        faults = reader.findings.map(\.diagnostic)
        mergeFolders()
        for path in tree.sharedFiles(withExtension: "xcstrings") { mergeCatalog(path) }
        faults = faults.filter { $0.severity == .error }
        guard faults.isEmpty else { throw InputFault(faults) }
        if let data = sources.serialized() { files.append((tree.path(SourceTexts.name), data)) }
    }

    private mutating func mergeFolders() {
        var tables: [String: (strings: SourceTable?, dictionary: SourceTable?)] = [:]
        // The folders of the language itself go before those named Base.
        for folder in tree.folders(of: tree.developmentLanguage) {
            for file in folder.files {
                let name = ResourceTree.name(of: file)
                if file.hasSuffix(".strings"), tables[name]?.strings == nil {
                    let read = strings(folder.path(file))
                    tables[name, default: (nil, nil)].strings = SourceTable(strings: read, name: name)
                } else if file.hasSuffix(".stringsdict"), tables[name]?.dictionary == nil,
                    let data = data(folder.path(file))
                {
                    let read = dictionary(folder.path(file), data)
                    tables[name, default: (nil, nil)].dictionary = SourceTable(
                        dictionary: data,
                        read,
                        name: name
                    )
                }
            }
        }
        for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
            for language in tree.languages where language != tree.developmentLanguage {
                merge(name, table.strings, table.dictionary, into: language)
            }
            for source in [table.strings, table.dictionary] {
                for entry in source?.entries ?? [] { sources[name, entry.key] = entry.text }
            }
        }
    }

    private mutating func merge(
        _ name: String,
        _ texts: SourceTable?,
        _ forms: SourceTable?,
        into language: Language
    ) {
        let folders = tree.folders(of: language)
        guard let first = folders.first else { return }
        func path(_ file: String) -> String {
            (folders.first { $0.files.contains(file) } ?? first).path(file)
        }
        let (textsPath, formsPath) = (path("\(name).strings"), path("\(name).stringsdict"))
        let isInherited = !Set(language.parents).isDisjoint(with: tree.languages)
        let textsFile = data(textsPath).map { (strings(textsPath, $0), $0) }
        let formsFile = data(formsPath).map { (dictionary(formsPath, $0), $0) }
        let textKeys = Set(textsFile?.0.entries.map(\.key) ?? [])
        let formKeys = Set(formsFile?.0.entries.keys.map { $0 } ?? [])
        let interface = interfaces[name]

        if let texts, textsFile != nil || !isInherited {
            let merge = TableMerge(
                source: texts,
                language: language,
                isProvided: {
                    isInherited || formKeys.contains($0.key)
                        || interface?.text(forKey: $0.text) != nil && textKeys.contains($0.text)
                },
                isKept: { forms?.keys.contains($0) == true || interface?.text(forKey: $0) != nil },
                earlier: { [earlier] in earlier[name, $0] }
            )
            if let (file, data) = textsFile, !file.isEditable {
                let values = Dictionary(file.entries.map { ($0.key, $0.value ?? "") }) { $1 }
                run(merge, PropertyListTarget(data, texts: values), textsPath, data)
            } else {
                run(
                    merge,
                    StringsTarget(textsFile?.0 ?? StringsFile(file: textsPath)),
                    textsPath,
                    textsFile?.1
                )
            }
        }
        if let forms, formsFile != nil || !isInherited {
            let merge = TableMerge(
                source: forms,
                language: language,
                isProvided: { isInherited || textKeys.contains($0.key) },
                isKept: { texts?.keys.contains($0) == true },
                earlier: { [earlier] in earlier[name, $0] }
            )
            let values = formsFile?.0.entries.mapValues(\.summary) ?? [:]
            let target = formsFile.map { PropertyListTarget($0.1, texts: values) } ?? .empty
            run(merge, target, formsPath, formsFile?.1)
            nameMissingForms(formsFile?.0, forms, language, formsPath)
        }
    }

    private mutating func run(_ merge: TableMerge, _ target: some MergeTarget, _ path: String, _ old: Data?) {
        var target = target
        let changes = merge.apply(to: &target)
        guard let data = target.serialized() else {
            let message = "has to be changed, and a binary property list cannot be; make it a text first"
            faults.append(Diagnostic(file: path, message: message))
            return
        }
        if let description = changes.description { messages.append("\(path): \(description)") }
        // A file that would have nothing in it is not made.
        if data != old, old != nil || changes.added > 0 { files.append((path, data)) }
    }

    /// Plural forms that a language needs and a text lacks, those of new texts included.
    private mutating func nameMissingForms(
        _ dictionary: StringsDictionary?,
        _ source: SourceTable,
        _ language: Language,
        _ path: String
    ) {
        let forms = PluralForms(language)
        for (key, translation) in (dictionary?.entries ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard source.keys.contains(key), case .varied(let varied) = translation else { continue }
            var missing: Set<PluralRule.Category> = []
            VariantWalk(variation: varied.variation).eachPlural {
                missing.formUnion(forms.needed.subtracting($0.keys))
            }
            if !missing.isEmpty {
                messages.append(
                    "\(path): “\(key)” lacks \(PluralRules.names(missing)), which \(language) needs"
                )
            }
        }
    }
}

extension Merger {
    private mutating func data(_ path: String) -> Data? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do throws(InputFault) {
            return try FileSystem.read(path)
        } catch {
            faults += error.diagnostics
            return nil
        }
    }

    private mutating func strings(_ path: String, _ data: Data? = nil) -> StringsFile {
        let file = StringsFile(data: data ?? self.data(path) ?? Data(), file: path)
        faults += file.diagnostics
        return file
    }

    private mutating func dictionary(_ path: String, _ data: Data) -> StringsDictionary {
        let dictionary = StringsDictionary(data: data, path: path)
        faults += dictionary.diagnostics
        return dictionary
    }

    /// In a catalog what is not translated is not there, and what is gone is for the extraction to say; a merge sets
    /// the state of what was translated from another text.
    private mutating func mergeCatalog(_ path: String) {
        guard let data = data(path) else { return }
        let catalog = StringCatalog(data: data, path: path)
        faults += catalog.diagnostics
        guard let source = catalog.sourceLanguage else { return }
        let name = ResourceTree.name(of: path)
        var text: CatalogText?
        var languages: [String: Int] = [:]
        for (key, translation) in catalog.table(for: source) {
            let summary = translation.summary
            sources[name, key] = summary
            guard let old = earlier[name, key], old != summary else { continue }
            text = text ?? CatalogText(data)
            for language in text?.markForReview(key: key, sourceLanguage: source) ?? [] {
                languages[language, default: 0] += 1
            }
        }
        guard let changed = text?.serialized(), changed != data else { return }
        files.append((path, changed))
        for (language, count) in languages.sorted(by: { $0.key < $1.key }) {
            messages.append("\(path): \(count) to review in \(language)")
        }
    }
}
