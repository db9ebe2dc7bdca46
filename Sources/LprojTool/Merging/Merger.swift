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
        let sources = sourceTables()
        let languages = tree.languages.filter { $0 != tree.developmentLanguage }
        let pairs = sources.flatMap { source in languages.map { (source: source, language: $0) } }
        let merges = pairs.concurrentMap { [tree, earlier] in
            LanguageMerge($0.source, into: $0.language, of: tree, earlier: earlier)
        }
        for merge in merges {
            faults += merge.faults
            files += merge.files
            messages += merge.messages
        }
        for source in sources {
            for table in [source.texts, source.forms] {
                for entry in table?.entries ?? [] { self.sources[source.name, entry.key] = entry.text }
            }
        }
    }

    /// The tables of the development language.
    private mutating func sourceTables() -> [LanguageMerge.Source] {
        var tables: [String: LanguageMerge.Source] = [:]
        // The folders of the language itself go before those named Base.
        for folder in tree.folders(of: tree.developmentLanguage) {
            for file in folder.files {
                let name = ResourceTree.name(of: file)
                let path = folder.path(file)
                var table = tables[name] ?? LanguageMerge.Source(name: name, interface: interfaces[name])
                if file.hasSuffix(".strings"), let data = data(path) {
                    let read = StringsFile(data: data, file: path)
                    faults += read.diagnostics
                    table.add(texts: SourceTable(strings: read, name: name))
                } else if file.hasSuffix(".stringsdict"), let data = data(path) {
                    let read = StringsDictionary(data: data, path: path)
                    faults += read.placedFaults(in: data).map(\.diagnostic)
                    table.add(forms: SourceTable(dictionary: data, read, name: name))
                } else {
                    continue
                }
                tables[name] = table
            }
        }
        return tables.values.sorted { $0.name < $1.name }
    }

    private mutating func data(_ path: String) -> Data? {
        do throws(InputFault) {
            return try FileSystem.read(path)
        } catch {
            faults += error.diagnostics
            return nil
        }
    }

    /// In a catalog what is not translated is not there, and what is gone is for the extraction to say; a merge sets
    /// the state of what was translated from another text.
    private mutating func mergeCatalog(_ path: String) {
        guard let data = data(path) else { return }
        let catalog = StringCatalog(data: data, path: path)
        faults += catalog.placedFaults(in: data).map(\.diagnostic)
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
