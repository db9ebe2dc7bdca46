/// What a person has chosen: to follow the system, or one language whatever the system says.
public enum LanguageChoice: Sendable, Hashable {
    /// The language of the system, asked anew at each start.
    case system
    /// The language with this BCP 47 tag.
    case language(String)

    /// One language.
    public static func language(_ language: Language) -> LanguageChoice { .language(language.tag) }
}
