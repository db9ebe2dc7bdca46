import Foundation
import Gtk
import Parlance

/// A list of font families in which Han characters have the forms of a language.
@MainActor
struct HanFont {
    /// The families, best first.
    let families: [String]

    /// Finds the font that fontconfig would take in the language's own locale. Nil where the language is not
    /// written with Han characters or the process's locale gives it their forms already.
    ///
    /// - Parameter own: the families to draw everything else in, best first.
    init?(_ language: Language, beside own: [String]) {
        guard let sample = Self.sample(of: language), let first = own.first,
            let present = FontChoice(of: sample, in: own), let latin = FontChoice(of: "a", in: own)
        else { return nil }
        let names = Self.fontconfigNames(of: language)
        guard names.first != present.language,
            let natural = Self.family(for: sample, in: own, languages: names)
        else { return nil }
        // The person's own font may have Han characters, in the forms of whatever language it was made for.
        let generic = first == "monospace" ? "monospace" : "sans-serif"
        let han =
            own.contains(natural)
            ? Self.family(for: sample, in: [generic], languages: names) ?? natural : natural
        // A generic name stands for many families, and any installed one goes before all of them, also one
        // that comes later in the list; so the family it stands for is named first.
        let others = [latin.family] + own
        let list = Self.unique(others + [han])
        let isLast = FontChoice(of: sample, in: list)?.family == han
        families = isLast ? list : Self.unique([han] + others)
    }

    /// The first font that some name of the language leads to. Fontconfig has no word on a name it does not
    /// know, such as `zh-sg`, and gives what it gives to all.
    private static func family(for sample: String, in own: [String], languages: [String]) -> String? {
        guard let indifferent = FontChoice(of: sample, in: own, language: "und")?.family else { return nil }
        let choices = languages.compactMap { FontChoice(of: sample, in: own, language: $0)?.family }
        return choices.first { $0 != indifferent } ?? indifferent
    }

    /// A character that a font for the language has, where the language's script has Han characters.
    private static func sample(of language: Language) -> String? {
        switch Locale.Language(identifier: language.tag).script?.identifier {
        case "Hans", "Hant", "Jpan": "骨"
        case "Kore": "한"
        default: nil
        }
    }

    /// Fontconfig knows Chinese by territory: `zh-cn`, `zh-tw`, `zh-hk`.
    private static func fontconfigNames(of language: Language) -> [String] {
        let chain = ([language] + language.parents).map(\.tag)
        let script = Locale.Language(identifier: language.tag).script?.identifier
        // For the other languages of China, such as Cantonese.
        let last = script.flatMap { ["Hans", "Hant"].contains($0) ? ["zh-\($0)"] : nil } ?? []
        return unique(
            (chain + last).compactMap { tag in
                let full = Locale.Language(
                    identifier: Locale.Language(identifier: tag).maximalIdentifier
                )
                guard let code = full.languageCode?.identifier, let region = full.region?.identifier else {
                    return nil
                }
                return "\(code)-\(region.lowercased())"
            }
        )
    }

    private static func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
