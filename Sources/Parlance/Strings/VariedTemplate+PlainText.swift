extension VariedTemplate {
    /// The text of a look-up without arguments where it has variables; see `VariedText.plainText`.
    var plainText: String {
        var pieces: [Piece] = []
        append(Self.plainChoice(of: root), to: &pieces)
        return Self.joined(pieces)
    }

    private static func plainChoice(of node: Node) -> [Piece] {
        switch node {
        case .text(let pieces): pieces
        case .plural(let plural): plainChoice(of: plural.other)
        case .width(let nodes): nodes.last.map { plainChoice(of: $0.node) } ?? []
        }
    }

    /// No variable reaches itself and their texts are bounded, so this ends soon.
    private func append(_ text: [Piece], to pieces: inout [Piece]) {
        for piece in text {
            guard case .variable(let index) = piece else {
                pieces.append(piece)
                continue
            }
            append(Self.plainChoice(of: variables[index]), to: &pieces)
        }
    }

    private static func joined(_ pieces: [Piece]) -> String {
        let positions = pieces.compactMap { piece -> Int? in
            if case .placeholder(let placeholder) = piece { placeholder.position } else { nil }
        }
        let isInOrder = positions == Array(1..<positions.count + 1)
        let texts = pieces.map { piece in
            switch piece {
            case .literal(let text): text.replacing("%", with: "%%")
            case .placeholder(let placeholder):
                "%" + (isInOrder ? "" : "\(placeholder.position)$") + placeholder.conversionText
            case .variable: ""
            }
        }
        return texts.joined()
    }
}

extension Format.Placeholder {
    /// What follows the `%` and the position.
    fileprivate var conversionText: Substring {
        guard isPositional, let dollar = text.firstIndex(of: "$") else { return text.dropFirst() }
        return text[text.index(after: dollar)...]
    }
}
