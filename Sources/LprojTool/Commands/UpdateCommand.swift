import Foundation
import OptionParsing
import Parlance

extension Subcommand {
    static let update = Subcommand(
        name: "update",
        summary: "Does extract, merge and check one after the other, as a build does.",
        discussion: """
            Warnings go to standard error and leave the status at 0, so that a build with untranslated texts ends well.
            The plugin ParlanceTranslations does this in each build that has something new.
            """,
        example: "lproj update Sources --into Resources",
        parameters: [.init("SOURCE", .oneOrMore)],
        options: [
            .init("into", placeholder: "DIR", help: "Where the .lproj folders are (Resources)"),
            .init("stamp", placeholder: "FILE", help: "A file to write when all has gone well"),
            .init(
                "function",
                placeholder: "NAME",
                help: "A function of the app that takes a key first",
                isRepeated: true
            ),
            .developmentLanguage,
        ]
    ) { options in
        let folder = options["into"] ?? "Resources"
        let extracted = try Subcommand.extract.run(options)
        guard extracted == .success else { return extracted }
        let language = try options.developmentLanguage(of: folder)
        let merger = try Merger(ResourceTree(folder, developmentLanguage: language))
        try FileSystem.replace(merger.files)
        for message in merger.messages { print(message) }
        let silenced = try CheckConfiguration(folder: folder).silenced
        let report = try Checker(
            tree: ResourceTree(folder, developmentLanguage: language),
            silenced: silenced
        )
        .run()
        for finding in report.findings {
            CommandLineInterface.complain("\(finding.diagnostic) [\(finding.rule.rawValue)]")
        }
        guard !report.hasErrors else { return .inputFault }
        if let stamp = options["stamp"] { try FileSystem.replace([(stamp, Data())]) }
        return .success
    }
}
