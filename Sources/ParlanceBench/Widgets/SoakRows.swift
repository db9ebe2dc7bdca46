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
    /// How many changes there are to a frame that is waited for, which takes longer than the change.
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
    ///
    /// - Parameter seconds: how long the changes may take, all ten thousand of which need a quarter of an hour on a
    ///   slow machine; each row says how many there were.
    func rows(seconds: Double = .infinity) throws -> [Row] {
        defer { window.destroy() }
        var dice = SystemRandomNumberGenerator()
        // Fonts, styles and texts are read once for each page in each language, whenever its turn comes.
        for language in localizer.languages {
            for page in Page.allCases { try show(page, language.tag, .rebuild) }
        }
        for _ in 0..<Self.warmUp { try change(&dice) }
        let early = try account()
        let start = DispatchTime.now().uptimeNanoseconds
        var count = Self.warmUp
        while count < Self.changes, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 < seconds {
            try change(&dice)
            count += 1
            if count % Self.changesToFrame == 0 { window.settle() }
        }
        let late = try account()
        return [
            ("widgets", late.widgets, early.widgets, "", 1),
            ("memory in use", late.inUse, early.inUse, "kB", 1.02),
            ("resident memory", late.resident, early.resident, "kB", 1.05),
        ].map { what, late, early, unit, bar in
            let work = "\(what) after \(count) changes of the app / after \(Self.warmUp)"
            return Row(work, Comparison(ours: late, theirs: early), unit: unit, bar: bar)
        }
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
