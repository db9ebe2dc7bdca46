import Foundation

extension Language {
    /// The language's name in itself, its first letter a capital as a row of a menu wants it: Français.
    ///
    /// The tag where CLDR has no name. Stands on `Locale.localizedString(forIdentifier:)`.
    public var autonym: String {
        guard let name = locale.localizedString(forIdentifier: tag), let first = name.first,
            let scalar = first.unicodeScalars.first, name != tag
        else { return tag }
        // The title-case form, not the upper-case one: Georgian has capitals that no title uses.
        let others = String(String.UnicodeScalarView(first.unicodeScalars.dropFirst()))
        return scalar.properties.titlecaseMapping + others + name.dropFirst()
    }

    /// The language's name as it stands inside a sentence of another language: "français" in French.
    ///
    /// The tag where CLDR has no name.
    public func name(in language: Language) -> String {
        language.locale.localizedString(forIdentifier: tag) ?? tag
    }
}
