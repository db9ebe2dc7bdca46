import CGtk
import Glibc

/// GTK's own texts, such as those of its file chooser and of an entry's menu, which gettext gives.
@MainActor
public enum ToolkitTexts {
    /// Has gettext look for texts in these languages from now on, best first: POSIX names such as `zh_TW`.
    ///
    /// What GTK makes afterwards is in the first of them that GTK has been translated to, or in English. It sets
    /// `LANGUAGE` in the process's environment, which programs that are started inherit. Call it when GTK has
    /// been started; the first call belongs before other threads read the environment.
    ///
    /// - Returns: false where the C library has no locale that allows translations.
    public static func prefer(_ languages: [String]) -> Bool {
        setenv("LANGUAGE", languages.joined(separator: ":"), 1)
        let isTranslating = allowTranslations()
        // gettext keeps what it has found until some domain changes, and would not look at the variable again.
        textdomain(textdomain(nil))
        return isTranslating
    }

    /// The translation of one of GTK's own texts in the language preferred now; the text itself where there is
    /// none (`dgettext`).
    ///
    /// - Parameter id: the English text, after its context and U+0004 where it has one.
    public static func translation(of id: String) -> String {
        // Without a translation gettext gives back the very string it was asked for, which must live until then.
        let found = id.withCString { g_dgettext(domain, $0).map { String(cString: $0) } }
        guard let found, found != id else {
            return id.split(separator: "\u{4}", maxSplits: 1).last.map(String.init) ?? id
        }
        return found
    }

    /// The file with GTK's texts in a language, by its POSIX name; whether there is one is another question
    /// (`bindtextdomain`).
    public static func file(for language: String) -> String? {
        bindtextdomain(domain, nil).map { "\(String(cString: $0))/\(language)/LC_MESSAGES/\(domain).mo" }
    }

    private static let domain = "gtk40"

    /// gettext translates nothing in the C locale, which is also in force where the environment names a locale
    /// that this machine has not generated. `C.UTF-8` differs from it in nothing else and needs no files.
    private static func allowTranslations() -> Bool {
        for category in [LC_MESSAGES, LC_CTYPE] where isUntranslated(category) {
            // The second category makes texts that come through the C library itself, of errors, readable.
            setlocale(category, "C.UTF-8")
        }
        return !isUntranslated(LC_MESSAGES)
    }

    private static func isUntranslated(_ category: Int32) -> Bool {
        guard let name = setlocale(category, nil) else { return true }
        return ["C", "POSIX"].contains(String(cString: name))
    }
}
