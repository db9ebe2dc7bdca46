extension VariedTemplate {
    /// The text of a look-up without arguments; see `VariedText.plainText`.
    var plainText: String {
        let text = Self.plainChoice(of: root)
        guard !text.isWritten else { return text.source }
        var pieces: [Piece] = []
        append(text, to: &pieces)
        return Self.joined(pieces)
    }

    private static func plainChoice(of node: Node) -> Text {
        switch node {
        case .text(let text): text
        case .plural(let plural): plainChoice(of: plural.other)
        case .width(let nodes):
            nodes.last.map { plainChoice(of: $0.node) } ?? Text(source: "", pieces: [])
        }
    }

    /// No variable reaches itself and their texts are bounded, so this ends soon.
    private func append(_ text: Text, to pieces: inout [Piece]) {
        for piece in text.pieces {
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

extension VariedTemplate.Text {
    /// Whether the format as it was written has no places for variables.
    fileprivate var isWritten: Bool {
        !pieces.contains { if case .variable = $0 { true } else { false } }
    }
}

extension Format.Placeholder {
    /// What follows the `%` and the position.
    fileprivate var conversionText: Substring {
        guard isPositional, let dollar = text.firstIndex(of: "$") else { return text.dropFirst() }
        return text[text.index(after: dollar)...]
    }
}
