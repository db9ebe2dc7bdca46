/// What a table holds for one key.
public enum Translation: Sendable {
    /// One text for all cases, as it is in a `.strings` file: a look-up without arguments shows it as it is.
    case plain(String)
    /// A text that depends on an argument, on the device or on the width.
    case varied(VariedText)

    /// The text of a look-up without arguments; placeholders are left for the caller to fill.
    public var plainText: String {
        switch self {
        case .plain(let text): text
        case .varied(let text): text.plainText
        }
    }
}
