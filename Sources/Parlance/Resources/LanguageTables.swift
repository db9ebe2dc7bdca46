import Foundation

/// Every table of one language, read once.
final class LanguageTables: Sendable {
    let language: Language
    /// How this language counts, groups and orders: plural forms belong to the language that is shown.
    let rules: LanguageRules

    private let folder: String
    private let localizable: ResourceTable?
    private let tables: [String: ResourceTable]

    /// Reads the tables in `.lproj` folders, of which the first that has a key wins.
    init(language: Language, folders: [URL], report: (Diagnostic) -> Void) {
        self.language = language
        rules = LanguageRules(language)
        folder = folders.first?.path ?? "\(language).lproj"
        var builders: [String: ResourceTable] = [:]
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() {
                let file = folder.appendingPathComponent(name)
                builders[file.deletingPathExtension().lastPathComponent, default: ResourceTable()]
                    .add(file, report: report)
            }
        }
        tables = builders.filter { !$0.value.isEmpty }
        localizable = tables["Localizable"]
    }

    /// The text of a look-up without arguments; nil names the table `Localizable`.
    func plainText(forKey key: String, table name: String?) -> String? {
        guard let name else { return localizable?.plainText(forKey: key) }
        return tables[name]?.plainText(forKey: key)
    }

    /// What a table has for a key; nil names the table `Localizable`.
    func translation(forKey key: String, table name: String?) -> Translation? {
        guard let name else { return localizable?.translation(forKey: key) }
        return tables[name]?.translation(forKey: key)
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
    func name(ofTable name: String?) -> String { "\(folder)/\(name ?? "Localizable").strings" }
}

/// One table of one language, as the files of its name hold it together.
struct ResourceTable: Sendable {
    private var texts: [StringTable] = []
    private var varied: [String: Translation] = [:]
    /// Keys whose text stands in the shade of a `.stringsdict` entry of the same name.
    private var isShaded = false

    var isEmpty: Bool { texts.isEmpty && varied.isEmpty }

    mutating func add(_ file: URL, report: (Diagnostic) -> Void) {
        let kind = file.pathExtension
        guard kind == "strings" || kind == "stringsdict" else { return }
        let data: Data
        do {
            data = try Data(contentsOf: file, options: .alwaysMapped)
        } catch {
            report(
                Diagnostic(file: file.path, message: "the file cannot be read: \(error.localizedDescription)")
            )
            return
        }
        if kind == "strings" {
            texts.append(StringTable(data: data, file: file.path, diagnostics: report))
        } else {
            let dictionary = StringsDictionary(data: data, path: file.path)
            dictionary.diagnostics.forEach(report)
            varied.merge(dictionary.entries) { first, _ in first }
        }
        isShaded = varied.keys.contains { key in texts.contains { $0.string(forKey: key) != nil } }
    }

    func plainText(forKey key: String) -> String? {
        // Nearly every text is in a `.strings` file, and needs nothing around it.
        if !isShaded, let text = texts.first?.string(forKey: key) { return text }
        return translation(forKey: key)?.plainText
    }

    func translation(forKey key: String) -> Translation? {
        if isShaded, let translation = varied[key] { return translation }
        for table in texts {
            if let text = table.string(forKey: key) { return .plain(text) }
        }
        return varied[key]
    }
}
