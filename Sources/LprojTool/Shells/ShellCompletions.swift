/// The completions of the tool for one shell.
enum ShellCompletions: String, CaseIterable {
    case bash, zsh, fish

    /// The file that the shell reads.
    var script: String {
        switch self {
        case .bash: BashCompletions.script
        case .zsh: ZshCompletions.script
        case .fish: FishCompletions.script
        }
    }
}

/// A text as one word for a shell, which takes it as it is.
func shellQuoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
}
