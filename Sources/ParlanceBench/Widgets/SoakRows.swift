import Foundation
import Gtk
import Parlance
import ParlanceApp
import ParlanceGtk

/// The reference app after thousands of random changes of language, compared with itself after the first hundred:
/// what grows then would grow for ever.
@MainActor
struct SoakRows {
    private static let warmUp = 100
    private static let changes = 10_000
    /// How many changes there are to a frame that is waited for: drawing each would take a quarter of an hour.
    private static let changesToFrame = 10

    private let localizer: Localizer
    private let window = Window()
    private let localized: LocalizedWindow

    init() throws {
        let folders = ResourceBundle.installedFolders(named: "parlance")
        localizer = Localizer(resources: ResourceBundle(folders: folders), systemLanguages: ["en"])
        guard localizer.languages.count > 1 else {
            throw Failure("the reference app has no languages in \(folders.map(\.path))")
        }
        // As the app has it: GTK's own texts, direction and fonts follow as well.
        Localizer.shared = localizer
        Style.apply()
        let reader = Reader(localizer: localizer)
        localized = MainWindow.fill(window, reader: reader, options: try Options(["parlance"]))
        window.settle()
    }

    /// The rows in the order in which they are shown.
    func rows() throws -> [Row] {
        defer { window.destroy() }
        var dice = SystemRandomNumberGenerator()
        // Fonts, styles and texts are read once for each page in each language, whenever its turn comes.
        for language in localizer.languages {
            for page in Page.allCases { try show(page, language.tag, .rebuild) }
        }
        for _ in 0..<Self.warmUp { try change(&dice) }
        let early = try account()
        for count in Self.warmUp..<Self.changes {
            try change(&dice)
            if count % Self.changesToFrame == 0 { window.settle() }
        }
        let late = try account()
        return [
            row("widgets", late.widgets, early.widgets, unit: "", bar: 1),
            row("memory in use", late.inUse, early.inUse, unit: "kB", bar: 1.02),
            row("resident memory", late.resident, early.resident, unit: "kB", bar: 1.05),
        ]
    }

    private func row(_ what: String, _ late: Double, _ early: Double, unit: String, bar: Double) -> Row {
        Row(
            "\(what) after \(Self.changes) changes of the app / after \(Self.warmUp)",
            Comparison(ours: late, theirs: early),
            unit: unit,
            bar: bar
        )
    }

    /// Another page, strategy and language.
    private func change(_ dice: inout some RandomNumberGenerator) throws {
        guard let language = localizer.languages.randomElement(using: &dice),
            let page = Page.allCases.randomElement(using: &dice),
            let strategy = Strategy.allCases.randomElement(using: &dice)
        else { return }
        try turn(to: page, language.tag, strategy)
        MainLoop.drain()
    }

    private func show(_ page: Page, _ language: String, _ strategy: Strategy) throws {
        try turn(to: page, language, strategy)
        window.settle()
    }

    private func turn(to page: Page, _ language: String, _ strategy: Strategy) throws {
        localized.strategy = strategy.refreshStrategy
        MainWindow.of(window)?.show(page)
        try localizer.choose(.language(language))
    }

    /// What the app takes, always in the same state: on its first page, no other one pushed.
    private func account() throws -> (widgets: Double, inUse: Double, resident: Double) {
        try show(.mine, "fr", .rebuild)
        try show(.home, "en", .rebuild)
        return (
            Double(Window.all.flatMap(\.descendants).count), Double(AllocatedMemory.bytes) / 1_000,
            ResidentMemory.kilobytes
        )
    }
}
