import Parlance

extension Variation {
    /// The plural that is the whole text: of `%#@n@`, where the format holds nothing else, what stands for it.
    var onlyPlural: Variation? {
        switch self {
        case .plural: return self
        case .format(.text(let text), let variables):
            guard variables.count == 1, let variable = variables.values.first,
                case .plural(let forms, _) = variable.text,
                case .variable(let place)? = Format(text).pieces.first, Format(text).pieces.count == 1
            else { return nil }
            let texts = forms.mapValues { $0.replacingOwnArgument(with: "%\(variable.valueType)") }
            let argument = place.isPositional ? place.position : variable.argument
            return .plural(texts, argument: argument == 1 ? nil : argument)
        case .text, .device, .width, .format: return nil
        }
    }

    /// The texts with `%arg` written as a placeholder. Made by the readers, which limit how deeply it is nested.
    func replacingOwnArgument(with placeholder: String) -> Variation {
        switch self {
        case .text(let text): .text(text.replacing("%arg", with: placeholder))
        case .plural(let forms, let argument):
            .plural(forms.mapValues { $0.replacingOwnArgument(with: placeholder) }, argument: argument)
        case .device(let texts): .device(texts.mapValues { $0.replacingOwnArgument(with: placeholder) })
        case .width(let texts): .width(texts.mapValues { $0.replacingOwnArgument(with: placeholder) })
        case .format: self
        }
    }
}

/// The variables of a `.stringsdict` entry as a string catalog has them: with the numbers of their arguments, and
/// `%arg` for what they count.
struct CatalogSubstitutions {
    let text: Variation
    let variables: [(String, Variation.Variable)]

    init(_ text: Variation, _ variables: [String: Variation.Variable]) {
        var positions: [String: Int] = [:]
        if case .text(let format) = text {
            for case .variable(let variable) in Format(format).pieces where positions[variable.name] == nil {
                positions[variable.name] = variable.position
            }
        }
        self.text = text
        self.variables = variables.map { name, variable in
            var changed = variable
            changed.argument = variable.argument ?? positions[name]
            changed.text = Self.markingOwnArgument(variable.text)
            return (name, changed)
        }
    }

    /// The first placeholder without a position is the variable's own argument.
    private static func markingOwnArgument(_ variation: Variation) -> Variation {
        switch variation {
        case .text(let text):
            guard let own = Format(text).placeholders.first(where: { !$0.isPositional }),
                let range = text.firstRange(of: own.text)
            else { return variation }
            return .text(text.replacingCharacters(in: range, with: "%arg"))
        case .plural(let forms, let argument):
            return .plural(forms.mapValues(markingOwnArgument), argument: argument)
        case .device(let texts): return .device(texts.mapValues(markingOwnArgument))
        case .width(let texts): return .width(texts.mapValues(markingOwnArgument))
        case .format: return variation
        }
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
