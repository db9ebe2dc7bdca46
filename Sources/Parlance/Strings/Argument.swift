import Foundation

/// One typed argument of a message.
///
/// Numbers keep their type until the message is rendered, so that they choose plural forms and take the
/// digits and grouping of the language that is shown.
public enum Argument: Sendable, Hashable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    /// A number shown with exactly so many decimals; CLDR counts them when it chooses the plural form.
    case decimal(Double, fractionDigits: Int)
    /// A day and time, each in the given length, in the language that is shown.
    case date(Date, date: DateLength = .long, time: DateLength = .none)

    /// How long a date or a time is written.
    public enum DateLength: Sendable, Hashable {
        case none, short, medium, long, full
    }
}

extension Argument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(stringLiteral value: String) { self = .text(value) }
    public init(integerLiteral value: Int64) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
}
