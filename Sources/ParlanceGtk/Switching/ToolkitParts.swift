import Gtk
import Parlance

/// Re-texts what GTK has made before a change of language: its own parts of widgets, and dialogs of its own
/// that are open. Those that are hidden follow when they come on screen.
@MainActor
enum ToolkitParts {
    /// Widgets that bring texts of GTK's own with them. Texts of the app's inside them are left alone where they
    /// are bound or GTK has none like it.
    private static let classes: Set<String> = [
        "GtkAboutDialog", "GtkAppChooserDialog", "GtkAppChooserWidget", "GtkAssistant",
        "GtkColorChooserDialog",
        "GtkColorChooserWidget", "GtkDropDown", "GtkEmojiChooser", "GtkFileChooserDialog",
        "GtkFileChooserWidget",
        "GtkFontButton", "GtkFontChooserDialog", "GtkFontChooserWidget", "GtkMessageDialog",
        "GtkPageSetupUnixDialog", "GtkPasswordEntry", "GtkPopoverMenu", "GtkPrintUnixDialog",
        "GtkSearchEntry",
        "GtkShortcutsWindow", "GtkVolumeButton", "GtkWindowControls",
    ]
    private static let properties = ["label", "title", "tooltip-text", "placeholder-text"]

    /// It begins with the languages of the system, in which GTK has started.
    private static let history = {
        let history = ToolkitTextHistory()
        for tag in SystemLanguages.preferred().reversed() {
            if let language = Language(tag) { history.add([language.localeName]) }
        }
        return history
    }()
    private static var followAgain: (@MainActor () -> Void)?
    private static var isSwitching = false

    /// Follows GTK into a language.
    ///
    /// - Parameter names: the POSIX names of the language and of those that stand in for it.
    static func follow(_ names: [String]) {
        history.add(names)
        isSwitching = true
        defer { isSwitching = false }
        if let followAgain {
            followAgain()
        } else {
            followAgain = Widget.watch(classes: classes, follow)
        }
    }

    private static func follow(_ part: Widget) {
        switch part.typeName {
        case "GtkWindowControls": nameButtons(of: part)
        case "GtkPopoverMenu":
            // A text's or link's own menu; all others are the app's.
            guard part.parent.map({ $0.isA("GtkText") || $0.isA("GtkLinkButton") }) == true else { return }
            for entry in part.descendants where entry.typeName == "GtkModelButton" {
                write("text", of: entry)
            }
        case "GtkDropDown":
            // What stands in the place of a row where none is chosen. Hidden, it has a say in the height.
            for label in part.descendants where label.typeName == "GtkLabel" {
                if label.parent?.isA("GtkStack") == true { write("label", of: label) }
            }
        default:
            for widget in part.descendants {
                for property in properties { write(property, of: widget) }
            }
        }
    }

    private static func write(_ property: String, of widget: Widget) {
        guard widget.hasTextProperty(property), let shown = widget.text(property: property),
            !widget.localizedProperties.contains(where: { $0.target == .property(property) })
        else { return }
        let known = widget.attachment(for: key) as? KnownTexts
        let found =
            known?.texts[property].flatMap { $0.shown == shown ? $0.id : nil }
            ?? history.id(of: shown, isOld: isSwitching)
        guard let found else { return }
        let text = ToolkitTexts.translation(of: found)
        if text != shown { widget.setText(text, property: property) }
        let texts = known ?? KnownTexts()
        texts.texts[property] = (found, text)
        if known == nil { widget.attach(texts, for: key) }
    }

    private static let key = AttachmentKey("parlance-toolkit-texts")

    /// The ids of a widget's texts by property, as one text may stand for several ids in some languages.
    private final class KnownTexts {
        var texts: [String: (id: String, shown: String)] = [:]
    }

    /// The buttons of a title bar have pictures only, and names for assistive technology that cannot be read back.
    private static func nameButtons(of controls: Widget) {
        for button in controls.children {
            for (style, name) in [("minimize", "Minimize"), ("maximize", "Maximize"), ("close", "Close")]
            where button.hasStyleClass(style) {
                button.setAccessibleText(ToolkitTexts.translation(of: name), .label)
                button.setAccessibleText(ToolkitTexts.translation(of: "\(name) the window"), .description)
            }
        }
    }
}
