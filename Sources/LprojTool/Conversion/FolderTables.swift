import Foundation
import Parlance

/// A table as `.strings` and `.stringsdict` files hold it, in the `.lproj` folders around a file of it or in a file by
/// itself.
enum FolderTables {
    /// Reads the table that a file belongs to in every language.
    static func read(_ path: String, sourceLanguage: Language) throws(InputFault) -> ConvertedTable {
        var table = ConvertedTable(sourceLanguage: sourceLanguage)
        var faults: [Diagnostic] = []
        let name = ResourceTree.name(of: path)
        let folder = (path as NSString).deletingLastPathComponent
        if folder.lowercased().hasSuffix(".lproj") {
            let parent = (folder as NSString).deletingLastPathComponent
            let tree = try ResourceTree(parent.isEmpty ? "." : parent, developmentLanguage: sourceLanguage)
            for language in [sourceLanguage] + tree.languages.filter({ $0 != sourceLanguage }) {
                for folder in tree.folders(of: language).reversed() {
                    for file in ["\(name).strings", "\(name).stringsdict"] where folder.files.contains(file) {
                        read(folder.path(file), language, &table, &faults)
                    }
                }
            }
        } else {
            read(path, sourceLanguage, &table, &faults)
        }
        guard faults.isEmpty else { throw InputFault(faults) }
        return table
    }

    private static func read(
        _ path: String,
        _ language: Language,
        _ table: inout ConvertedTable,
        _ faults: inout [Diagnostic]
    ) {
        do throws(InputFault) {
            let data = try FileSystem.read(path)
            if path.hasSuffix("dict") {
                let dictionary = StringsDictionary(data: data, path: path)
                faults += dictionary.placedFaults(in: data).map(\.diagnostic)
                    .filter { $0.severity == .error }
                let list = PropertyListText(data)
                let order = list?.entries.map(\.key) ?? dictionary.entries.keys.sorted()
                for key in order {
                    guard let translation = dictionary.entries[key] else { continue }
                    let mark = TranslationMark(
                        comment: list?.note(startingWith: TranslationMark.start, forKey: key)
                    )
                    table.update(key) {
                        $0.texts[language] = .init(content: .init(translation), state: state(mark))
                    }
                }
            } else {
                let file = StringsFile(data: data, file: path)
                faults += file.diagnostics.filter { $0.severity == .error }
                for entry in file.entries {
                    guard let value = entry.value else { continue }
                    let mark = TranslationMark(comment: entry.comment)
                    table.update(entry.key) { converted in
                        converted.comment = converted.comment ?? comment(entry.comment)
                        converted.texts[language] = .init(content: .plain(value), state: state(mark))
                    }
                }
            }
        } catch {
            faults += error.diagnostics
        }
    }

    private static func state(_ mark: TranslationMark?) -> StringCatalog.State {
        switch mark {
        case nil: .translated
        case .new: .new
        case .stale: .needsReview
        }
    }

    /// A comment without the notes of a merge.
    private static func comment(_ text: String?) -> String? {
        let lines = text?.split(separator: "\n").filter { !$0.hasPrefix(TranslationMark.start) } ?? []
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// The files of the table: in every language where the path is in an `.lproj` folder, or at the path in one.
    static func files(_ table: ConvertedTable, at path: String, only language: Language?) -> [(
        path: String, data: Data
    )] {
        if let language { return files(table, path, language) }
        let name = ResourceTree.name(of: path)
        let folder = (path as NSString).deletingLastPathComponent
        guard folder.lowercased().hasSuffix(".lproj") else { return files(table, path, table.sourceLanguage) }
        let parent = (folder as NSString).deletingLastPathComponent
        return table.languages.flatMap { language in
            let place = "\(language).lproj/\(name).strings"
            return files(table, parent.isEmpty ? place : "\(parent)/\(place)", language)
        }
    }

    private static func files(_ table: ConvertedTable, _ path: String, _ language: Language) -> [(
        path: String, data: Data
    )] {
        var strings = StringsFile(file: path)
        var forms: [String: Variation] = [:]
        var hasText = false
        for entry in table.entries {
            guard let text = entry.texts[language] else { continue }
            switch text.content {
            case .plain(let value):
                hasText = true
                strings.append(key: entry.key, value: value, comment: entry.comment)
                let note: String? =
                    switch text.state {
                    case .new: TranslationMark.new.note
                    case .needsReview, .stale: TranslationMark.review
                    case .translated: nil
                    }
                if let note { strings.setNote(note, startingWith: TranslationMark.start, forKey: entry.key) }
            case .varied(let varied): forms[entry.key] = varied.variation
            }
        }
        let dictionary = StringsDictionaryWriter.data(forms).map { ("\(path)dict", $0) }
        return (hasText ? [(path, strings.serialized())] : []) + (dictionary.map { [$0] } ?? [])
    }
}
