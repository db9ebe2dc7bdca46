import OptionParsing
import Parlance

extension Subcommand {
    static let constants = Subcommand(
        name: "constants",
        summary: "Writes Swift source with a constant for each key, so that a wrong key does not compile.",
        discussion: """
            The key home.title of the table Localizable is Message.homeTitle; a text with arguments is a function:
            Message.mineGreeting(.text(name)). The keys of another table are in a type of its name:
            Message.InfoPlist.cfBundleDisplayName. The plugin ParlanceConstants does this in each build.
            """,
        example: "lproj constants Resources --output Sources/App/Texts.swift",
        parameters: [.init("DIR")],
        options: [.init("public", help: "For other modules too"), .developmentLanguage, .output]
    ) { options in
        let folder = options.arguments.first ?? ""
        let resources = try options.resourceBundle(folders: [folder])
        let project = try ProjectTexts(
            ResourceTree(folder, developmentLanguage: resources.developmentLanguage)
        )
        let constants = MessageConstants(project, isPublic: options.has("public"))
        let errors = project.findings.map(\.diagnostic).filter { $0.severity == .error }
        guard errors.isEmpty, constants.faults.isEmpty else { throw InputFault(errors + constants.faults) }
        try options.write(constants.source)
        return .success
    }
}
