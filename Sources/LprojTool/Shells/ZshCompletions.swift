import OptionParsing

/// What zsh reads to complete the tool's command lines.
enum ZshCompletions {
    static var script: String {
        let commands = Subcommand.all.map { "        \(shellQuoted("\($0.name):\($0.summary)"))\n" }.joined()
        let cases = Subcommand.all.map { command in
            let specifications =
                command.options.map(specification) + [
                    "'(-h --help)'{-h,--help}'[Explain the options and end]'"
                ]
                + command.parameters.map(specification)
            return "    \(command.name)) _arguments \(specifications.joined(separator: " ")) ;;\n"
        }.joined()
        return """
            #compdef lproj
            # Completions of lproj for zsh, made by `lproj completions zsh`.
            _lproj() {
                if ((CURRENT == 2)); then
                    local -a commands=(
            \(commands)        )
                    _describe command commands
                    return
                fi
                shift words
                ((CURRENT--))
                case $words[1] in
            \(cases)    esac
            }
            if [[ $funcstack[1] == _lproj ]]; then
                _lproj "$@"
            else
                compdef _lproj lproj
            fi

            """
    }

    private static func specification(_ option: OptionParser.Option) -> String {
        let repeated = option.isRepeated ? "*" : ""
        let value = option.placeholder.map { ":\($0):\(action(Completion(placeholder: $0)))" } ?? ""
        let help = option.help.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: ",")
        return shellQuoted(
            "\(repeated)--\(option.name)\(option.placeholder == nil ? "" : "=")[\(help)]\(value)"
        )
    }

    private static func specification(_ parameter: OptionParser.Parameter) -> String {
        let start = parameter.arity == .any || parameter.arity == .oneOrMore ? "*" : ""
        return shellQuoted("\(start):\(parameter.name):\(action(Completion(placeholder: parameter.name)))")
    }

    private static func action(_ completion: Completion) -> String {
        switch completion {
        case .nothing: " "
        case .folders: "_files -/"
        case .files: "_files"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }
}
