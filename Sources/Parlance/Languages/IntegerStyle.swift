import CICU

/// How one language writes whole numbers: its digits, grouping and signs, as CLDR has them.
///
/// ICU's own formatter takes 2 to 4 µs for a number, several times what a whole message may cost, so its data
/// is read once (through `unum_getSymbol` and its kind) and put together here.
struct IntegerStyle: Sendable {
    /// The UTF-8 of the digits 0 to 9, one after the other.
    private let digits: [UInt8]
    private let digitWidth: Int
    private let separator: [UInt8]
    private let primaryGroup: Int
    private let secondaryGroup: Int
    /// 1,000, or 10,000 where four digits stay together, as in Spanish.
    private let smallestGrouped: UInt64
    private let minus: (prefix: [UInt8], suffix: [UInt8])
    private let plus: (prefix: [UInt8], suffix: [UInt8])

    /// ASCII digits and signs, no grouping: what files, logs and other programs read.
    static let plain = IntegerStyle()

    private init() {
        digits = Array("0123456789".utf8)
        digitWidth = 1
        separator = []
        primaryGroup = 0
        secondaryGroup = 0
        smallestGrouped = .max
        minus = ([UInt8(ascii: "-")], [])
        plus = ([UInt8(ascii: "+")], [])
    }

    /// The style of a locale; that of `plain` when ICU has no data for it.
    init(locale: String) {
        guard let formatter = ICUObject({ Self.open(locale, $0) }, close: { swift_unum_close(.init($0)) })
        else {
            self = .plain
            return
        }
        let pointer = UnsafeMutablePointer<UNumberFormat?>(formatter.pointer)
        func symbol(_ symbol: UNumberFormatSymbol) -> String {
            ICUText.utf16 { swift_unum_getSymbol(pointer, symbol, $0, $1, $2) } ?? ""
        }
        func affix(_ attribute: UNumberFormatTextAttribute) -> String {
            ICUText.utf16 { swift_unum_getTextAttribute(pointer, attribute, $0, $1, $2) } ?? ""
        }
        func attribute(_ attribute: UNumberFormatAttribute) -> Int {
            max(0, Int(swift_unum_getAttribute(pointer, attribute)))
        }
        let names =
            [UNUM_ZERO_DIGIT_SYMBOL]
            + (0..<9).map {
                UNumberFormatSymbol(rawValue: UNUM_ONE_DIGIT_SYMBOL.rawValue + $0)
            }
        let encoded = names.map { Array(symbol($0).utf8) }
        guard let width = encoded.first?.count, width > 0, encoded.allSatisfy({ $0.count == width }) else {
            self = .plain
            return
        }
        digits = Array(encoded.joined())
        digitWidth = width
        separator = Array(symbol(UNUM_GROUPING_SEPARATOR_SYMBOL).utf8)
        primaryGroup = attribute(UNUM_GROUPING_USED) == 0 ? 0 : min(9, attribute(UNUM_GROUPING_SIZE))
        let secondary = attribute(UNUM_SECONDARY_GROUPING_SIZE)
        secondaryGroup = secondary == 0 ? primaryGroup : secondary
        let leading = min(9, max(1, attribute(UNUM_MINIMUM_GROUPING_DIGITS)))
        let smallest = repeatElement(UInt64(10), count: primaryGroup + leading - 1).reduce(1, *)
        smallestGrouped = primaryGroup == 0 ? .max : smallest
        let prefix = affix(UNUM_NEGATIVE_PREFIX)
        let suffix = affix(UNUM_NEGATIVE_SUFFIX)
        minus = (Array(prefix.utf8), Array(suffix.utf8))
        let signs = (minus: symbol(UNUM_MINUS_SIGN_SYMBOL), plus: symbol(UNUM_PLUS_SIGN_SYMBOL))
        plus = (
            Array(prefix.replacing(signs.minus, with: signs.plus).utf8),
            Array(suffix.replacing(signs.minus, with: signs.plus).utf8)
        )
    }

    private static func open(_ locale: String, _ status: UnsafeMutablePointer<UErrorCode>) -> OpaquePointer? {
        swift_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, status).map { OpaquePointer($0) }
    }
}

extension IntegerStyle {
    /// Appends a number to a message.
    func write(
        _ magnitude: UInt64,
        isNegative: Bool = false,
        minimumDigits: Int = 1,
        isGrouped: Bool = true,
        showsPlus: Bool = false,
        to text: inout String
    ) {
        let sign: (prefix: [UInt8], suffix: [UInt8])? = isNegative ? minus : showsPlus ? plus : nil
        let most = max(20, minimumDigits)
        let signLength = (sign?.prefix.count ?? 0) + (sign?.suffix.count ?? 0)
        let capacity = most * (digitWidth + separator.count) + signLength
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            // Filled from the end, where the last digit is.
            var start = capacity
            func prepend(_ bytes: [UInt8]) {
                for byte in bytes.reversed() {
                    start -= 1
                    buffer[start] = byte
                }
            }
            if let sign { prepend(sign.suffix) }
            let groups = isGrouped && primaryGroup > 0 && magnitude >= smallestGrouped
            var rest = magnitude
            var place = 0
            while rest > 0 || place < minimumDigits {
                if groups && endsGroup(place) { prepend(separator) }
                let digit = Int(rest % 10) * digitWidth
                for offset in (0..<digitWidth).reversed() {
                    start -= 1
                    buffer[start] = digits[digit + offset]
                }
                rest /= 10
                place += 1
            }
            if let sign { prepend(sign.prefix) }
            text += String(decoding: buffer[start...], as: UTF8.self)
        }
    }

    private func endsGroup(_ place: Int) -> Bool {
        place == primaryGroup || (place > primaryGroup && (place - primaryGroup) % secondaryGroup == 0)
    }
}
