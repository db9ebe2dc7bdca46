import OptionParsing
import Parlance

extension Subcommand {
    static let languages = Subcommand(
        name: "languages",
        summary: "Prints the languages there are, one tag in a line.",
        example: "lproj languages --resources Resources",
        options: [.resources, .developmentLanguage]
    ) { options in
        for language in try options.resourceBundle().languages { print(language.tag) }
        return .success
    }
}
