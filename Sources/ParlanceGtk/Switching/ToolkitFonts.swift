import Foundation
import Gtk
import Parlance

/// The fonts that give Han characters the forms of the language the app shows.
///
/// One character has several forms, and Pango takes that of the process's locale. While the app is in
/// Chinese, Japanese or Korean, a style sheet names the font after the person's own, which goes on drawing
/// everything it has. Where the locale is the app's language, where no such font is installed, and in all
/// other languages, there is no rule.
@MainActor
enum ToolkitFonts {
    private static var sheet: StyleSheet?
    private static var language: Language?

    static func follow(_ language: Language) {
        if self.language == nil {
            Settings.standard?.connect("notify::gtk-font-name") { update() }
        }
        self.language = language
        update()
    }

    private static func update() {
        guard let language, let settings = Settings.standard else { return }
        let css = rules(for: language, families: settings.fontFamilies)
        if let sheet {
            sheet.css = css
        } else if !css.isEmpty {
            sheet = StyleSheet(css)
            sheet?.apply(above: .theme)
        }
    }

    private static func rules(for language: Language, families: [String]) -> String {
        // Roots only, for the rest to inherit from: an app's or the theme's rule for anything inside stands. The
        // theme lets popovers inherit nothing.
        [("window, popover.background, tooltip, dnd", families), (".monospace", ["monospace"])]
            .compactMap { selector, families in
                HanFont(language, beside: families).map { "\(selector) { \($0.declarations) }\n" }
            }
            .joined()
    }
}

extension HanFont {
    /// The font's name alone would not do: fonts for several languages follow the language of the text, which
    /// is the locale's, over their own name (the feature `locl`).
    fileprivate var declarations: String {
        let names = families.map { name in
            let escaped = name.replacingOccurrences(of: "\\", with: "\\\\")
                .replacingOccurrences(of: "\"", with: "\\\"")
            return "\"\(escaped)\""
        }
        return "font-family: \(names.joined(separator: ", ")); font-feature-settings: \"locl\" 0;"
    }
}
