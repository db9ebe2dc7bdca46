import Parlance

/// Goes through the plural forms of a text, wherever they are in it.
struct VariantWalk {
    /// Made by the readers, which limit how deeply it is nested.
    let variation: Variation

    /// Gives every text of a plural form but `other`, with the text of `other` beside it.
    func walk(_ visit: (_ form: String, _ text: String, _ other: String) -> Void) {
        eachPlural { forms in
            guard case .text(let other) = forms[.other] else { return }
            for (category, form) in forms.sorted(by: { $0.key.rawValue < $1.key.rawValue })
            where category != .other {
                if case .text(let text) = form { visit(category.rawValue, text, other) }
            }
        }
    }

    /// Gives the forms of each plural.
    func eachPlural(_ visit: ([PluralRule.Category: Variation]) -> Void) {
        var open = [variation]
        while let next = open.popLast() {
            switch next {
            case .text: break
            case .plural(let forms, _):
                visit(forms)
                open += forms.values
            case .device(let texts): open += texts.values
            case .width(let texts): open += texts.values
            case .format(let text, let variables): open += [text] + variables.values.map(\.text)
            }
        }
    }
}
