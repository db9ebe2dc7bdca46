import Parlance
import ParlanceGtk

/// Both strategies over the same changes of language, in the window as it is.
///
/// The languages are put in force for this run only: what the person has chosen stays stored.
@MainActor
final class StrategyComparison {
    /// How many changes are made by each strategy.
    static let rounds = 6

    private let main: MainWindow
    private let window: LocalizedWindow
    private let origin: (choice: LanguageChoice, strategy: Strategy)
    private let languages: [Language]
    private var reports: [Strategy: [SwitchReport]] = [:]

    /// Begins a comparison; nothing happens while another is under way or where there is one language only.
    static func start(in main: MainWindow) {
        guard !main.costs.isComparing, let window = main.window.flatMap(LocalizedWindow.of),
            let other = main.localizer.languages.first(where: { $0 != main.localizer.language })
        else { return }
        main.costs.beginComparing()
        StrategyComparison(main, window, other).measureNext()
    }

    private init(_ main: MainWindow, _ window: LocalizedWindow, _ other: Language) {
        self.main = main
        self.window = window
        origin = (main.localizer.choice, main.strategy)
        languages = [other, main.localizer.language]
    }

    /// Makes one change after another. Each waits for the frame that shows the one before.
    private func measureNext() {
        let next = Strategy.allCases.first { (reports[$0] ?? []).count < Self.rounds }
        guard let strategy = next else { return finish() }
        let count = (reports[strategy] ?? []).count
        window.strategy = strategy.refreshStrategy
        let usual = window.onSwitch
        window.onSwitch = { [self] report in
            window.onSwitch = usual
            reports[strategy, default: []].append(report)
            measureNext()
        }
        choose(.language(languages[count % languages.count]))
    }

    private func finish() {
        window.strategy = origin.strategy.refreshStrategy
        choose(origin.choice)
        main.costs.endComparing(reports.mapValues(SwitchLog.Medians.init))
    }

    private func choose(_ choice: LanguageChoice) {
        do {
            try main.localizer.choose(choice, isStored: false)
        } catch {
            main.localizer.diagnostics.report(Diagnostic(file: "comparison", message: "\(error)"))
        }
    }
}
