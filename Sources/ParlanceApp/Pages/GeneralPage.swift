import Gtk
import Parlance
import ParlanceGtk

/// The language, and how the window follows a change of it.
@MainActor
enum GeneralPage {
    static func build(in main: MainWindow) -> Widget {
        let localizer = main.localizer
        let language = Parts.text(in: localizer) { $0.language.autonym }
        let list = Parts.list(
            Page.general.title,
            [Parts.link(Page.language.title, value: language, localizer)],
            in: localizer
        )
        list.name = "general-links"
        list.onActivate { [weak main] _ in main?.push(.language) }

        let choices = Box(.vertical, spacing: 4)
        for strategy in Strategy.allCases {
            let choice = button(strategy, in: main)
            choice.localize(.accessible(.description), strategy.explanation, in: localizer)
            let explanation = Parts.text(strategy.explanation, localizer, styleClass: "dim-label")
            explanation.setMargins(bottom: 8, start: 28)
            choices.append(choice, explanation)
        }
        let caption = Parts.text(.strategyName, localizer, styleClass: "heading")
        return Parts.page(.general, in: main, [list, caption, choices])
    }

    private static func button(_ strategy: Strategy, in main: MainWindow) -> CheckButton {
        let choice = CheckButton(choice: "")
        choice.name = "general-strategy-\(strategy)"
        choice.localize("label", strategy.title, in: main.localizer)
        choice.setAction("main.strategy", value: strategy.rawValue)
        return choice
    }
}
