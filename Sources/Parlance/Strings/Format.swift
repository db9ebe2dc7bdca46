/// A text with places for arguments, in the printf notation of Apple's strings: `%1$@ of %2$lld`.
///
/// Understood are the conversions `@ d D i u U x X o O f F e E g G c C s S` with a position, the flags
/// `-+ 0#'`, a width, a precision and C's lengths; `%%`; and the pieces of plural entries, `%#@name@` and
/// `%arg`. Arguments are typed, so lengths change nothing but the width of a negative `%x`. Nothing is
/// refused: a `%` that starts no conversion stays in the text and is listed in `problems`.
public struct Format: Sendable, Hashable {
    /// A part of the text.
    public enum Piece: Sendable, Hashable {
        /// Text that is shown as it is, `%%` already made `%`.
        case literal(String)
        /// The place of an argument.
        case placeholder(Placeholder)
        /// `%#@name@`: the place of a plural variable, which whoever knows the variables fills.
        case variable(Variable)
        /// `%arg`: inside a substitution, its own argument.
        case substitutedArgument
    }

    /// A reference to a plural variable, `%#@name@` or `%1$#@name@`.
    public struct Variable: Sendable, Hashable {
        /// The name between the at signs.
        public let name: String
        /// The argument it counts, from 1.
        public let position: Int
        /// Whether the format itself names the position.
        public let isPositional: Bool
    }

    /// A `%` that probably does not say what its author meant.
    public struct Problem: Sendable, Hashable {
        /// Where the `%` stands, in Unicode scalars from the start, which has 0.
        public let offset: Int
        /// What is wrong and what to write.
        public let message: String
    }

    /// The parts in the order of the text; two literals never follow each other.
    public let pieces: [Piece]
    /// What a tool should tell the author about.
    public let problems: [Problem]
    /// About how many bytes the text has with its arguments.
    let size: Int

    /// Reads a format. Time and memory are proportional to its length.
    public init(_ text: String) {
        size = text.utf8.count + 16
        var native = text
        (pieces, problems) = native.withUTF8 { bytes in
            // A text without places shares the memory of the one it came from.
            guard let percent = bytes.firstIndex(of: UInt8(ascii: "%")) else {
                return (text.isEmpty ? [] : [.literal(text)], [])
            }
            var parser = FormatParser(bytes)
            return parser.parse(from: percent)
        }
    }

    /// The places of arguments in the order of the text, without the plural variables.
    public var placeholders: [Placeholder] {
        pieces.compactMap {
            if case .placeholder(let placeholder) = $0 { placeholder } else { nil }
        }
    }
}
