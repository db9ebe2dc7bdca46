import OptionParsing
import Parlance

extension Subcommand {
    static let check = Subcommand(
        name: "check",
        summary:
            "Looks for what is wrong with the translations in a folder, and tells how complete they are.",
        discussion: """
            Each finding ends with the name of its rule. DIR/\(CheckConfiguration.name) switches rules off by name:
            {"off": ["picture", "untranslated"]}. The status is 1 where there are errors, with --strict also where
            there are warnings. The rules:

            \(Rule.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
            """,
        example: "lproj check --strict Resources",
        parameters: [.init("DIR")],
        options: [
            .init(
                "format",
                placeholder: CheckFormat.allCases.map(\.rawValue).joined(separator: "|"),
                help: "What to print: lines and a table, JSON, or what code hosts show inline (text)"
            ),
            .init("strict", help: "Take warnings for errors"),
            .developmentLanguage,
        ]
    ) { options in
        let folder = options.arguments.first ?? ""
        let name = options["format"] ?? CheckFormat.text.rawValue
        guard let format = CheckFormat(rawValue: name) else {
            let known = CheckFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageFault(description: "Unknown format “\(name)”; there are: \(known)")
        }
        let resources = try options.resourceBundle(folders: [folder])
        let tree = try ResourceTree(folder, developmentLanguage: resources.developmentLanguage)
        let configuration = try CheckConfiguration(folder: folder)
        let report = Checker(tree: tree, silenced: configuration.silenced).run()
        print(format.print(report), terminator: "")
        let isFault = options.has("strict") ? !report.findings.isEmpty : report.hasErrors
        return isFault ? .inputFault : .success
    }
}
