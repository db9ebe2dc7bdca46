import Gtk
import Parlance

/// Keeps GTK itself in the language the app shows: its own texts, the direction, and the forms of Han
/// characters.
///
/// All of it is the process's, so the app's localizer, ``Localizer/shared``, decides it; windows that follow
/// another one take it as it is. It is set when the first thing follows the localizer and then as the first
/// step of each change. Nothing is ever read back from it: code that calls `setlocale` or changes the
/// environment may disturb GTK's own texts until the next change, and nothing else.
@MainActor
enum ToolkitLanguage {
    private static var inForce: Language?

    /// Brings GTK into a localizer's language; does nothing for one that is not the app's.
    static func follow(_ localizer: Localizer) {
        // Starting GTK would undo what was set before.
        guard localizer.isShared, MainLoop.isInitialized else { return }
        let language = localizer.language
        guard language != inForce else { return }
        if inForce == nil { keepSystemLanguages() }
        inForce = language

        let names = localeNames(of: language)
        if !ToolkitTexts.prefer(names) {
            localizer.diagnostics.report(
                Diagnostic(
                    file: "GTK",
                    severity: .warning,
                    message: "its own texts stay untranslated: the C library has no locale but “C”"
                )
            )
        }
        Widget.dropContextMenus()
        ToolkitParts.follow(names)
        Widget.defaultDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
        ToolkitFonts.follow(language)
    }

    /// `LANGUAGE` is about to become the app's: what the system prefers is read before.
    private static func keepSystemLanguages() {
        _ = SystemLanguages.environment
        FontChoice.settle()
    }

    /// GTK is translated to fewer languages than there are, so the parents of one stand in for it.
    private static func localeNames(of language: Language) -> [String] {
        ([language] + language.parents).reduce(into: []) { names, language in
            let name = language.localeName
            if !names.contains(name) { names.append(name) }
        }
    }
}
