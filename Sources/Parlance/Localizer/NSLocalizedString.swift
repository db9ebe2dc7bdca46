import Foundation

/// The text of a key in the language that ``Localizer/shared`` is in: Foundation's function of this name,
/// which on Linux knows neither the language chosen in the app nor the system's.
///
/// Code that was written for Foundation's needs one line and no edit at its calls; beside `import Foundation`
/// it makes this function the one that is called:
///
///     import func Parlance.NSLocalizedString
///
/// Any thread may call it.
///
/// - Parameters:
///   - key: the key, which may be the source text itself.
///   - tableName: the table's name without an extension; nil or an empty one stands for `Localizable`.
///   - bundle: whose texts; the main bundle's are those of the shared localizer, and any other bundle is read
///     as a ``ResourceBundle`` over its folder.
///   - value: the text where no language has the key; an empty one stands for the key.
///   - comment: for translators and the tools that collect keys.
public func NSLocalizedString(
    _ key: String,
    tableName: String? = nil,
    bundle: Bundle = .main,
    value: String = "",
    comment: String
) -> String {
    let localizer = Localizer.shared
    return localizer.string(
        key,
        table: tableName == "" ? nil : tableName,
        bundle: bundle === Bundle.main ? nil : localizer.resources(of: bundle),
        default: value.isEmpty ? nil : value
    )
}
