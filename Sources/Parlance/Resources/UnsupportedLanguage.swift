/// A tag that no offered language answers.
public struct UnsupportedLanguage: Error, CustomStringConvertible {
    /// The tag as it was asked for.
    public let tag: String
    /// The languages on offer.
    public let languages: [Language]

    public init(tag: String, languages: [Language]) {
        self.tag = tag
        self.languages = languages
    }

    public var description: String {
        "Unknown language “\(tag)”; there are: " + languages.map(\.tag).joined(separator: ", ")
    }
}
