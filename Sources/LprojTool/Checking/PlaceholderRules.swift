import Parlance

/// Placeholders: those of a translation have to be those of the source text, in every plural form.
enum PlaceholderRules {
    static func check(_ pair: TextPair, _ report: (Complaint) -> Void) {
        let text = pair.translation.plainText
        if text.utf8.contains(UInt8(ascii: "%")) { checkPercentSigns(text, report) }
        if !pair.isSource { compare(pair, report) }
        if case .varied(let varied) = pair.translation.content {
            let forms = VariantWalk(variation: varied.variation)
            forms.walk { form, text, other in compare(form, text, with: other, report) }
        }
    }

    private static func compare(_ pair: TextPair, _ report: (Complaint) -> Void) {
        let (source, text) = (pair.source.plainText, pair.translation.plainText)
        guard source.utf8.contains(UInt8(ascii: "%")) || text.utf8.contains(UInt8(ascii: "%")) else { return }
        for difference in Format(text).differences(from: Format(source)) {
            let argument = "argument \(difference.position)"
            let message =
                if difference.found.isEmpty {
                    "\(argument) (\(names(difference.expected))) of the \(pair.sourceLanguage) text is left out"
                } else if difference.expected.isEmpty {
                    "\(argument) (\(names(difference.found))) is not in the \(pair.sourceLanguage) text"
                } else {
                    "\(argument) is \(names(difference.found)), but \(names(difference.expected)) in \(pair.sourceLanguage)"
                }
            report(Complaint(rule: .placeholder, severity: .error, message: message))
        }
    }

    /// Most texts are shown as they are, and "100%" means what it says there; "100% daily" is what C takes for a
    /// placeholder.
    private static func checkPercentSigns(_ text: String, _ report: (Complaint) -> Void) {
        let format = Format(text)
        guard !format.problems.isEmpty, !format.placeholders.isEmpty || text.contains(lookalike) else {
            return
        }
        for problem in format.problems { report(Complaint(rule: .percent, message: problem.message)) }
    }

    private nonisolated(unsafe) static let lookalike =
        /%[-+ 0#']*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|j|t|z|L)?[@dDiuUxXoOfFeEgGcCsSpn]/

    /// A plural form may leave out the number that it stands for, "one file", and nothing else.
    private static func compare(
        _ form: String,
        _ text: String,
        with other: String,
        _ report: (Complaint) -> Void
    ) {
        let (found, expected) = (Place.kinds(in: Format(text)), Place.kinds(in: Format(other)))
        for place in Set(found.keys).union(expected.keys).sorted() where found[place] != expected[place] {
            let message: String
            switch (found[place], expected[place]) {
            case (nil, let expected?):
                if place.isCounted, !expected.contains(.object), !expected.contains(.string) { continue }
                message = "\(place) (\(names(expected))) is left out of the form \(form)"
            case (let found?, let expected):
                let others = expected.map(names) ?? "not there"
                message = "\(place) is \(names(found)) in the form \(form), but \(others) in \"other\""
            case (nil, nil): continue
            }
            report(Complaint(rule: .placeholder, severity: .error, message: message))
        }
    }

    private static func names(_ kinds: Set<Format.ArgumentKind>) -> String {
        kinds.map(\.name).sorted().joined(separator: " and ")
    }
}

extension Format.ArgumentKind {
    /// What a message calls it.
    fileprivate var name: String {
        switch self {
        case .object: "a text"
        case .integer: "an integer"
        case .number: "a decimal number"
        case .string: "a C string"
        case .unsupported: "nothing that can be shown"
        }
    }
}

/// The place of an argument in a plural form, where placeholders without a position count from the number that
/// the form stands for, and those with one from the first argument of all.
private struct Place: Hashable, Comparable, CustomStringConvertible {
    let isPositional: Bool
    let position: Int
    /// Whether it may be the number that the form stands for.
    let isCounted: Bool

    static func kinds(in format: Format) -> [Place: Set<Format.ArgumentKind>] {
        let placeholders = format.placeholders
        let counted = placeholders.firstIndex { !$0.isPositional } ?? placeholders.indices.first
        var kinds: [Place: Set<Format.ArgumentKind>] = [:]
        for placeholder in placeholders {
            let place = Place(
                isPositional: placeholder.isPositional,
                position: placeholder.position,
                isCounted: counted.map { placeholders[$0].position } == placeholder.position
                    && counted.map { placeholders[$0].isPositional } == placeholder.isPositional
            )
            kinds[place, default: []].insert(placeholder.conversion.argumentKind)
        }
        return kinds
    }

    static func < (one: Place, other: Place) -> Bool { one.position < other.position }
    static func == (one: Place, other: Place) -> Bool {
        one.isPositional == other.isPositional && one.position == other.position
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(isPositional)
        hasher.combine(position)
    }

    var description: String { "argument \(position)" }
}
