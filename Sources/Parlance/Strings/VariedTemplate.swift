/// A varied text with everything resolved that does not depend on arguments or width.
struct VariedTemplate: Sendable {
    /// A choice that is left, or a text.
    enum Node: Sendable {
        case text([Piece])
        case plural(Plural)
        /// From the narrowest to the widest.
        case width([(width: Int, node: Node)])
    }

    /// The forms of a text.
    ///
    /// All in one object, since a look-up waits for each place in memory that it has to visit.
    final class Plural: Sendable {
        /// What is counted; its position is that of the argument.
        let counted: Format.Placeholder
        let zero: Node?
        private let one: Node?
        private let two: Node?
        private let few: Node?
        private let many: Node?
        let other: Node

        init(counted: Format.Placeholder, forms: [PluralRule.Category: Node], other: Node) {
            self.counted = counted
            zero = forms[.zero]
            one = forms[.one]
            two = forms[.two]
            few = forms[.few]
            many = forms[.many]
            self.other = other
        }

        /// The text for a category, that of `other` where it has none of its own.
        func form(for category: PluralRule.Category) -> Node {
            let own =
                switch category {
                case .zero: zero
                case .one: one
                case .two: two
                case .few: few
                case .many: many
                case .other: other
                }
            return own ?? other
        }
    }

    enum Piece: Sendable {
        case literal(String)
        /// Its position is that of the argument, whatever text it stands in.
        case placeholder(Format.Placeholder)
        /// An index into `variables`.
        case variable(Int)
    }

    var root: Node
    /// One for each variable and argument it is used with; none can reach itself.
    var variables: [Node]

    /// The same without texts around it that are nothing but the place of a variable, which most are.
    var unwrapped: VariedTemplate {
        var template = self
        // No variable can reach itself, so this comes to an end.
        while case .text(let pieces) = template.root, pieces.count == 1,
            case .variable(let index) = pieces[0]
        {
            template.root = variables[index]
        }
        return template
    }
}

extension VariedTemplate.Node {
    /// The text to show in so much room: the widest that fits, the widest of all where no width was asked
    /// for, and the narrowest where none fits.
    static func fitting(_ nodes: [(width: Int, node: Self)], width: Int?) -> Self? {
        guard let width else { return nodes.last?.node }
        return (nodes.last { $0.width <= width } ?? nodes.first)?.node
    }
}
