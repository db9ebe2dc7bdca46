import Foundation
import Parlance

/// Writes what the sources ask for into the tables of the development language.
struct DevelopmentTables {
    private let tree: ResourceTree
    private var sources: SourceTexts
    private(set) var files: [(path: String, data: Data)] = []
    private(set) var messages: [String] = []
    private var faults: [Diagnostic] = []

    /// - Parameter isComplete: whether the sources are all there are, so that keys which none has are of no use.
    init(_ tree: ResourceTree, _ extraction: Extraction, isComplete: Bool) throws(InputFault) {
        self.tree = tree
        sources = try SourceTexts(folder: tree.path)
        // A UI file without texts has a table as well, if it had texts before.
        for table in Set(extraction.tables.keys).union(extraction.interfaceTables).sorted() {
            let texts = extraction.tables[table] ?? []
            let isWhole =
                isComplete && extraction.computedKeys.isEmpty || extraction.interfaceTables.contains(table)
            write(table, texts, isWhole: isWhole)
        }
        guard faults.isEmpty else { throw InputFault(faults) }
        // What the texts were is on the disk before they are others, so that a run that is stopped between the two
        // leaves nothing that a merge would not see.
        if let data = sources.serialized() { files.insert((tree.path(SourceTexts.name), data), at: 0) }
    }

    private var folder: String {
        tree.folders.first { $0.language == tree.developmentLanguage }?.path
            ?? tree.path("\(tree.developmentLanguage).lproj")
    }

    private mutating func write(_ table: String, _ texts: [FoundText], isWhole: Bool) {
        let path = "\(folder)/\(table).strings"
        let exists = FileManager.default.fileExists(atPath: path)
        var file = exists ? StringsFile(contentsOf: URL(fileURLWithPath: path)) : StringsFile(file: path)
        let errors = file.diagnostics.filter { $0.severity == .error }
        faults += errors
        guard errors.isEmpty else { return }
        guard file.isEditable else {
            faults.append(
                Diagnostic(
                    file: path,
                    message: "is a property list, which cannot be edited; make it a text first"
                )
            )
            return
        }
        let forms = pluralKeys(of: table)
        var (added, changed, gone) = (0, 0, 0)
        for text in texts where !forms.contains(text.key) {
            if file.entry(forKey: text.key) == nil, !file.revive(key: text.key) {
                let comment = text.comments.joined(separator: "\n")
                file.append(key: text.key, value: text.text ?? text.key, comment: comment)
                added += 1
            }
            guard let new = text.text, let old = file.entry(forKey: text.key)?.value, old != new else {
                continue
            }
            // A merge has to know what the translations were made from.
            if sources[table, text.key] == nil { sources[table, text.key] = old }
            file.setValue(new, forKey: text.key)
            changed += 1
        }
        if isWhole {
            let keys = Set(texts.map(\.key))
            for key in Set(file.entries.map(\.key)).subtracting(keys).sorted() where file.commentOut(key: key)
            { gone += 1 }
        }
        let data = file.serialized()
        if exists ? data != (try? Data(contentsOf: URL(fileURLWithPath: path))) : added > 0 {
            files.append((path, data))
        }
        let parts = [(added, "new"), (changed, "changed"), (gone, "gone")].filter { $0.0 > 0 }
        if !parts.isEmpty {
            messages.append("\(path): " + parts.map { "\($0) \($1)" }.joined(separator: ", "))
        }
    }

    /// What has plural forms is written by hand.
    private func pluralKeys(of table: String) -> Set<String> {
        let files = tree.folders(of: tree.developmentLanguage)
            .filter { $0.files.contains("\(table).stringsdict") }.map { $0.path("\(table).stringsdict") }
        let keys = files.flatMap { path in
            (try? FileSystem.read(path)).map { StringsDictionary(data: $0, path: path).entries.map(\.key) }
                ?? []
        }
        return Set(keys)
    }
}
