import CICU
import Foundation

extension Language {
    /// The name by which POSIX and gettext know the language: `zh_TW` for zh-Hant, `pt_BR` for pt,
    /// `sr_RS@latin` for sr-Latn.
    ///
    /// It always has a territory, the likeliest where the tag names none (`fr_FR`); gettext finds the texts of
    /// `fr` by it too. A language that CLDR knows no territory of goes by its code. Stands on ICU's likely
    /// subtags and script names.
    public var localeName: String {
        let given = Locale.Language(identifier: tag)
        let full = Locale.Language(identifier: given.maximalIdentifier)
        guard let code = full.languageCode?.identifier else { return tag }
        guard let script = full.script?.identifier, let region = full.region?.identifier else { return code }
        let isUsual = script == Locale.Language(identifier: code).script?.identifier
        if let modifier = isUsual ? variant : Self.modifier(ofScript: script) {
            return "\(code)_\(region)@\(modifier)"
        }
        // Nothing names the script, so the territory has to stand for it: Chinese has no modifiers.
        return "\(code)_\(Self.region(writing: code, in: script, preferring: region))"
    }

    private var variant: String? {
        let subtags: [Substring] = tag.split(separator: "-")
        let variant = subtags.dropFirst().prefix { $0.count > 1 }.first { (5...8).contains($0.count) }
        return variant.map(String.init)
    }

    /// The script's name in English, as modifiers have it. Han characters are one script to Unicode, so their
    /// simplified and traditional forms have none.
    private static func modifier(ofScript code: String) -> String? {
        let property = swift_u_getPropertyValueEnum(UCHAR_SCRIPT, code)
        guard property != UCHAR_INVALID_CODE.rawValue,
            let name = swift_uscript_getName(UScriptCode(rawValue: property)).map({ String(cString: $0) }),
            name != code
        else { return nil }
        return name.lowercased()
    }

    private static func region(writing code: String, in script: String, preferring region: String) -> String {
        if Locale.Language(identifier: "\(code)-\(region)").script?.identifier == script { return region }
        let likely = Locale.Language(identifier: "\(code)-\(script)").maximalIdentifier
        return Locale.Language(identifier: likely).region?.identifier ?? region
    }
}

extension Language {
    /// The names by which a desktop file marks a text for readers of the language: `de`, `pt_BR`, `sr@latin`.
    ///
    /// Where such names cannot tell what is meant, they are those of all territories: for zh-Hant `zh_HK`,
    /// `zh_MO` and `zh_TW`, since a reader in Hong Kong gets no text marked `zh_TW`. Stands on CLDR's list of
    /// locales.
    public var desktopLocaleNames: [String] {
        let components = Locale.Language.Components(identifier: tag)
        if let region = components.region, Self.isCountry(region) { return [localeName] }
        let script = Locale.Language(identifier: tag).maximalIdentifier.split(separator: "-").dropFirst()
            .first
        if components.region == nil, let script, !["Hans", "Hant"].contains(script) {
            let modifier = localeName.split(separator: "@").dropFirst().map { "@\($0)" }.first ?? ""
            return [(components.languageCode?.identifier ?? tag) + modifier]
        }
        let names = territories.map { "\(components.languageCode?.identifier ?? tag)_\($0)" }
        return names.isEmpty ? [localeName] : names
    }

    /// A country has two letters; 419, Latin America, is no part of any locale's name.
    private static func isCountry(_ region: Locale.Region) -> Bool { region.identifier.utf8.count == 2 }

    /// The territories whose own form of the language has this one for a parent.
    private var territories: [String] {
        let locales = Locale.availableIdentifiers.map { Locale.Language.Components(identifier: $0) }
        let code = Locale.Language.Components(identifier: tag).languageCode
        let regions = locales.filter { $0.languageCode == code }.compactMap(\.region)
        return Set(regions.filter(Self.isCountry).map(\.identifier)).sorted().filter { region in
            code.flatMap { Language("\($0.identifier)-\(region)") }?.parents.contains(self) ?? false
        }
    }
}
