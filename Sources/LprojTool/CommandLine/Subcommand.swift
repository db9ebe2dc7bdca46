import OptionParsing

/// One of the tool's commands: the declaration that its parsing, help, completions and manual come from.
struct Subcommand: Sendable {
    /// What follows `lproj` on the command line.
    let name: String
    /// What the command does, as one sentence.
    let summary: String
    /// What else a person has to know, in paragraphs; empty for nothing.
    var discussion = ""
    /// A command line that shows it at work.
    let example: String
    var parameters: [OptionParser.Parameter] = []
    var options: [OptionParser.Option] = []
    let run: @Sendable (ParsedOptions) throws -> ExitStatus

    /// Every command, in the order of the help.
    static let all: [Subcommand] = [
        .languages, .get, .match, .dump, .desktopEntry, .metainfo, .completions, .manual,
    ]

    var parser: OptionParser {
        OptionParser(
            options,
            parameters: parameters,
            summary: ([summary] + (discussion.isEmpty ? [] : [discussion])).joined(separator: "\n\n"),
            notes: "Example:\n  \(example)"
        )
    }

    /// `lproj get KEY [ARG…]`
    var usage: String { (["lproj", name] + parameters.map(\.usage)).joined(separator: " ") }
}
