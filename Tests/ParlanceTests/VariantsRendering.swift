import Parlance

extension Translation {
    /// What an app in a language shows, which is also the language of the text.
    func shown(_ arguments: Argument..., language: String = "en", width: Int? = nil) throws -> String {
        let rules = Language(language).map(LanguageRules.init)
        return switch self {
        case .plain(let text): try Format(text).render(arguments, rules: rules)
        case .varied(let text): try text.render(arguments, rules: rules, width: width)
        }
    }
}
