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
