extension Format {
    /// The text with its arguments in their places.
    ///
    /// With rules, numbers and dates are written in that language's digits, grouping and words; without, in
    /// plain ASCII and ISO 8601, whatever the locale of the process: for file names and logs. `isolatingText`
    /// puts each text argument between U+2068 and U+2069, so that a name in the other direction does not
    /// reorder a right-to-left sentence. Arguments without a place are left out. Any thread may call it.
    ///
    /// - Throws: `FormatMismatch` when an argument is missing or of another type, or when the format has a
    ///   plural variable, which this does not know.
    public func render(
        _ arguments: [Argument],
        rules: LanguageRules? = nil,
        isolatingText: Bool = false
    ) throws(FormatMismatch) -> String {
        var text = ""
        // A short text needs no memory of its own; a longer one gets it at once.
        if size > 15 { text.reserveCapacity(size) }
        for piece in pieces {
            switch piece {
            case .literal(let literal):
                text += literal
            case .placeholder(let placeholder):
                try placeholder.write(arguments, rules: rules, isolatingText: isolatingText, to: &text)
            case .variable(let variable):
                throw FormatMismatch(unknown: "%#@\(variable.name)@")
            case .substitutedArgument:
                throw FormatMismatch(unknown: "%arg")
            }
        }
        return text
    }
}

extension FormatMismatch {
    fileprivate init(unknown piece: String) {
        self.init(position: 0, placeholder: piece, argument: nil, expected: [])
    }
}
