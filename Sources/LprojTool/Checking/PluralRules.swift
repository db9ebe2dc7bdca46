import Parlance

/// Plural forms: those that the language has, and no others.
enum PluralRules {
    static func check(_ pair: TextPair, _ report: (Complaint) -> Void) {
        guard case .varied(let varied) = pair.translation.content else { return }
        VariantWalk(variation: varied.variation).eachPlural { forms in
            // A zero form stands for exactly 0 where the language has no such form.
            let missing = pair.plurals.needed.subtracting(forms.keys)
            if !missing.isEmpty {
                report(Complaint(rule: .plural, message: "\(pair.language) needs \(names(missing)) too"))
            }
            let useless = Set(forms.keys).subtracting(pair.plurals.usable)
            if !useless.isEmpty {
                report(Complaint(rule: .plural, message: "\(pair.language) has no form \(names(useless))"))
            }
        }
    }

    static func names(_ categories: Set<PluralRule.Category>) -> String {
        let order = PluralRule.Category.allCases
        return order.filter(categories.contains).map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }
}
