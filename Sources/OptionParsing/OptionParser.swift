import CGLib

/// The options and parameters of a command line, parsed as every GLib program's are (`GOptionContext`).
///
/// Any thread may use one. `--help` and `-h` are always among the options.
public struct OptionParser: Sendable {
    /// What the command does, for the head of its help; empty for nothing.
    public let summary: String
    /// The options, in the order of the help.
    public let options: [Option]
    /// What stands beside the options, in order; only the last may be there several times or not at all.
    public let parameters: [Parameter]
    /// What follows the list of options in the help; empty for nothing.
    public let notes: String

    public init(
        _ options: [Option],
        parameters: [Parameter] = [],
        summary: String = "",
        notes: String = ""
    ) {
        self.options = options
        self.parameters = parameters
        self.summary = summary
        self.notes = notes
    }

    /// A command line that does not fit, in words for the person who typed it.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Reads a command line whose first element is the program's name.
    ///
    /// - Throws: ``Failure``, and ``HelpRequest`` where the command line asks what the options mean.
    public func parse(_ arguments: [String]) throws -> ParsedOptions {
        let context = OptionContext(self)
        try context.parse(arguments)
        let values = context.values()
        if values[Option.help.name] != nil { throw HelpRequest(text: context.help()) }
        try check(context.arguments)
        return ParsedOptions(values: values, arguments: context.arguments)
    }

    private func check(_ arguments: [String]) throws(Failure) {
        let required = parameters.prefix { $0.arity.isRequired }
        if arguments.count < required.count {
            throw Failure(description: "Missing \(required[arguments.count].name)")
        }
        let isOpen = parameters.last?.arity.isRepeated ?? false
        if arguments.count > parameters.count, !isOpen {
            throw Failure(description: "Unexpected argument “\(arguments[parameters.count])”")
        }
    }
}

extension OptionParser {
    /// One long option.
    public struct Option: Sendable {
        /// The name without its dashes.
        public let name: String
        /// What the help calls the option's value; nil for an option that takes none.
        public let placeholder: String?
        /// What the option does, in one line.
        public let help: String
        /// Whether it may be given several times; otherwise the last one counts.
        public let isRepeated: Bool

        public init(_ name: String, placeholder: String? = nil, help: String, isRepeated: Bool = false) {
            self.name = name
            self.placeholder = placeholder
            self.help = help
            self.isRepeated = isRepeated
        }

        static let help = Option("help", help: "Explain the options and end")
    }

    /// One thing beside the options.
    public struct Parameter: Sendable {
        /// What the help calls it, in capitals.
        public let name: String
        /// How often it is there.
        public let arity: Arity

        public init(_ name: String, _ arity: Arity = .one) {
            self.name = name
            self.arity = arity
        }

        /// `KEY`, `[DIR]`, `SOURCE…`, `[ARG…]`
        public var usage: String {
            let name = arity.isRepeated ? "\(name)…" : name
            return arity.isRequired ? name : "[\(name)]"
        }
    }

    /// How often a parameter is there.
    public enum Arity: Sendable {
        case one, optional, oneOrMore, any

        var isRequired: Bool { self == .one || self == .oneOrMore }
        var isRepeated: Bool { self == .oneOrMore || self == .any }
    }
}
