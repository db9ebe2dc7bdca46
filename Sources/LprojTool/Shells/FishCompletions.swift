import OptionParsing

/// What fish reads to complete the tool's command lines.
enum FishCompletions {
    static var script: String {
        let names = Subcommand.all.map(\.name).joined(separator: " ")
        let commands = Subcommand.all.map { command in
            "complete -c lproj -f -n 'not __fish_seen_subcommand_from \(names)' "
                + "-a \(command.name) -d \(shellQuoted(command.summary))\n"
        }
        let options = Subcommand.all.flatMap { command in
            let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
            let options = command.options.map { option in
                let value = option.placeholder.map { " -x" + arguments(Completion(placeholder: $0)) } ?? ""
                return
                    "complete -c lproj \(condition) -l \(option.name)\(value) -d \(shellQuoted(option.help))\n"
            }
            let parameters = arguments(command.parameterCompletion)
            return options + (parameters.isEmpty ? [] : ["complete -c lproj \(condition)\(parameters)\n"])
        }
        return "# Completions of lproj for fish, made by `lproj completions fish`.\ncomplete -c lproj -f\n"
            + commands.joined() + options.joined()
            + "complete -c lproj -s h -l help -d 'Explain the options and end'\n"
    }

    private static func arguments(_ completion: Completion) -> String {
        switch completion {
        case .nothing: ""
        case .folders: " -a '(__fish_complete_directories)'"
        case .files: " -a '(__fish_complete_path)'"
        case .words(let words): " -a \(shellQuoted(words.joined(separator: " ")))"
        }
    }
}
