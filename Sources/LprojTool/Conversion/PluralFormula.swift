import Parlance

/// How a `.po` file numbers the plural forms of a language: `nplurals=2; plural=(n != 1);`.
struct PluralFormula {
    /// The categories in the order of their numbers.
    let categories: [PluralRule.Category]
    /// The value of the header `Plural-Forms`.
    let header: String

    init(_ language: Language) {
        let needed = PluralForms(language).needed
        let conditions = PluralRule.conditions(of: language)
        let order = PluralRule.Category.allCases.filter(needed.contains)
        // The last one is for all numbers that no condition is for.
        let formulas = order.dropLast().map { category in conditions[category].map(Self.formula) ?? "0" }
        let expression = formulas.enumerated().reversed().reduce("\(order.count - 1)") { rest, formula in
            "\(formula.element) ? \(formula.offset) : \(rest)"
        }
        categories = order
        header = "nplurals=\(order.count); plural=(\(expression));"
    }

    /// A condition of CLDR as an expression of C, for whole numbers.
    private static func formula(_ condition: String) -> String {
        let alternatives = condition.split(separator: " or ").map { alternative in
            let relations = alternative.split(separator: " and ").map { relation(String($0)) }
            if relations.contains("0") { return "0" }
            let parts = relations.filter { $0 != "1" }
            return parts.isEmpty ? "1" : parts.joined(separator: " && ")
        }
        if alternatives.contains("1") { return "1" }
        let parts = alternatives.filter { $0 != "0" }
        if parts.isEmpty { return "0" }
        return parts.count == 1 ? "(\(parts[0]))" : "(\(parts.map { "(\($0))" }.joined(separator: " || ")))"
    }

    /// `i % 10 = 2..4,7`; of a whole number every operand but the number itself is 0.
    private static func relation(_ text: String) -> String {
        guard let match = text.wholeMatch(of: /\s*([a-z])\s*(?:%\s*([0-9]+))?\s*(!?=)\s*([0-9.,]+)\s*/) else {
            return "0"
        }
        let (operand, modulus, sign, list) = (match.output.1, match.output.2, match.output.3, match.output.4)
        let ranges = list.split(separator: ",").map { range in
            let ends = range.split(separator: ".").map(String.init)
            return (ends.first ?? "0", ends.last ?? "0")
        }
        guard operand == "n" || operand == "i" else {
            let hasZero = ranges.contains { $0.0 == "0" }
            return hasZero == (sign == "=") ? "1" : "0"
        }
        let value = modulus.map { "n % \($0)" } ?? "n"
        let parts = ranges.map { from, to in
            sign == "="
                ? from == to ? "\(value) == \(from)" : "\(value) >= \(from) && \(value) <= \(to)"
                : from == to ? "\(value) != \(from)" : "(\(value) < \(from) || \(value) > \(to))"
        }
        if parts.count == 1 { return parts[0] }
        return sign == "=" ? "(\(parts.joined(separator: " || ")))" : parts.joined(separator: " && ")
    }
}
