/// A key or a value as written: where its characters are, and how they are quoted.
struct StringsToken {
    /// The UTF-8 offsets of the characters, without the quotes.
    var content: Range<Int>
    /// The quote around the characters, `nil` for a bare word.
    var quote: UInt8?
    /// Whether there is a backslash in it.
    var hasEscapes: Bool
    /// Whether the closing quote is there.
    var isClosed = true

    /// The offsets of the whole token, quotes included.
    var range: Range<Int> {
        guard quote != nil else { return content }
        return content.lowerBound - 1..<content.upperBound + (isClosed ? 1 : 0)
    }
}

/// One entry of a `.strings` file as written.
struct StringsSyntaxEntry {
    enum Value {
        case text(StringsToken)
        /// `"a";`, whose value is its key.
        case sameAsKey
        /// A dictionary, an array or data, which no look-up gives.
        case nested(Range<Int>)
    }

    var key: StringsToken
    var value: Value
    /// Where the white space and the comments before it start.
    var gap: Int
    /// From the first character of the key to after the semicolon.
    var range: Range<Int>
}
