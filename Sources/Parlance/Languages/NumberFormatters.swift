import CICU

/// ICU's formatters of one language for numbers with decimals, each made when it is first needed.
///
/// Any thread may use them; making one costs some 10 µs, using it 2 to 3 µs. Stands on `unumf_formatDouble`.
final class NumberFormatters: Sendable {
    private let locale: String
    private let made = Locked<[NumberForm: ICUObject]>([:])

    init(locale: String) {
        self.locale = locale
    }

    /// The number as text, or nil when ICU cannot write it.
    func text(of value: Double, _ form: NumberForm) -> String? {
        formatted(value, form) { number in
            ICUText.utf16 { swift_unumf_resultToString(number, $0, $1, $2) }
        }
    }

    /// What `read` makes of the number that ICU formatted.
    func formatted<Result>(
        _ value: Double,
        _ form: NumberForm,
        _ read: (OpaquePointer) -> Result?
    ) -> Result? {
        formatted(form, read) { swift_unumf_formatDouble($0, value, $1, $2) }
    }

    /// The same of a number written in decimal digits, which may have more of them than a `Double` holds.
    func formatted<Result>(
        digits: String,
        _ form: NumberForm,
        _ read: (OpaquePointer) -> Result?
    ) -> Result? {
        formatted(form, read) { swift_unumf_formatDecimal($0, digits, -1, $1, $2) }
    }

    private func formatted<Result>(
        _ form: NumberForm,
        _ read: (OpaquePointer) -> Result?,
        _ format: (OpaquePointer, OpaquePointer?, UnsafeMutablePointer<UErrorCode>) -> Void
    ) -> Result? {
        guard let formatter = formatter(form) else { return nil }
        var status = U_ZERO_ERROR
        guard let number = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(number) }
        format(formatter.pointer, number, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return read(number)
    }

    private func formatter(_ form: NumberForm) -> ICUObject? {
        made.withLock { made in
            if let formatter = made[form] { return formatter }
            let skeleton = Array(form.skeleton.utf16)
            let formatter = ICUObject({
                swift_unumf_openForSkeletonAndLocale(skeleton, Int32(clamping: skeleton.count), locale, $0)
            }) { swift_unumf_close($0) }
            made[form] = formatter
            return formatter
        }
    }
}
