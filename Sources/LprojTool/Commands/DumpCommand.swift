import Foundation
import OptionParsing
import Parlance

extension Subcommand {
    static let dump = Subcommand(
        name: "dump",
        summary: "Prints a .strings, .stringsdict or .xcstrings file as JSON, with what is wrong with it.",
        discussion: """
            {"entries": {key: text, …}, "diagnostics": [{"line", "column", "severity", "message"}, …]}. Of a text with
            plural forms it is what a look-up without arguments shows. The status is 1 where there are errors.
            """,
        example: "lproj dump Resources/en.lproj/Localizable.strings",
        parameters: [.init("FILE")],
        options: [
            .init(
                "language",
                placeholder: "TAG",
                help: "The language of a string catalog (its source language)"
            )
        ]
    ) { options in
        let path = options.arguments.first ?? ""
        let dump = try TableDump(path: path, language: options["language"])
        print(dump.json)
        return dump.diagnostics.contains { $0.severity == .error } ? .inputFault : .success
    }
}

/// The texts of one file by key, and what is wrong with it.
private struct TableDump {
    /// Not a dictionary: "é" as one scalar and as two are two keys of a table and one of a dictionary.
    let entries: [(key: String, value: String)]
    let diagnostics: [Diagnostic]

    init(path: String, language: String?) throws {
        switch URL(fileURLWithPath: path).pathExtension {
        case "strings":
            var faults: [Diagnostic] = []
            let table = StringTable(data: try FileSystem.read(path), file: path) { faults.append($0) }
            entries = Array(table)
            diagnostics = faults
        case "stringsdict":
            let data = try FileSystem.read(path)
            let dictionary = StringsDictionary(data: data, path: path)
            entries = Self.sorted(dictionary.entries)
            diagnostics = dictionary.placedFaults(in: data).map(\.diagnostic)
        case "xcstrings":
            let data = try FileSystem.read(path)
            let catalog = StringCatalog(data: data, path: path)
            if let language, Language(language) == nil {
                throw UsageFault(description: "“\(language)” names no language")
            }
            let shown = language.flatMap { Language($0) } ?? catalog.sourceLanguage
            entries = shown.map { Self.sorted(catalog.table(for: $0)) } ?? []
            diagnostics = catalog.placedFaults(in: data).map(\.diagnostic)
        default:
            throw UsageFault(description: "“\(path)” is no .strings, .stringsdict or .xcstrings file")
        }
    }

    private static func sorted(_ entries: [String: Translation]) -> [(key: String, value: String)] {
        entries.map { ($0.key, $0.value.plainText) }.sorted { $0.0 < $1.0 }
    }

    var json: String {
        let faults = diagnostics.map { fault in
            JSONText.object([
                ("line", "\(fault.line)"), ("column", "\(fault.column)"),
                ("severity", JSONText.string(fault.severity.rawValue)),
                ("message", JSONText.string(fault.message)),
            ])
        }
        return JSONText.object(
            [
                (
                    "entries",
                    JSONText.object(entries.map { ($0.key, JSONText.string($0.value)) }, indent: "    ")
                ),
                ("diagnostics", JSONText.array(faults, indent: "    ")),
            ],
            indent: "  "
        )
    }
}
