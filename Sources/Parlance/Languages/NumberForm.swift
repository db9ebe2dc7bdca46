/// How a number is written, apart from the language.
struct NumberForm: Sendable, Hashable {
    /// How many digits are shown.
    enum Precision: Sendable, Hashable {
        /// As many decimals as the number has, six at most, as CLDR's default is.
        case automatic
        case fraction(Int)
        /// At most so many significant digits, without zeros at the end.
        case significant(Int)
        case unlimited

        /// A number of decimals that someone asked for, kept to what a formatter can write.
        static func decimals(_ digits: Int) -> Precision { .fraction(min(max(digits, 0), 255)) }
    }

    var precision = Precision.automatic
    var isScientific = false
    var isGrouped = true
    var showsPlus = false

    /// The same in the language of ICU's number skeletons.
    var skeleton: String {
        var stems: [String] = []
        switch precision {
        case .automatic: break
        case .fraction(0): stems.append("precision-integer")
        case .fraction(let digits): stems.append("." + String(repeating: "0", count: digits))
        case .significant(let digits): stems.append("@" + String(repeating: "#", count: max(0, digits - 1)))
        case .unlimited: stems.append("precision-unlimited")
        }
        // Two digits and a sign in the exponent, as C writes it.
        if isScientific { stems.append("scientific/*ee/sign-always") }
        if !isGrouped { stems.append("group-off") }
        if showsPlus { stems.append("sign-always") }
        return stems.joined(separator: " ")
    }
}
