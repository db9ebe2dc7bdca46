import Foundation
import Parlance

/// Reads the files of a tree into tables, and keeps what is wrong with the files.
struct TableReader {
    private(set) var findings: [Finding] = []

    /// Takes in what another reader has found.
    mutating func add(_ findings: [Finding]) { self.findings += findings }

    mutating func strings(_ path: String) -> TextTable {
        var table = TextTable(path: path)
        guard let data = data(path) else { return table }
        let file = StringsFile(data: data, file: path)
        let entries = file.entries
        table.reserve(entries.count)
        // A property list that is a text has places too.
        let list = entries.first?.line == 0 ? PropertyListText(data) : nil
        var repeated: Set<Place> = []
        for entry in entries {
            // A value that is no text is of no use to an app.
            guard let value = entry.value else { continue }
            let place = list?.place(ofKey: entry.key) ?? (entry.line, entry.column)
            let isRepeated = table.put(
                TextEntry(
                    key: entry.key,
                    content: .plain(value),
                    line: place.line,
                    column: place.column,
                    mark: TranslationMark(comment: entry.comment)
                )
            )
            if isRepeated { repeated.insert(Place(line: entry.line, column: entry.column)) }
        }
        for diagnostic in file.diagnostics {
            let isRepeated = repeated.contains(Place(line: diagnostic.line, column: diagnostic.column))
            findings.append(Finding(isRepeated ? .duplicateKey : .syntax, diagnostic))
        }
        return table
    }

    private struct Place: Hashable {
        let line, column: Int
    }

    mutating func dictionary(_ path: String) -> TextTable {
        var table = TextTable(path: path)
        guard let data = data(path) else { return table }
        let dictionary = StringsDictionary(data: data, path: path)
        // Only the text has places and comments.
        let list = PropertyListText(data)
        for fault in dictionary.placedFaults(in: data) {
            findings.append(Finding(.syntax, fault.diagnostic, key: fault.key))
        }
        for (key, translation) in dictionary.entries.sorted(by: { $0.key < $1.key }) {
            let note = list?.note(startingWith: TranslationMark.start, forKey: key)
            let place = list?.place(ofKey: key) ?? (0, 0)
            table.put(
                TextEntry(
                    key: key,
                    content: .init(translation),
                    line: place.line,
                    column: place.column,
                    mark: TranslationMark(comment: note)
                )
            )
        }
        return table
    }

    /// Nil where the file is no catalog at all.
    mutating func catalog(_ path: String) -> StringCatalog? {
        guard let data = data(path) else { return nil }
        let catalog = StringCatalog(data: data, path: path)
        findings += catalog.placedFaults(in: data).map {
            Finding(.syntax, $0.diagnostic, language: $0.language, key: $0.key)
        }
        return catalog
    }

    /// Nil where the file is no UI file.
    mutating func interface(_ path: String) -> InterfaceTexts? {
        guard let data = data(path) else { return nil }
        do {
            return try InterfaceTexts(path: path, data: data)
        } catch {
            findings.append(Finding(.syntax, error.diagnostic))
            return nil
        }
    }

    private mutating func data(_ path: String) -> Data? {
        do throws(InputFault) {
            return try FileSystem.read(path)
        } catch {
            findings += error.diagnostics.map { Finding(.syntax, $0) }
            return nil
        }
    }
}
