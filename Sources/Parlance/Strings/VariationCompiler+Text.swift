/// The variable whose text is being compiled.
struct VariableContext {
    /// How `%arg` shows its argument.
    var placeholder: Format.Placeholder
}

extension VariationCompiler {
    /// A text with the arguments and variables of its places found.
    mutating func compile(
        _ source: String,
        inside variable: VariableContext?,
        depth: Int
    ) throws(VariedText.Fault) -> Compiled {
        let format = Format(source)
        // What `%arg` shows is not shown again by the first placeholder without a position.
        let namesArgument = variable != nil && format.pieces.contains(.substitutedArgument)
        let first = (variable?.placeholder.position ?? 1) + (namesArgument ? 1 : 0)
        var pieces: [VariedTemplate.Piece] = []
        var written: String? = source
        var length = source.utf8.count
        var expansion = 0
        for piece in format.pieces {
            switch piece {
            case .literal(let text):
                pieces.append(.literal(text))
            case .placeholder(let placeholder):
                let inOrder = first + placeholder.position - 1
                pieces.append(.placeholder(placeholder.isPositional ? placeholder : placeholder.at(inOrder)))
                length += Self.lengthOfArgument
            case .substitutedArgument:
                guard let variable else {
                    pieces.append(.literal("%arg"))
                    continue
                }
                pieces.append(.placeholder(variable.placeholder))
                length += Self.lengthOfArgument
            case .variable(let reference):
                let inOrder = reference.isPositional ? reference.position : first + reference.position - 1
                let use = try use(reference, inOrder: inOrder, depth: depth)
                pieces.append(.variable(use.index))
                written = nil
                expansion += use.length
                guard expansion <= Self.longestExpansion else { throw .tooLong }
            }
        }
        return (.text(pieces), written, length + expansion)
    }

    private mutating func use(
        _ reference: Format.Variable,
        inOrder: Int,
        depth: Int
    ) throws(VariedText.Fault) -> (index: Int, length: Int) {
        let name = reference.name
        guard let variable = scope[name] else { throw .unknownVariable(name) }
        let argument = reference.isPositional ? inOrder : variable.argument ?? inOrder
        guard (1...Self.largestPosition).contains(argument) else { throw .badPosition }
        let use = Use(name: name, argument: argument)
        switch uses[use] {
        case .done(let index, let length): return (index, length)
        case .begun: throw .tooDeep
        case nil: break
        }
        guard variables.count < Self.mostVariables else { throw .tooLong }
        uses[use] = .begun
        let context = VariableContext(placeholder: try Self.placeholder(variable.valueType, at: argument))
        let compiled = try compile(variable.text, inside: context, depth: depth + 1)
        variables.append(compiled.node)
        uses[use] = .done(index: variables.count - 1, length: compiled.length)
        return (variables.count - 1, compiled.length)
    }

    /// The placeholder that a value type such as `lld` stands for; some people write it with its `%`.
    static func placeholder(
        _ valueType: String,
        at position: Int
    ) throws(VariedText.Fault) -> Format.Placeholder {
        let format = Format(valueType.hasPrefix("%") ? valueType : "%" + valueType)
        guard case .placeholder(let placeholder) = format.pieces.first, format.pieces.count == 1,
            !placeholder.isPositional, placeholder.conversion != .unsupported
        else { throw .unknownValueType(valueType) }
        return placeholder.at(position)
    }
}
