/// How one language writes whole numbers: its digits, grouping and signs, as CLDR has them.
///
/// ICU's own formatter takes 2 to 4 µs for a number, several times what a whole message may cost, so its data
/// is read once and put together here.
final class IntegerStyle: Sendable {
    /// What stands around a number, in UTF-8: the minus of Arabic has a direction mark with it.
    struct Sign: Sendable {
        let prefix: [UInt8]
        let suffix: [UInt8]

        init(prefix: String, suffix: String) {
            self.prefix = Array(prefix.utf8)
            self.suffix = Array(suffix.utf8)
        }
    }

    /// Where separators stand, counted from the last digit: Hindi has a first group of three, then of two.
    struct Grouping: Sendable {
        let separator: [UInt8]
        let primary: Int
        let secondary: Int
        /// 1,000, or 10,000 where four digits stay together, as in Spanish.
        let smallestGrouped: UInt64
    }

    /// ASCII digits and signs, no grouping: what files, logs and other programs read.
    static let plain = IntegerStyle(
        digits: Array("0123456789".utf8),
        grouping: nil,
        minus: Sign(prefix: "-", suffix: ""),
        plus: Sign(prefix: "+", suffix: "")
    )

    /// The UTF-8 of the digits 0 to 9, one after the other, all of the same length.
    private let digits: [UInt8]
    private let digitWidth: Int
    private let grouping: Grouping?
    private let minus: Sign
    private let plus: Sign

    init(digits: [UInt8], grouping: Grouping?, minus: Sign, plus: Sign) {
        self.digits = digits
        digitWidth = digits.count / 10
        self.grouping = grouping
        self.minus = minus
        self.plus = plus
    }

    /// Appends a number to a message.
    func write(
        _ magnitude: UInt64,
        isNegative: Bool = false,
        minimumDigits: Int = 1,
        isGrouped: Bool = true,
        showsPlus: Bool = false,
        to text: inout String
    ) {
        let sign = isNegative ? minus : showsPlus ? plus : nil
        let separator = grouping?.separator.count ?? 0
        // UInt64 has 20 digits at most.
        var capacity = max(20, minimumDigits) * (digitWidth + separator)
        if let sign { capacity += sign.prefix.count + sign.suffix.count }
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
            var rest = magnitude
            var place = 0
            var groupEnd = Int.max
            if isGrouped, let grouping, magnitude >= grouping.smallestGrouped { groupEnd = grouping.primary }
            while rest > 0 || place < minimumDigits {
                if place == groupEnd, let grouping {
                    prepend(grouping.separator)
                    groupEnd += grouping.secondary
                }
                let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
                for offset in stride(from: digitWidth - 1, through: 0, by: -1) {
                    start -= 1
                    buffer[start] = digits[Int(digit) * digitWidth + offset]
                }
                rest = quotient
                place += 1
            }
            if let sign { prepend(sign.prefix) }
            text += String(decoding: buffer[start...], as: UTF8.self)
        }
    }
}
