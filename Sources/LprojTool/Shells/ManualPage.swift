import OptionParsing

/// The manual page of the tool, for `man`: see man(7).
enum ManualPage {
    static var text: String {
        [
            ".TH LPROJ 1 \"\" \"lproj \(CommandLineInterface.version)\" \"User Commands\"",
            ".SH NAME", "lproj \\- keeps the translations of an app whole",
            ".SH SYNOPSIS", ".B lproj", ".I COMMAND", "[\\fIOPTION\\fR…] [\\fIARG\\fR…]",
            ".SH DESCRIPTION",
            "An app has a folder for each language, such as",
            ".IR de.lproj ,",
            "with tables of texts in it. The commands read these folders, and none writes anything where there is an",
            "error.",
            ".SH COMMANDS",
        ].joined(separator: "\n") + "\n" + Subcommand.all.map(section).joined() + end
    }

    private static func section(_ command: Subcommand) -> String {
        var lines = [".SS \"\(escaped(command.usage))\"", escaped(command.summary)]
        if !command.discussion.isEmpty { lines += [".PP", escaped(command.discussion)] }
        for option in command.options {
            let value = option.placeholder.map { "=\\fI\(escaped($0))\\fR" } ?? ""
            lines += [".TP", "\\fB\\-\\-\(escaped(option.name))\\fR\(value)", escaped(option.help)]
        }
        lines += [".PP", "Example:", ".PP", ".nf", ".RS", escaped(command.example), ".RE", ".fi"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static let end = """
        .SH EXIT STATUS
        0 if all is well, 1 if the input has errors, 2 if the command line is wrong.
        .SH SEE ALSO
        .BR parlance (1)

        """

    /// Text that troff takes as it is.
    private static func escaped(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing(
            "\"",
            with: "\\(dq"
        )
        // A dot or an apostrophe at the start of a line would be a request.
        return escaped.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }
            .joined(separator: "\n")
    }
}
