import OptionParsing

/// What a shell offers in the place of a value.
enum Completion: Equatable {
    case nothing
    case folders
    case files
    case words([String])

    /// By what the help calls the value.
    init(placeholder: String) {
        switch placeholder {
        case "DIR": self = .folders
        case "FILE", "SOURCE", "TEMPLATE": self = .files
        case _ where placeholder.contains("|"):
            self = .words(placeholder.split(separator: "|").map(String.init))
        default: self = .nothing
        }
    }
}

extension Subcommand {
    /// What is offered in the place of a parameter: all parameters of a command share it in practice.
    var parameterCompletion: Completion {
        parameters.first.map { Completion(placeholder: $0.name) } ?? .nothing
    }
}
