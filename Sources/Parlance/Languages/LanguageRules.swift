import Foundation

/// How one language writes numbers, dates, plurals and sorted lists.
///
/// Made once for each language that is shown and used from any thread. Everything comes from the toolchain's
/// ICU with this language as its explicit locale: the process's own locale has no part in it.
public final class LanguageRules: Sendable {
    /// The language whose rules these are.
    public let language: Language
    let numbers: NumberWriter
    private let locale: Locale
    private let plurals: PluralRule
    private let collation: Collation

    /// The rules of a language.
    public init(_ language: Language) {
        self.language = language
        locale = language.locale
        numbers = NumberWriter(language: language)
        plurals = PluralRule(language: language)
        collation = Collation(language: language)
    }

    /// Whether the first text stands before the second in a list sorted for readers of the language:
    /// `names.sorted(by: rules.precedes)`.
    public func precedes(_ first: String, _ second: String) -> Bool {
        collation.precedes(first, second)
    }

    /// The plural category of an argument as it is shown; nil when it is no number.
    public func pluralCategory(of argument: Argument) -> PluralRule.Category? {
        switch argument {
        case .integer(let value): plurals.category(of: value)
        case .unsigned(let value): plurals.category(of: value)
        case .number(let value): plurals.category(of: value)
        case .decimal(let value, let digits): plurals.category(of: value, fractionDigits: digits)
        case .text, .date: nil
        }
    }

    /// An argument as text: a number in the language's digits and grouping, a date in its words and order and
    /// in the current time zone, a text as it is.
    public func string(_ argument: Argument) -> String {
        var text = ""
        Self.write(argument, rules: self, to: &text)
        return text
    }

    /// The same, or without rules in plain ASCII, a date by ISO 8601.
    static func write(_ argument: Argument, rules: LanguageRules?, to text: inout String) {
        let numbers = rules?.numbers ?? .plain
        switch argument {
        case .text(let value): text += value
        case .integer(let value): numbers.integers.write(value.magnitude, isNegative: value < 0, to: &text)
        case .unsigned(let value): numbers.integers.write(value, to: &text)
        case .number(let value): text += numbers.string(value)
        case .decimal(let value, let digits):
            text += numbers.string(value, NumberForm(precision: .decimals(digits)))
        case .date(let day, let date, let time):
            text += DateStyle(date: date, time: time).string(day, locale: rules?.locale)
        }
    }
}
