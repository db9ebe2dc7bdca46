/// A varied text with everything resolved that does not depend on arguments or width.
struct VariedTemplate: Sendable {
    /// A choice that is left, or a text.
    enum Node: Sendable {
        case text(Text)
        indirect case plural(Plural)
        /// From the narrowest to the widest.
        case width([(width: Int, node: Node)])
    }

    /// The forms of a text.
    struct Plural: Sendable {
        /// What is counted; its position is that of the argument.
        var counted: Format.Placeholder
        /// The forms other than `other`.
        var forms: [(category: PluralRule.Category, node: Node)]
        var other: Node

        /// The text for a category; nil where there is none of its own.
        func form(_ category: PluralRule.Category) -> Node? {
            forms.first { $0.category == category }?.node
        }
    }

    struct Text: Sendable {
        /// The format as it was written.
        var source: String
        var pieces: [Piece]
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
}

extension VariedTemplate.Node {
    /// The text to show in so much room: the widest that fits, the widest of all where no width was asked
    /// for, and the narrowest where none fits.
    static func fitting(_ nodes: [(width: Int, node: Self)], width: Int?) -> Self? {
        guard let width else { return nodes.last?.node }
        return (nodes.last { $0.width <= width } ?? nodes.first)?.node
    }
}
