/// Why a format could not be filled with the arguments at hand.
public struct FormatMismatch: Error, Sendable, Hashable {
    /// The argument that the format asks for, from 1; 0 when it is not about an argument.
    public let position: Int
    /// The piece of the format, as it is written: `%2$d`.
    public let placeholder: String
    /// The type of the argument that is there; nil when there is none.
    public let argument: String?
    /// The types that the placeholder shows; empty when nothing fits it.
    public let expected: [String]
}

extension FormatMismatch: CustomStringConvertible {
    /// One line for a log: `argument 2 is a text, but "%2$d" shows an integer`.
    public var description: String {
        if position == 0 { return "\"\(placeholder)\" names a plural variable that is not known here" }
        if expected.isEmpty { return "\"\(placeholder)\" is not supported, no argument fits it" }
        let shown = expected.joined(separator: " or ")
        guard let argument else {
            return "\"\(placeholder)\" shows \(shown), but there is no argument \(position)"
        }
        return "argument \(position) is \(argument), but \"\(placeholder)\" shows \(shown)"
    }
}

extension Argument {
    /// What a message about this argument calls it.
    var typeName: String {
        switch self {
        case .text: "a text"
        case .integer, .unsigned: "an integer"
        case .number, .decimal: "a number"
        case .date: "a date"
        }
    }
}

extension Format.Placeholder.Conversion {
    /// What a message about this conversion says that it shows.
    var typeNames: [String] {
        switch self {
        case .object: ["a text", "a number", "a date"]
        case .decimal, .unsigned, .octal, .hexadecimal, .character: ["an integer"]
        case .fixed, .scientific, .general: ["a number"]
        case .string: ["a text"]
        case .unsupported: []
        }
    }
}
