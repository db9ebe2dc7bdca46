import OptionParsing
import Parlance

extension Subcommand {
    static let merge = Subcommand(
        name: "merge",
        summary: "Brings the tables of every language up to those of the development language.",
        discussion: """
            New keys are added with the source text and the note “\(TranslationMark.new.note)”. Keys that are gone are
            commented out, and are back when they come back. Where the source text has changed, a note says so:
            “\(TranslationMark.stale(old: "Delete", new: "Remove").note)”. Translations, comments, order and layout stay as
            they are. Whoever has translated a text takes its note out. DIR/\(SourceTexts.name) keeps the source
            texts of the last merge and belongs to the project.
            """,
        example: "lproj merge Resources",
        parameters: [.init("DIR")],
        options: [.developmentLanguage]
    ) { options in
        let folder = options.arguments.first ?? ""
        let resources = try options.resourceBundle(folders: [folder])
        let merger = try Merger(ResourceTree(folder, developmentLanguage: resources.developmentLanguage))
        try FileSystem.replace(merger.files)
        for message in merger.messages { print(message) }
        return .success
    }
}
