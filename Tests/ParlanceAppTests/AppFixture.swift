import Foundation
import Gtk
import Parlance
import ParlanceGtk
import TestSupport
import XCTest

@testable import ParlanceApp

/// The app's own window over its own resources, in this process.
@MainActor
final class AppFixture {
    nonisolated static let resources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Resources")

    /// The app's style sheet, which is one for the process.
    private static let style: Void = Style.apply()

    let localizer: Localizer
    let window = Window()
    let localized: LocalizedWindow
    let diagnostics: Collected<Diagnostic>

    /// The addresses that would have been opened.
    private(set) var opened: [URL] = []
    let reader: Reader

    init(
        _ strategy: Strategy = .refresh,
        language: String = "en",
        store: LanguageStore? = nil,
        friends: [Friend] = Friend.all(),
        width: Int32? = nil
    ) throws {
        _ = Self.style
        let told = Collected<Diagnostic>()
        diagnostics = told
        localizer = Localizer(
            resources: ResourceBundle(folders: [Self.resources]),
            store: store,
            override: store == nil ? language : nil,
            systemLanguages: ["en"],
            diagnostics: DiagnosticChannel { told.append($0) }
        )
        Localizer.shared = localizer
        var options = try Options(["parlance"])
        options.strategy = strategy
        reader = Reader(localizer: localizer, today: Reader.day(2025, 2, 3), friends: friends)
        localized = MainWindow.fill(window, reader: reader, options: options, showsCost: false)
        if let width { window.setDefaultSize(width: width, height: 720) }
        reader.open = { [weak self] url, _ in self?.opened.append(url) }
        window.present()
        MainLoop.run(until: { window.child?.isMapped == true })
    }

    var picker: DropDown? {
        window.descendants.lazy.compactMap { $0.cast(to: DropDown.self) }.first
    }

    /// Chooses a language as the drop-down's row does; the first row follows the system.
    func choose(_ tag: String?) {
        let index =
            tag.flatMap { tag in localizer.languages.firstIndex { $0.tag == tag } }.map { $0 + 1 } ?? 0
        picker?.selectedIndex = index
    }

    func widget<Wrapper: Widget>(_ name: String, _: Wrapper.Type = Wrapper.self) throws -> Wrapper {
        try XCTUnwrap(window.descendant(named: name)?.cast(to: Wrapper.self), "there is no \(name)")
    }

    /// The windows that stand beside the app's own, by the name they were given.
    func windows(named name: String) -> [Window] {
        Window.all.filter { $0.name == name && $0.isVisible }
    }
}
