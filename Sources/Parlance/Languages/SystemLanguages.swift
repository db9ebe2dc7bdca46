import CICU
import Foundation

/// The languages that the person asked the system for, read from the environment as gettext reads it.
///
/// Foundation on Linux does not look there, and the C library only answers for locales that are installed.
public enum SystemLanguages {
    /// The process's environment as it was when this was first asked for, which is before the library changes it.
    ///
    /// GTK takes the language of its own texts from `LANGUAGE`, so the live layer sets that variable to the
    /// language the app shows, and programs that the app starts inherit it. Give them this environment where
    /// they should be in the system's language.
    public static let environment = ProcessInfo.processInfo.environment

    /// BCP 47 tags, best first; empty when the environment asks for none or for the C locale.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty names the locale. `LANGUAGE`,
    /// a list with colons, goes before it and replaces it, unless the locale is `C` or `POSIX`: those ask for
    /// untranslated texts, and gettext ignores `LANGUAGE` then. `C.UTF-8` and an environment without a locale
    /// do not switch `LANGUAGE` off. A `C` inside the list ends it. What names no language is passed over.
    public static func preferred(
        environment: [String: String] = environment
    ) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { environment[$0] }
            .first { !$0.isEmpty }
        if let locale, isUntranslated(locale) { return [] }
        let list = environment["LANGUAGE", default: ""].split(separator: ":").map(String.init)
        let wanted = list.prefix { !isUntranslated($0) }
        var tags: [String] = []
        for tag in wanted.compactMap(tag(ofLocale:)) where !tags.contains(tag) { tags.append(tag) }
        guard tags.isEmpty, wanted.count == list.count, let locale else { return tags }
        return tag(ofLocale: locale).map { [$0] } ?? []
    }

    private static func isUntranslated(_ locale: String) -> Bool {
        locale == "C" || locale == "POSIX"
    }

    /// The tag of a locale of the C library, `language_TERRITORY.codeset@modifier`.
    static func tag(ofLocale locale: String) -> String? {
        let halves = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = halves.first?.prefix(while: { $0 != "." }), let language = Language(String(name))
        else { return nil }
        guard halves.count > 1 else { return language.tag }
        let modifier = String(halves[1].prefix { $0 != "." })
        if let script = script(named: modifier) {
            var subtags = language.tag.split(separator: "-").map(String.init)
            subtags.insert(script, at: 1)
            return Language(subtags.joined(separator: "-"))?.tag ?? language.tag
        }
        // Variants of BCP 47 have five to eight letters, so "euro" is none.
        guard (5...8).contains(modifier.utf8.count) else { return language.tag }
        return Language(language.tag + "-" + modifier)?.tag ?? language.tag
    }

    /// The ISO 15924 code of a script named in English, as modifiers name it: `latin`, `devanagari`.
    private static func script(named name: String) -> String? {
        let property = swift_u_getPropertyValueEnum(UCHAR_SCRIPT, name)
        guard property != UCHAR_INVALID_CODE.rawValue,
            let code = swift_uscript_getShortName(UScriptCode(rawValue: property))
        else { return nil }
        return String(cString: code)
    }
}
