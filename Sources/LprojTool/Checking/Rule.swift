/// What `lproj check` looks for. Each can be switched off by its name.
enum Rule: String, CaseIterable {
    case syntax
    case duplicateKey = "duplicate-key"
    case missing
    case extra
    case untranslated
    case stale
    case empty
    case placeholder
    case percent
    case plural
    case markup
    case mnemonic
    case folder
    case language
    case picture
    case missingPicture = "missing-picture"
    case interface = "ui"

    /// One line for people.
    var summary: String {
        switch self {
        case .syntax: "a file cannot be read as it was meant"
        case .duplicateKey: "a key is in a file twice"
        case .missing: "a key or table of the development language is missing in another"
        case .extra: "a key or table is not in the development language"
        case .untranslated: "a text is marked as new, or a sentence is still the source text"
        case .stale: "the source text has changed since the text was translated"
        case .empty: "a translation is empty"
        case .placeholder: "placeholders differ in number, type or position"
        case .percent: "a percent sign that is no placeholder"
        case .plural: "a plural form is missing, or the language has no such form"
        case .markup: "markup is not well formed, or its tags differ"
        case .mnemonic: "the letter that is pressed with Alt is lost"
        case .folder: "two folders are for one language"
        case .language: "a folder's name is no language"
        case .picture: "a picture is never shown, or not there for every language"
        case .missingPicture: "a language has no picture of its own where the development language has one"
        case .interface: "a text of a UI file has no translation, or a translation no text"
        }
    }
}
