extension Format {
    /// The place of one argument in a format, for example `%1$-5.2f`.
    public struct Placeholder: Sendable, Hashable {
        /// What is written, and so which arguments fit.
        public enum Conversion: Sendable, Hashable {
            /// `@`: a text, a number or a date.
            case object
            /// `d D i`
            case decimal
            /// `u U`
            case unsigned
            /// `o O`
            case octal
            /// `x X`
            case hexadecimal
            /// `f F`
            case fixed
            /// `e E`
            case scientific
            /// `g G`
            case general
            /// `c C`: an integer that is the number of a Unicode scalar.
            case character
            /// `s S`: a text.
            case string
            /// What no argument fits: `p`, `n`, and a width or precision taken from an argument, `*`.
            case unsupported
        }

        /// How the argument is laid out.
        public struct Flags: OptionSet, Sendable, Hashable {
            /// The bits of the set.
            public let rawValue: UInt8
            /// A set of these bits.
            public init(rawValue: UInt8) { self.rawValue = rawValue }

            /// `-`: at the left of its width.
            public static let left = Flags(rawValue: 1)
            /// `+`: positive numbers have a sign.
            public static let plus = Flags(rawValue: 2)
            /// A space: positive numbers have a space for a sign.
            public static let space = Flags(rawValue: 4)
            /// `0`: the width is filled with zeros; the number is not grouped then.
            public static let zero = Flags(rawValue: 8)
            /// `#`: `0x` or `0` before the number.
            public static let alternate = Flags(rawValue: 16)
            /// `'`: grouped, which numbers of a language are anyway.
            public static let grouped = Flags(rawValue: 32)
        }

        /// The placeholder as it is written.
        public let text: String
        /// The argument it shows, from 1.
        public var position: Int { Int(storedPosition) }
        /// Whether the format itself names the position.
        public let isPositional: Bool
        /// What is written.
        public let conversion: Conversion
        /// Whether letters in it are capitals (`X`, `E`, `G`).
        public let isUppercase: Bool
        /// How it is laid out.
        public let flags: Flags
        /// At least so many characters.
        public var width: Int? { storedWidth.map { Int($0) } }
        /// So many decimals, significant digits, digits or characters, as the conversion has it.
        public var precision: Int? { storedPrecision.map { Int($0) } }
        /// Whether the number has 64 bits, as after `l`, `ll`, `q`, `j`, `t` and `z`.
        public let isLong: Bool

        // In as few bytes as they need: look-ups wait for memory longer than for anything else.
        private var storedPosition: UInt32
        private let storedWidth: UInt8?
        private let storedPrecision: UInt8?

        init(
            text: String,
            position: Int,
            isPositional: Bool,
            conversion: Conversion,
            isUppercase: Bool,
            flags: Flags,
            width: Int?,
            precision: Int?,
            isLong: Bool
        ) {
            self.text = text
            storedPosition = UInt32(clamping: position)
            self.isPositional = isPositional
            self.conversion = conversion
            self.isUppercase = isUppercase
            self.flags = flags
            storedWidth = width.map { UInt8(clamping: $0) }
            storedPrecision = precision.map { UInt8(clamping: $0) }
            self.isLong = isLong
        }

        /// The same for another argument.
        func at(_ position: Int) -> Placeholder {
            var moved = self
            moved.storedPosition = UInt32(clamping: position)
            return moved
        }
    }
}
