import Foundation
import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import TestSupport
import XCTest

@testable import ParlanceApp

final class CostTests: GtkTestCase {
    /// B1: both strategies run over the same changes, their medians stand side by side, and everything is as it was.
    func testTheComparisonShowsBothMediansAndLeavesEverythingAsItWas() throws {
        try onMain {
            let folder = try TemporaryFolder()
            let store = LanguageStore(file: folder.file("parlance.plist"))
            try store.save(.language("de")) { _ in }
            let before = try Data(contentsOf: store.file)
            let localizer = Localizer(
                resources: ResourceBundle(folders: [AppFixture.resources]),
                store: store,
                systemLanguages: ["en"]
            )
            let window = Window()
            var options = try Options(["parlance"])
            options.strategy = .rebuild
            MainWindow.fill(window, reader: Reader(localizer: localizer), options: options)
            window.present()
            MainLoop.run(until: { window.child?.isMapped == true })
            let main = try XCTUnwrap(MainWindow.of(window))
            XCTAssertEqual(text("figure-refresh", window), localizer.string("cost.unmeasured"))

            try XCTUnwrap(window.descendant(named: "compare")?.cast(to: Button.self)).click()
            XCTAssertTrue(main.costs.isComparing)
            XCTAssertEqual(window.descendant(named: "compare")?.isSensitive, false)
            XCTAssertTrue(MainLoop.run(until: { !main.costs.isComparing }, seconds: 30))
            XCTAssertEqual(main.strategy, .rebuild)
            XCTAssertEqual(localizer.choice, .language("de"))
            XCTAssertEqual(try Data(contentsOf: store.file), before)
            for strategy in Strategy.allCases {
                let medians = try XCTUnwrap(main.costs.medians[strategy])
                XCTAssertGreaterThan(medians.viewsTouched, 5)
                XCTAssertGreaterThan(medians.milliseconds, 0)
                XCTAssertTrue(text("figure-\(strategy)", window).hasSuffix("ms"))
                XCTAssertTrue(text("detail-\(strategy)", window).contains("\(medians.viewsTouched)"))
            }
            window.destroy()
        }
    }

    /// B1: the strategy is chosen in the panel or on the General page, and each shows what is chosen in the other.
    func testTheStrategyIsTheSameInThePanelAndOnTheGeneralPage() throws {
        try onMain {
            let app = try AppFixture()
            let main = try XCTUnwrap(MainWindow.of(app.window))
            app.window.show(.general)
            let choice: CheckButton = try app.widget("general-strategy-rebuild")
            choice.activate()
            MainLoop.drain()
            XCTAssertEqual(main.strategy, .rebuild)
            XCTAssertTrue(try (app.widget("strategy-rebuild") as ToggleButton).isActive)
            app.choose("ja")
            XCTAssertTrue(try (app.widget("strategy-rebuild") as ToggleButton).isActive)
            try (app.widget("strategy-refresh") as ToggleButton).click()
            XCTAssertEqual(main.strategy, .refresh)
            XCTAssertTrue(try (app.widget("general-strategy-refresh") as CheckButton).isActive)
            app.window.destroy()
        }
    }

    func testThePanelOpensAndStaysOpenOverARebuild() throws {
        try onMain {
            let app = try AppFixture(.rebuild)
            XCTAssertFalse(try (app.widget("cost") as Widget).isVisible)
            try (app.widget("cost-details") as ToggleButton).click()
            XCTAssertTrue(try (app.widget("cost") as Widget).isVisible)
            app.choose("id")
            XCTAssertTrue(try (app.widget("cost") as Widget).isVisible)
            app.window.destroy()
        }
    }
}

@MainActor
private func text(_ name: String, _ window: Window) -> String {
    window.descendant(named: name)?.cast(to: Label.self)?.text ?? ""
}
