import OptionParsing

extension Subcommand {
    static let completions = Subcommand(
        name: "completions",
        summary: "Prints what a shell needs to complete the command line of lproj.",
        example: "lproj completions bash > ~/.local/share/bash-completion/completions/lproj",
        parameters: [.init(ShellCompletions.allCases.map(\.rawValue).joined(separator: "|"))]
    ) { options in
        let name = options.arguments.first ?? ""
        guard let shell = ShellCompletions(rawValue: name) else {
            let known = ShellCompletions.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageFault(description: "Unknown shell “\(name)”; there are: \(known)")
        }
        print(shell.script, terminator: "")
        return .success
    }

    static let manual = Subcommand(
        name: "manual",
        summary: "Prints the manual page.",
        example: "lproj manual | man -l -"
    ) { _ in
        print(ManualPage.text, terminator: "")
        return .success
    }
}
