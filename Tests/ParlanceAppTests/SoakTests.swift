import CLibc
import Foundation
import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

@testable import ParlanceApp

/// Changes of language after which nothing is left over.
final class SoakTests: GtkTestCase {
    /// R7: what a rebuild takes away is gone with the frame that shows the new content.
    func testARebuildLeavesNoWidgetBehind() throws {
        try onMain {
            let app = try AppFixture(.rebuild)
            for turn in stride(from: 1, to: 80, by: 3) {
                let old = try XCTUnwrap(app.window.child).descendants.map { WeakReference($0) }
                try app.turn(turn)
                XCTAssertEqual(old.compactMap(\.target?.typeName), [], "turn \(turn)")
            }
            app.window.destroy()
        }
    }

    /// R7: a window that is closed takes with it all that belongs to it, ours and GTK's.
    func testAClosedWindowIsGoneWithAllThatBelongedToIt() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let left = try closedWindow(strategy)
                MainLoop.drain()
                XCTAssertEqual(left.widgets.compactMap(\.target?.typeName), [], "\(strategy)")
                XCTAssertNil(left.localized)
                XCTAssertNil(left.main)
                XCTAssertNil(left.reader)
                XCTAssertNil(left.capture, "a closure that followed the language has outlived its label")
            }
        }
    }

    /// What no widget shows would show here: objects, closures and texts that stay.
    func testChangesOfLanguageTakeNoMemory() throws {
        try onMain {
            let app = try AppFixture(.rebuild)
            let turns = app.localizer.languages.count * soakedPages.count
            // A leak grows with every round. GTK's own caches of fonts, styles and pictures grow and shrink for some.
            let rounds = 6
            var growths: [Int] = []
            while growths.count < rounds, growths.last ?? .max > 10_000 {
                let before = Int(mallinfo2().uordblks)
                for turn in 0..<turns { try app.turn(turn) }
                growths.append((Int(mallinfo2().uordblks) - before) / turns)
            }
            XCTAssertLessThanOrEqual(
                growths.last ?? .max,
                10_000,
                "bytes a change, of the hundreds of kB that it makes, in each round: \(growths)"
            )
            app.window.destroy()
        }
    }
}

extension AppFixture {
    /// Another language, and after all of them another page, up to the frame that shows them.
    fileprivate func turn(_ number: Int) throws {
        let languages = localizer.languages
        window.show(soakedPages[number / languages.count % soakedPages.count])
        try localizer.choose(.language(languages[number % languages.count].tag))
        var isDrawn = false
        window.afterNextFrame { isDrawn = true }
        XCTAssertTrue(MainLoop.run(until: { isDrawn }))
        MainLoop.drain()
    }
}

/// A page with pictures, one with a list, and one that is put over others.
private let soakedPages: [Page] = [.home, .friends, .language]

/// What there was of a window, none of it kept alive.
@MainActor
private struct Remains {
    var widgets: [WeakReference<Widget>] = []
    weak var localized: LocalizedWindow?
    weak var main: MainWindow?
    weak var reader: Reader?
    weak var capture: Capture?
}

/// Something that only a closure holds.
private final class Capture {}

/// Opens the app's window, changes its language and closes it.
@MainActor
private func closedWindow(_ strategy: Strategy) throws -> Remains {
    let app = try AppFixture(strategy)
    let capture = Capture()
    let label = Label()
    label.followLanguage(of: app.localizer) { _ in withExtendedLifetime(capture) {} }
    app.window.child?.cast(to: Box.self)?.append(label)
    for turn in 0..<3 { try app.turn(turn) }
    // The window's own parts stay out: GTK keeps the one for tooltips for the next window.
    let parts = [app.window.child, app.window.titlebar]
    let widgets = [app.window, label] + parts.flatMap { $0?.descendants ?? [] }
    let remains = Remains(
        widgets: widgets.map { WeakReference($0) },
        localized: app.localized,
        main: MainWindow.of(app.window),
        reader: app.reader,
        capture: capture
    )
    app.window.destroy()
    return remains
}
