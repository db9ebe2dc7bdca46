import Gtk
import Parlance
import ParlanceGtk

/// The questions on the way to an insurance policy, one alert after another.
///
/// An alert leaves the window usable, so that the language can change while it is open.
@MainActor
enum PolicyAlerts {
    /// Asks the first question; where an alert is open already it comes to the front.
    static func start(over main: MainWindow) {
        let open = Window.all.first { $0.name == "policy-alert" && $0.isVisible }
        if let open { return open.present() }
        ask(
            .insuredYetToBeBorne,
            [
                (.no, .plain, { ask(.continuePolicy, [yes()], over: $0) }),
                (.yes, .suggested, { ask(.changeInsuredInfoToMother, [yes(again)], over: $0) }),
            ],
            over: main
        )
    }

    private static func again(_ main: MainWindow) {
        ask(.renewSelect, [yes()], over: main)
    }

    private typealias Answer = (text: Message, style: Alert.Style, action: @MainActor (MainWindow) -> Void)

    private static func yes(_ action: @escaping @MainActor (MainWindow) -> Void = { _ in }) -> Answer {
        (.yes, .suggested, action)
    }

    private static func ask(_ question: Message, _ answers: [Answer], over main: MainWindow) {
        guard let window = main.window else { return }
        let alert = Alert(for: window)
        alert.name = "policy-alert"
        alert.localize("title", .popUpMessageTitleSmartTips, in: main.localizer)
        alert.localize("text", .popUpMessageTitleSmartTips, in: main.localizer)
        alert.localize("secondary-text", question, in: main.localizer)
        for answer in answers {
            let button = alert.addAnswer(answer.style) { [weak main] in main.map(answer.action) }
            button.localize("label", answer.text, in: main.localizer)
            button.name = answer.text.key
        }
        alert.present()
    }
}
