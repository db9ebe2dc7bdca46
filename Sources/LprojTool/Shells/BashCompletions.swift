import OptionParsing

/// What bash reads to complete the tool's command lines.
enum BashCompletions {
    static var script: String {
        let cases = Subcommand.all.map(commandCase).joined()
        return """
            # Completions of lproj for bash, made by `lproj completions bash`.
            _lproj() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
                COMPREPLY=()
                # An equals sign is a word of its own to bash.
                if [[ $current == = ]]; then current=; elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi
                if ((COMP_CWORD == 1)); then
                    COMPREPLY=($(compgen -W '\(Subcommand.all.map(\.name).joined(separator: " ")) --help --version' -- "$current"))
                    return
                fi
                compopt -o filenames 2>/dev/null
                case ${COMP_WORDS[1]} in
            \(cases)    esac
            }
            complete -F _lproj lproj

            """
    }

    private static func commandCase(_ command: Subcommand) -> String {
        let values = command.options.compactMap { option in
            option.placeholder.map { "        --\(option.name)) \(reply(Completion(placeholder: $0))) ;;\n" }
        }
        let names = command.options.map { "--\($0.name)" } + ["--help"]
        return """
                \(command.name))
                    case $previous in
            \(values.joined())        *)
                        if [[ $current == -* ]]; then
                            COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- "$current"))
                        else
                            \(reply(command.parameterCompletion))
                        fi
                        ;;
                    esac
                    ;;

            """
    }

    private static func reply(_ completion: Completion) -> String {
        switch completion {
        case .nothing: ":"
        case .folders: "mapfile -t COMPREPLY < <(compgen -d -- \"$current\")"
        case .files: "mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"
        case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
        }
    }
}
