import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

@testable import ParlanceApp

/// B5: nothing of the app is cut, in any language.
final class NarrowWindowTests: GtkTestCase {
    func testNothingIsCutInAWindowAsNarrowAsAPhone() throws {
        try onMain { XCTAssertEqual(try findings(width: 360, budget: 360), []) }
    }

    func testNothingIsCutInAWindowOfTheUsualSize() throws {
        try onMain { XCTAssertEqual(try findings(width: 760, budget: 360), []) }
    }

    /// Text at twice its size needs more room, and finds it.
    func testNothingIsCutWithTextAtTwiceItsSize() throws {
        try onMain {
            let settings = try XCTUnwrap(Settings.standard)
            settings.setTextScale(2)
            defer { settings.setTextScale(1) }
            XCTAssertEqual(try findings(width: 900, budget: 900), [])
        }
    }
}

/// What is cut on any page and in any window beside it, in every language.
@MainActor
private func findings(width: Int32, budget: Int32) throws -> [String] {
    let app = try AppFixture(width: width)
    defer { app.window.destroy() }
    try (app.widget("cost-details") as ToggleButton).click()
    let main = try XCTUnwrap(MainWindow.of(app.window))
    var found: [String] = []
    for language in app.localizer.languages {
        try app.localizer.choose(.language(language))
        for page in Page.allCases {
            app.window.show(page)
            _ = try Snapshot(of: app.window)
            found += ClippedText.all(in: app.window, budget: budget).map { "\(page) \(language): \($0)" }
        }
        PolicyAlerts.start(over: main)
        LogOutAlert.present(over: main) { _ in }
        AboutWindow.present(over: main)
        for window in Window.all where window != app.window && window.isVisible {
            _ = try Snapshot(of: window)
            // How wide its alerts and its About window are is GTK's own doing.
            found += ClippedText.all(in: window, budget: 1_000).map { "\(window.name) \(language): \($0)" }
            window.close()
        }
    }
    return found
}
