extension VariedTemplate.Node {
    /// The place where this text shows an argument as a number; without a position, the first such argument.
    func number(at position: Int?) -> Format.Placeholder? {
        switch self {
        case .text(let pieces):
            let numbers = pieces.compactMap { piece -> Format.Placeholder? in
                guard case .placeholder(let placeholder) = piece else { return nil }
                return placeholder.conversion.isNumber ? placeholder : nil
            }
            guard let position else { return numbers.min { $0.position < $1.position } }
            return numbers.first { $0.position == position }
        case .plural(let plural):
            return plural.other.number(at: position)
        case .width(let nodes):
            return nodes.last?.node.number(at: position)
        }
    }
}

extension Format {
    /// The first argument, from 1, that is shown as a number.
    var firstNumber: Int? {
        placeholders.filter(\.conversion.isNumber).map(\.position).min()
    }
}

extension Format.Placeholder.Conversion {
    /// Whether what is written is a number and so can be counted.
    fileprivate var isNumber: Bool {
        argumentKind == .integer || argumentKind == .number
    }
}
