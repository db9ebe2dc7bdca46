import Foundation
import OptionParsing
import Parlance

extension Subcommand {
    static let pseudo = Subcommand(
        name: "pseudo",
        summary: "Writes folders of languages that nobody speaks, to test an app with.",
        discussion: """
            en-XA has accents and brackets and is longer, so that texts that are cut off or were never translated show;
            ar-XB runs from right to left; en-XC shows the keys. Placeholders, markup and mnemonics stay. The folders
            are made anew from the tables of the development language each time.
            """,
        example: "lproj pseudo Resources",
        parameters: [.init("DIR")],
        options: [.developmentLanguage]
    ) { options in
        let folder = options.arguments.first ?? ""
        let resources = try options.resourceBundle(folders: [folder])
        let tree = try ResourceTree(folder, developmentLanguage: resources.developmentLanguage)
        let project = ProjectTexts(tree)
        let faults = project.findings.map(\.diagnostic).filter { $0.severity == .error }
        guard faults.isEmpty else { throw InputFault(faults) }
        var files: [(path: String, data: Data)] = []
        for language in Pseudolanguage.allCases {
            files += PseudoFolder(language: language, path: tree.path("\(language.rawValue).lproj")).files(
                project
            )
        }
        try FileSystem.replace(files)
        return .success
    }
}

/// The tables of one pseudolanguage.
private struct PseudoFolder {
    let language: Pseudolanguage
    let path: String

    func files(_ project: ProjectTexts) -> [(path: String, data: Data)] {
        project.tables.sorted { $0.key < $1.key }.flatMap { name, table in
            files(name, table.translatableEntries)
        }
    }

    private func files(_ name: String, _ entries: [TextEntry]) -> [(path: String, data: Data)] {
        var strings = StringsFile(file: "")
        var forms: [String: Variation] = [:]
        for entry in entries {
            switch entry.content {
            case .plain(let text):
                strings.append(key: entry.key, value: language.text(text, key: entry.key))
            case .varied(let text):
                let source = Translation.varied(text)
                guard case .varied(let made)? = try? language.translation(of: source, key: entry.key) else {
                    continue
                }
                forms[entry.key] = made.variation
            }
        }
        let dictionary = StringsDictionaryWriter.data(forms)
        return (strings.entries.isEmpty ? [] : [("\(path)/\(name).strings", strings.serialized())])
            + (dictionary.map { [("\(path)/\(name).stringsdict", $0)] } ?? [])
    }
}
