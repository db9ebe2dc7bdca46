import Foundation
import OptionParsing
import Parlance

extension Subcommand {
    static let extract = Subcommand(
        name: "extract",
        summary:
            "Collects the texts of Swift sources and UI files into the tables of the development language.",
        discussion: """
            In Swift it finds Message, localizer.string, localize, LocalizedWindow and NSLocalizedString with their tables,
            default texts and comments; of a UI file every translatable text, in a table of the file's name. A key with
            an interpolation is an error. What a UI file no longer has is commented out in its table; with --complete so
            is what no Swift source has, unless some keys are computed. SOURCE is a file or a folder.
            """,
        example: "lproj extract Sources Resources/Base.lproj --into Resources",
        parameters: [.init("SOURCE", .oneOrMore)],
        options: [
            .init("into", placeholder: "DIR", help: "Where the .lproj folders are (Resources)"),
            .init(
                "function",
                placeholder: "NAME",
                help: "A function of the app that takes a key first",
                isRepeated: true
            ),
            .init("complete", help: "The sources are all there are: comment out what none of them has"),
            .developmentLanguage,
        ]
    ) { options in
        let folder = options["into"] ?? "Resources"
        guard FileSystem.isFolder(folder) else {
            throw UsageFault(description: "There is no folder “\(folder)”")
        }
        for source in options.arguments where !FileManager.default.fileExists(atPath: source) {
            throw UsageFault(description: "There is no file “\(source)”")
        }
        let extraction = try Extraction(options.arguments, functions: Set(options.all("function")))
        let language = try options.developmentLanguage(of: folder)
        let tables = try DevelopmentTables(
            ResourceTree(folder, developmentLanguage: language),
            extraction,
            isComplete: options.has("complete")
        )
        try FileSystem.replace(tables.files)
        for message in tables.messages { print(message) }
        if options.has("complete"), let computed = extraction.computedKeys.first {
            CommandLineInterface.complain("\(computed); nothing of the code's tables is commented out")
        }
        return .success
    }
}
