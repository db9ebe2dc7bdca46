/// Makes a template of a variation, within bounds: what is deeper or longer than people write is refused.
struct VariationCompiler {
    static let mostVariables = 100
    static let longestExpansion = 1 << 20
    static let largestPosition = 255
    /// A guess: arguments come from the app, so they only count in what is multiplied by a file.
    static let lengthOfArgument = 32

    /// One use of a variable: the same variable may count several arguments.
    struct Use: Hashable {
        var name: String
        var argument: Int
    }

    enum Progress {
        case begun
        case done(index: Int, length: Int)
    }

    /// A node; the text a look-up without arguments shows, as it was written, if there are no variables in it;
    /// and an upper bound for the characters that the node adds to a text.
    typealias Compiled = (node: VariedTemplate.Node, written: String?, length: Int)

    var scope: [String: Variation.Variable] = [:]
    var uses: [Use: Progress] = [:]
    var variables: [VariedTemplate.Node] = []

    mutating func template(
        of variation: Variation
    ) throws(VariedText.Fault) -> (template: VariedTemplate, written: String?) {
        let root = try compile(variation, inside: nil, depth: 0)
        return (VariedTemplate(root: root.node, variables: variables), root.written)
    }

    /// `variable` is the one whose text this is.
    mutating func compile(
        _ variation: Variation,
        inside variable: VariableContext?,
        depth: Int
    ) throws(VariedText.Fault) -> Compiled {
        guard depth <= VariedText.deepestNesting else { throw .tooDeep }
        switch variation {
        case .text(let source):
            return try compile(source, inside: variable, depth: depth)
        case .plural(let forms, let argument):
            return try compile(forms, counting: argument, inside: variable, depth: depth)
        case .device(let texts):
            return try device(texts, inside: variable, depth: depth)
        case .width(let texts):
            return try width(texts, inside: variable, depth: depth)
        case .format(let text, let variables):
            // Each entry stands for itself: what is inside sees no names from around it.
            let outside = (scope, uses)
            (scope, uses) = (variables, [:])
            let compiled = try compile(text, inside: variable, depth: depth + 1)
            (scope, uses) = outside
            return compiled
        }
    }

    private mutating func compile(
        _ forms: [PluralRule.Category: Variation],
        counting argument: Int?,
        inside variable: VariableContext?,
        depth: Int
    ) throws(VariedText.Fault) -> Compiled {
        guard let otherText = forms[.other] else { throw .missingOther }
        var other = try compile(otherText, inside: variable, depth: depth + 1)
        // Where there is nothing to choose, the argument need not be a number: the field has such variables
        // to give the argument of another one a name.
        guard forms.values.contains(where: { $0 != otherText }) else { return other }
        var nodes: [PluralRule.Category: VariedTemplate.Node] = [:]
        for category in PluralRule.Category.allCases where category != .other {
            guard let text = forms[category] else { continue }
            let compiled = try compile(text, inside: variable, depth: depth + 1)
            nodes[category] = compiled.node
            other.length = max(other.length, compiled.length)
        }
        let plural = VariedTemplate.Plural(
            counted: try counted(argument, inside: variable, forms: nodes, other: other.node),
            forms: nodes,
            other: other.node
        )
        return (.plural(plural), other.written, other.length)
    }

    /// What a plural counts: how the text shows it decides whether decimals count.
    private func counted(
        _ argument: Int?,
        inside variable: VariableContext?,
        forms: [PluralRule.Category: VariedTemplate.Node],
        other: VariedTemplate.Node
    ) throws(VariedText.Fault) -> Format.Placeholder {
        let position = argument ?? variable?.placeholder.position
        let nodes = [other] + PluralRule.Category.allCases.compactMap { forms[$0] }
        if let shown = nodes.lazy.compactMap({ $0.number(at: position) }).first { return shown }
        guard (1...Self.largestPosition).contains(position ?? 1) else { throw .badPosition }
        if argument == nil, let variable { return variable.placeholder }
        return try Self.placeholder("lld", at: position ?? 1)
    }

    private mutating func device(
        _ texts: [String: Variation],
        inside variable: VariableContext?,
        depth: Int
    ) throws(VariedText.Fault) -> Compiled {
        guard let chosen = ["mac", "other"].first(where: { texts[$0] != nil }) ?? texts.keys.min() else {
            throw .noText
        }
        var result: Compiled?
        // The others are never shown here, and yet a fault in them is a fault of the file.
        for (device, text) in texts.sorted(by: { $0.key < $1.key }) {
            let compiled = try compile(text, inside: variable, depth: depth + 1)
            if device == chosen { result = compiled }
        }
        guard let result else { throw .noText }
        return result
    }

    private mutating func width(
        _ texts: [Int: Variation],
        inside variable: VariableContext?,
        depth: Int
    ) throws(VariedText.Fault) -> Compiled {
        guard !texts.isEmpty else { throw .noText }
        var nodes: [(width: Int, node: VariedTemplate.Node)] = []
        var widest: String?
        var length = 0
        for (width, text) in texts.sorted(by: { $0.key < $1.key }) {
            let compiled = try compile(text, inside: variable, depth: depth + 1)
            nodes.append((width, compiled.node))
            widest = compiled.written
            length = max(length, compiled.length)
        }
        return (.width(nodes), widest, length)
    }
}
