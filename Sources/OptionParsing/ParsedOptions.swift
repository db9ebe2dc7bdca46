/// What a command line said.
public struct ParsedOptions: Sendable {
    private let values: [String: [String]]
    /// What stood beside the options, in order.
    public let arguments: [String]

    init(values: [String: [String]], arguments: [String]) {
        self.values = values
        self.arguments = arguments
    }

    /// The value of an option, the last one where it was given several times; nil where it was not given.
    public subscript(name: String) -> String? { values[name]?.last }

    /// Every value of an option, in order.
    public func all(_ name: String) -> [String] { values[name] ?? [] }

    /// Whether an option was given.
    public func has(_ name: String) -> Bool { values[name] != nil }
}

/// A command line that asks what the options mean.
public struct HelpRequest: Error {
    /// The answer, with a line's end.
    public let text: String
}
