import CICU

/// The plural categories of one language, by CLDR's rules.
///
/// Made once per language and used from any thread. Stands on ICU's `uplrules_select` and
/// `uplrules_selectFormatted`.
public final class PluralRule: Sendable {
    /// CLDR's name for one of the forms that a language has; every language has `other`.
    public enum Category: String, Sendable, Hashable, CaseIterable {
        case zero
        case one
        case two
        case few
        case many
        case other
    }

    /// What the number says: how many (cardinal) or the how-manieth (ordinal).
    public enum Kind: Sendable, Hashable {
        case cardinal
        case ordinal
    }

    private let rules: ICUObject?
    private let formatters: NumberFormatters
    /// The answers for the numbers that are nearly always asked for; ICU takes some 180 ns for one.
    private let small: [Category]

    /// The rule of a language; one without plural data in CLDR has `other` for everything.
    public init(language: Language, kind: Kind = .cardinal) {
        let type = kind == .cardinal ? UPLURAL_TYPE_CARDINAL : UPLURAL_TYPE_ORDINAL
        let rules = ICUObject({ swift_uplrules_openForType(language.tag, type, $0) }) {
            swift_uplrules_close($0)
        }
        self.rules = rules
        formatters = NumberFormatters(locale: language.tag)
        small = (0..<128).map { Self.category(of: Double($0), rules) }
    }

    /// The category of an integer; its sign does not matter.
    public func category(of value: Int64) -> Category {
        category(of: value.magnitude)
    }

    /// The category of an integer.
    public func category(of value: UInt64) -> Category {
        if value < UInt64(small.count) { return small[Int(value)] }
        // A rule looks at the last digits, which a large number loses as a Double.
        if value < 1 << 53 { return Self.category(of: Double(value), rules) }
        // ICU counts in Int64, and no rule looks at more digits than are kept here.
        let kept = value > UInt64(Int64.max) ? value % 1_000_000_000_000 + 1_000_000_000_000 : value
        return category(ofDigits: String(kept), NumberForm(precision: .unlimited))
    }

    /// The category of a number as it is shown: with so many decimals, or, without a number of them, with as
    /// many as it needs (1.0 is shown as 1), six at most.
    public func category(of value: Double, fractionDigits: Int? = nil) -> Category {
        let precision = fractionDigits.map(NumberForm.Precision.decimals)
        return formatters.formatted(value, NumberForm(precision: precision ?? .automatic), category) ?? .other
    }

    /// The category of a decimal number as CLDR writes it, all its decimals visible: `1`, `1.0`; or in compact
    /// form, `1c6` for "1 million". Nil when it is no such number.
    public func category(ofDecimal text: String) -> Category? {
        let parts = text.utf8.split(separator: UInt8(ascii: "c"), omittingEmptySubsequences: false)
        let halves = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let digits = halves + parts.dropFirst()
        guard parts.count <= 2, halves.count <= 2, text.utf8.count <= 40,
            digits.allSatisfy({ !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } })
        else { return nil }
        guard parts.count == 1 else {
            let scientific = NumberForm(precision: .unlimited, isScientific: true)
            return category(ofDigits: text.replacing("c", with: "E"), scientific)
        }
        let decimals = halves.count == 2 ? halves[1].count : 0
        return category(ofDigits: text, NumberForm(precision: .fraction(decimals)))
    }

    /// Every category that the language has for some number, of whatever size and with whatever decimals.
    ///
    /// Stands on ICU's `uplrules_getKeywords`.
    public var categories: Set<Category> {
        guard let rules else { return [.other] }
        var status = U_ZERO_ERROR
        let keywords = swift_uplrules_getKeywords(rules.pointer, &status)
        defer { swift_uenum_close(keywords) }
        var found: Set<Category> = [.other]
        while let keyword = swift_uenum_next(keywords, nil, &status) {
            if let category = Category(rawValue: String(cString: keyword)) { found.insert(category) }
        }
        return found
    }

    private func category(ofDigits digits: String, _ form: NumberForm) -> Category {
        formatters.formatted(digits: digits, form, category) ?? .other
    }

    private func category(of number: OpaquePointer) -> Category? {
        guard let rules else { return nil }
        return Self.category { swift_uplrules_selectFormatted(rules.pointer, number, $0, $1, $2) }
    }

    private static func category(of value: Double, _ rules: ICUObject?) -> Category {
        guard let rules else { return .other }
        return category { swift_uplrules_select(rules.pointer, value, $0, $1, $2) }
    }

    private static func category(
        _ select: (UnsafeMutablePointer<UChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> Category {
        // The longest keyword has five letters, and two of them tell it from the others.
        withUnsafeTemporaryAllocation(of: UChar.self, capacity: 8) { keyword in
            var status = U_ZERO_ERROR
            let length = select(keyword.baseAddress, 8, &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, (3...8).contains(length) else { return .other }
            return switch (keyword[0], keyword[1]) {
            case (0x7A, _): .zero
            case (0x6F, 0x6E): .one
            case (0x74, _): .two
            case (0x66, _): .few
            case (0x6D, _): .many
            default: .other
            }
        }
    }
}
