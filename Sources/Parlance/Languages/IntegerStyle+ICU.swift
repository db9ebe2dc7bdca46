import CICU

extension IntegerStyle {
    /// The style of a locale, that of `plain` when ICU has no data for it. Stands on `unum_getSymbol`,
    /// `unum_getAttribute` and `unum_getTextAttribute`.
    static func style(locale: String) -> IntegerStyle {
        guard let formatter = ICUObject({ open(locale, $0) }, close: { swift_unum_close(.init($0)) }) else {
            return plain
        }
        let pointer = UnsafeMutablePointer<UNumberFormat?>(formatter.pointer)
        func symbol(_ symbol: UNumberFormatSymbol) -> String {
            ICUText.utf16 { swift_unum_getSymbol(pointer, symbol, $0, $1, $2) } ?? ""
        }
        func affix(_ attribute: UNumberFormatTextAttribute) -> String {
            ICUText.utf16 { swift_unum_getTextAttribute(pointer, attribute, $0, $1, $2) } ?? ""
        }
        let others = (0..<9).map { UNumberFormatSymbol(rawValue: UNUM_ONE_DIGIT_SYMBOL.rawValue + $0) }
        let digits = ([UNUM_ZERO_DIGIT_SYMBOL] + others).map { Array(symbol($0).utf8) }
        guard let width = digits.first?.count, width > 0, digits.allSatisfy({ $0.count == width }) else {
            return plain
        }
        let prefix = affix(UNUM_NEGATIVE_PREFIX)
        let suffix = affix(UNUM_NEGATIVE_SUFFIX)
        let minus = symbol(UNUM_MINUS_SIGN_SYMBOL)
        let plus = symbol(UNUM_PLUS_SIGN_SYMBOL)
        return IntegerStyle(
            digits: Array(digits.joined()),
            grouping: grouping(pointer, separator: symbol(UNUM_GROUPING_SEPARATOR_SYMBOL)),
            minus: Sign(prefix: prefix, suffix: suffix),
            plus: Sign(
                prefix: prefix.replacing(minus, with: plus),
                suffix: suffix.replacing(minus, with: plus)
            )
        )
    }

    private static func open(_ locale: String, _ status: UnsafeMutablePointer<UErrorCode>) -> OpaquePointer? {
        swift_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, status).map { OpaquePointer($0) }
    }

    private static func grouping(_ format: UnsafeMutablePointer<UNumberFormat?>, separator: String)
        -> Grouping?
    {
        func attribute(_ attribute: UNumberFormatAttribute, in range: ClosedRange<Int>) -> Int {
            min(max(range.lowerBound, Int(swift_unum_getAttribute(format, attribute))), range.upperBound)
        }
        let primary = attribute(UNUM_GROUPING_SIZE, in: 0...9)
        guard attribute(UNUM_GROUPING_USED, in: 0...1) == 1, primary > 0 else { return nil }
        let secondary = attribute(UNUM_SECONDARY_GROUPING_SIZE, in: 0...9)
        let leading = attribute(UNUM_MINIMUM_GROUPING_DIGITS, in: 1...9)
        return Grouping(
            separator: Array(separator.utf8),
            primary: primary,
            secondary: secondary == 0 ? primary : secondary,
            smallestGrouped: repeatElement(10, count: primary + leading - 1).reduce(1, *)
        )
    }
}
