import Gtk
import Parlance
import ParlanceGtk

/// Where the alerts of an insurance policy begin.
@MainActor
enum PolicyPage {
    static func build(in main: MainWindow) -> Widget {
        let localizer = main.localizer
        let alert = Button()
        alert.name = "show-alert"
        alert.addStyleClass("suggested-action")
        alert.localize("label", .showAlert, in: localizer)
        alert.onClick { [weak main] in main.map(PolicyAlerts.start) }
        let language = Button()
        language.name = "switch-language"
        language.localize("label", .switchLanguage, in: localizer)
        language.onClick { chooseNext(in: localizer) }
        let buttons = Box(.vertical, spacing: 10)
        buttons.align(horizontally: .start)
        buttons.append(alert, language)
        return Parts.page(.policy, in: main, [Parts.text(.policyExplanation, localizer), buttons])
    }

    /// Chooses the language that stands after the one in force.
    private static func chooseNext(in localizer: Localizer) {
        let languages = localizer.languages
        guard let index = languages.firstIndex(of: localizer.language) else { return }
        do {
            try localizer.choose(.language(languages[(index + 1) % languages.count]))
        } catch {
            localizer.diagnostics.report(Diagnostic(file: "language", message: "\(error)"))
        }
    }
}
