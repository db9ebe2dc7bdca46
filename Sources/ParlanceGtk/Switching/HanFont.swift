import Foundation
import Gtk
import Parlance

/// A list of font families in which Han characters have the forms of a language.
@MainActor
struct HanFont {
    /// The families, best first.
    let families: [String]

    /// Finds the font that a system in the language would take. Nil where the language is not written with Han
    /// characters, or the process's locale gives it their forms already.
    ///
    /// - Parameter own: the families to draw everything else in, best first.
    init?(_ language: Language, beside own: [String]) {
        guard let sample = Self.sample(of: language), let first = own.first,
            let present = FontChoice(of: "\(sample)", in: own), let latin = FontChoice(of: "a", in: own),
            !Self.fontconfigNames(of: language.tag).contains(present.language)
        else { return nil }
        let names = Self.fontconfigNames(of: language)
        guard let natural = Self.family(for: sample, in: own, languages: names) else { return nil }
        // The person's own font may have Han characters, in the forms of whatever language it was made for.
        let generic = first == "monospace" ? "monospace" : "sans-serif"
        let han =
            own.contains(natural)
            ? Self.family(for: sample, in: [generic], languages: names) ?? natural : natural
        // A generic name stands for many families, and any installed one goes before all of them, also one
        // that comes later in the list; so the family it stands for is named first.
        let others = [latin.family] + own
        let list = Self.unique(others + [han])
        let isDrawn = FontChoice(of: "\(sample)", in: list)?.family == han
        families = isDrawn ? list : Self.unique([han] + others)
    }

    /// The font that the first name of the language leads to that fontconfig knows: an unknown one, such as
    /// `zh-sg`, leads where no name at all does.
    private static func family(
        for sample: Unicode.Scalar,
        in own: [String],
        languages: [String]
    ) -> String? {
        let indifferent = FontFamily.first(having: sample, in: own, language: nil)
        let choices = languages.lazy.map { FontFamily.first(having: sample, in: own, language: $0) }
        return (choices.first { $0 != indifferent } ?? indifferent).flatMap { $0 }
    }

    /// A character that a font for the language has, where the language's script has Han characters.
    private static func sample(of language: Language) -> Unicode.Scalar? {
        switch Locale.Language(identifier: language.tag).script?.identifier {
        case "Hans", "Hant", "Jpan": "骨"
        case "Kore": "한"
        default: nil
        }
    }

    /// The names that fontconfig may know the language by, or one that stands in for it, best first.
    private static func fontconfigNames(of language: Language) -> [String] {
        let chain = ([language] + language.parents).map(\.tag)
        let script = Locale.Language(identifier: language.tag).script?.identifier
        // For the other languages of China, such as Cantonese.
        let chinese = script.flatMap { ["Hans", "Hant"].contains($0) ? ["zh-\($0)"] : nil } ?? []
        return unique((chain + chinese).flatMap(fontconfigNames))
    }

    /// Fontconfig knows Chinese by territory, `zh-tw`, and Japanese and Korean without one.
    private static func fontconfigNames(of tag: String) -> [String] {
        let full = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier)
        guard let code = full.languageCode?.identifier, let region = full.region?.identifier else {
            return []
        }
        return ["\(code)-\(region.lowercased())", code]
    }

    private static func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
