/// Writes numbers the way one language does, or plainly.
final class NumberWriter: Sendable {
    let integers: IntegerStyle
    private let formatters: NumberFormatters
    let isPlain: Bool

    /// ASCII, no grouping, a point: what files, logs and other programs read, whatever the locale.
    static let plain = NumberWriter()

    private init() {
        integers = .plain
        formatters = NumberFormatters(locale: "en_US_POSIX")
        isPlain = true
    }

    init(language: Language) {
        integers = IntegerStyle.style(locale: language.tag)
        formatters = NumberFormatters(locale: language.tag)
        isPlain = false
    }

    func string(_ value: Double, _ form: NumberForm) -> String {
        guard isPlain else { return formatters.text(of: value, form) ?? String(value) }
        // C's words for what is no number.
        guard value.isFinite else { return form.showsPlus && value > 0 ? "+inf" : String(value) }
        var form = form
        form.isGrouped = false
        return (formatters.text(of: value, form) ?? String(value)).lowercased()
    }

    /// A number without any wish: in a language as CLDR's default is, plainly with all its digits.
    func string(_ value: Double) -> String {
        guard isPlain else { return string(value, NumberForm()) }
        let text = String(value)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The exponent that a number has when it is rounded to so many significant digits.
    static func exponent(of value: Double, significantDigits: Int) -> Int {
        let form = NumberForm(precision: .decimals(significantDigits - 1), isScientific: true)
        return plain.string(value, form).split(separator: "e").last.flatMap { Int($0) } ?? 0
    }
}
