import Foundation
import Parlance

/// A table as a string catalog holds it.
enum CatalogTables {
    static func read(_ path: String) throws(InputFault) -> ConvertedTable {
        let data = try FileSystem.read(path)
        let catalog = StringCatalog(data: data, path: path)
        let faults = catalog.placedFaults(in: data).map(\.diagnostic).filter { $0.severity == .error }
        guard faults.isEmpty, let source = catalog.sourceLanguage else { throw InputFault(faults) }
        var table = ConvertedTable(sourceLanguage: source)
        for (key, entry) in catalog.entries.sorted(by: { $0.key < $1.key }) {
            table.update(key) { converted in
                converted.comment = entry.comment
                converted.shouldTranslate = entry.shouldTranslate
                converted.extractionState = entry.extractionState
                converted.texts = entry.localizations.mapValues {
                    .init(content: .init($0.translation), state: $0.state)
                }
                if converted.texts[source] == nil { converted.texts[source] = .init(content: .plain(key)) }
            }
        }
        return table
    }

    /// A catalog as Xcode writes it: keys in order, a space before each colon.
    static func data(_ table: ConvertedTable) -> Data {
        let entries = table.entries.sorted { $0.key < $1.key }.map { entry in
            var members: [(String, JSONTree)] = []
            if let comment = entry.comment { members.append(("comment", .string(comment))) }
            let isWritten = entry.texts[table.sourceLanguage].map { text in
                if case .plain(let value) = text.content { value != entry.key } else { true }
            }
            let state = entry.extractionState ?? (isWritten == true ? "extracted_with_value" : nil)
            if let state { members.append(("extractionState", .string(state))) }
            let localizations = entry.texts.sorted { $0.key.tag < $1.key.tag }.compactMap { language, text in
                language == table.sourceLanguage && isWritten != true
                    ? nil : (language.tag, localization(text))
            }
            if !localizations.isEmpty { members.append(("localizations", .object(localizations))) }
            if !entry.shouldTranslate { members.append(("shouldTranslate", .other("false"))) }
            return (entry.key, JSONTree.object(members))
        }
        let root = JSONTree.object([
            ("sourceLanguage", .string(table.sourceLanguage.tag)), ("strings", .object(entries)),
            ("version", .string("1.0")),
        ])
        return Data("\(root.text(indentation: ""))\n".utf8)
    }

    private static func localization(_ text: ConvertedTable.Text) -> JSONTree {
        switch text.content {
        case .plain(let value): .object([unit(value, text.state)])
        case .varied(let varied): .object(localization(of: varied.variation, text.state))
        }
    }

    private static func unit(_ text: String, _ state: StringCatalog.State) -> (String, JSONTree) {
        ("stringUnit", .object([("state", .string(state.rawValue)), ("value", .string(text))]))
    }

    /// Made by the readers, which limit how deeply it is nested.
    private static func localization(of variation: Variation, _ state: StringCatalog.State) -> [(
        String, JSONTree
    )] {
        func list(_ kind: String, _ texts: [(String, Variation)]) -> [(String, JSONTree)] {
            let alternatives = texts.sorted { $0.0 < $1.0 }.map {
                ($0, JSONTree.object(localization(of: $1, state)))
            }
            return [("variations", .object([(kind, .object(alternatives))]))]
        }
        switch variation {
        case .text(let text): return [unit(text, state)]
        case .plural(let forms, _): return list("plural", forms.map { ($0.key.rawValue, $0.value) })
        case .device(let texts): return list("device", texts.map { ($0.key, $0.value) })
        case .width(let texts): return list("width", texts.map { ("\($0.key)", $0.value) })
        case .format(let text, let variables):
            if let forms = variation.onlyPlural { return localization(of: forms, state) }
            let substitutions = CatalogSubstitutions(text, variables)
            let objects = substitutions.variables.sorted { $0.0 < $1.0 }.map { name, variable in
                let number = variable.argument.map { [("argNum", JSONTree.other("\($0)"))] } ?? []
                let specifier = [("formatSpecifier", JSONTree.string(variable.valueType))]
                return (name, JSONTree.object(number + specifier + localization(of: variable.text, state)))
            }
            return localization(of: substitutions.text, state) + [("substitutions", .object(objects))]
        }
    }
}
