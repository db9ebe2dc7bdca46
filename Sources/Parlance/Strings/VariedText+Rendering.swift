extension VariedText {
    /// The text for these arguments, in the digits and grouping of `rules`, which also say what its plural
    /// forms are: those of the language the text is written in.
    ///
    /// `width` is the room there is, in the unit of the file's width rules: the widest text that fits is
    /// taken, and without a width the widest. A number with decimals is shown as it is where the text has a
    /// place for an integer, since a plural form is chosen for it. Without rules numbers are plain ASCII and
    /// `other` is the form for everything but `zero`. `isolatingText` is that of `Format.render`.
    ///
    /// - Throws: `FormatMismatch` when an argument is missing or of another type.
    public func render(
        _ arguments: [Argument],
        rules: LanguageRules? = nil,
        isolatingText: Bool = false,
        width: Int? = nil
    ) throws(FormatMismatch) -> String {
        let renderer = VariedTextRenderer(
            source: self,
            arguments: arguments,
            rules: rules,
            isolatingText: isolatingText,
            width: width
        )
        var text = ""
        try renderer.write(template.root, to: &text)
        return text
    }
}

/// Writes the nodes of one template for one set of arguments.
private struct VariedTextRenderer {
    let source: VariedText
    let arguments: [Argument]
    let rules: LanguageRules?
    let isolatingText: Bool
    let width: Int?

    /// The template bounds how deep this goes and how much it writes.
    func write(_ node: VariedTemplate.Node, to text: inout String) throws(FormatMismatch) {
        switch node {
        case .text(let pieces):
            for piece in pieces { try write(piece, to: &text) }
        case .plural(let plural):
            try write(try form(of: plural), to: &text)
        case .width(let nodes):
            guard let fitting = VariedTemplate.Node.fitting(nodes, width: width) else { return }
            try write(fitting, to: &text)
        }
    }

    private func write(_ piece: VariedTemplate.Piece, to text: inout String) throws(FormatMismatch) {
        switch piece {
        case .literal(let literal):
            text += literal
        case .placeholder(let placeholder):
            guard !showsFraction(placeholder) else {
                LanguageRules.write(arguments[placeholder.position - 1], rules: rules, to: &text)
                return
            }
            try placeholder.write(arguments, rules: rules, isolatingText: isolatingText, to: &text)
        case .variable(let index):
            try write(source.template.variables[index], to: &text)
        }
    }

    private func form(of plural: VariedTemplate.Plural) throws(FormatMismatch) -> VariedTemplate.Node {
        let position = plural.counted.position
        guard arguments.indices.contains(position - 1) else { throw mismatch(plural.counted, nil) }
        let argument = arguments[position - 1]
        guard let isZero = argument.isZero else { throw mismatch(plural.counted, argument) }
        if isZero, let zero = plural.zero { return zero }
        guard let category = rules?.pluralCategory(of: argument.shown(by: plural.counted)) else {
            return plural.other
        }
        return plural.form(for: category)
    }

    private func showsFraction(_ placeholder: Format.Placeholder) -> Bool {
        guard placeholder.conversion == .decimal || placeholder.conversion == .unsigned,
            arguments.indices.contains(placeholder.position - 1)
        else { return false }
        switch arguments[placeholder.position - 1] {
        case .number, .decimal: return true
        case .text, .integer, .unsigned, .date: return false
        }
    }

    private func mismatch(_ placeholder: Format.Placeholder, _ argument: Argument?) -> FormatMismatch {
        FormatMismatch(
            position: placeholder.position,
            placeholder: placeholder.text,
            argument: argument?.typeName,
            expected: ["a number"]
        )
    }
}

extension Argument {
    /// Whether it is exactly 0; nil when it is no number.
    fileprivate var isZero: Bool? {
        switch self {
        case .integer(let value): value == 0
        case .unsigned(let value): value == 0
        case .number(let value), .decimal(let value, _): value == 0
        case .text, .date: nil
        }
    }

    /// The number with the decimals it has when a placeholder such as `%.1f` shows it: they count.
    fileprivate func shown(by placeholder: Format.Placeholder) -> Argument {
        guard placeholder.conversion == .fixed else { return self }
        switch self {
        case .decimal(let value, let digits):
            return .decimal(value, fractionDigits: placeholder.precision ?? digits)
        case .number(let value):
            return .decimal(value, fractionDigits: placeholder.precision ?? 6)
        case .integer(let value):
            return .decimal(Double(value), fractionDigits: placeholder.precision ?? 6)
        case .unsigned(let value):
            return .decimal(Double(value), fractionDigits: placeholder.precision ?? 6)
        case .text, .date:
            return self
        }
    }
}
