import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

@testable import ParlanceApp

final class DialogTests: GtkTestCase {
    /// Z7: No leads on with the policy, Yes to the mother's details and to the choice again.
    func testTheAlertsFollowEachOtherAsTheAnswersAsk() throws {
        try onMain {
            let app = try AppFixture()
            app.window.show(.policy)
            try (app.widget("show-alert") as Button).click()
            XCTAssertEqual(question(app), "Is the insured not yet born?")
            XCTAssertEqual(answers(app), ["NO", "YES"])
            try answer("NO", app)
            XCTAssertEqual(question(app), "Please go on with the policy.")
            XCTAssertEqual(answers(app), ["YES"])
            try answer("YES", app)
            XCTAssertNil(question(app))

            try (app.widget("show-alert") as Button).click()
            try answer("YES", app)
            XCTAssertEqual(question(app), "Please enter the mother’s details.")
            try answer("YES", app)
            XCTAssertEqual(question(app), "Please choose again.")
            try answer("YES", app)
            XCTAssertNil(question(app))
            app.window.destroy()
        }
    }

    /// Z7: an alert that is open while the language changes follows in place, and its answers still work.
    func testAnAlertThatIsOpenFollowsInPlace() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let app = try AppFixture(strategy)
                app.window.show(.policy)
                try (app.widget("show-alert") as Button).click()
                let alert = app.windows(named: "policy-alert").first
                // The button of the page goes to the next language.
                try (app.widget("switch-language") as Button).click()
                XCTAssertEqual(app.localizer.language.tag, "fr")
                XCTAssertEqual(app.windows(named: "policy-alert").first, alert)
                XCTAssertEqual(question(app), app.localizer.string("insured.yet.to.be.borne"))
                XCTAssertNotEqual(question(app), "Is the insured not yet born?")
                XCTAssertEqual(alert?.title, app.localizer.string("pop.up.message.title.smart.tips"))
                XCTAssertEqual(StaleText.all(in: app.localizer).map(\.description), [])
                try answer("YES", app)
                XCTAssertEqual(question(app), app.localizer.string("change.insuredInfo.to.mother"))
                app.window.destroy()
            }
        }
    }

    func testAnAlertGoesWithItsWindow() throws {
        try onMain {
            try openPolicyAlert().destroy()
            MainLoop.drain()
            XCTAssertEqual(Window.all.filter { $0.name == "policy-alert" && $0.isVisible }, [])
        }
    }

    func testAskingAgainBringsTheOpenAlertToTheFront() throws {
        try onMain {
            let app = try AppFixture()
            app.window.show(.policy)
            for _ in 0..<3 { try (app.widget("show-alert") as Button).click() }
            XCTAssertEqual(app.windows(named: "policy-alert").count, 1)
            app.window.destroy()
        }
    }

    /// Z8: closures are kept by the alert and released with it: nothing is left of a hundred chains.
    func testNothingIsLeftOfAHundredChains() throws {
        try onMain {
            let app = try AppFixture()
            app.window.show(.policy)
            let main = try XCTUnwrap(MainWindow.of(app.window))
            var alerts: [WeakReference<Window>] = []
            weak var kept: Witness?
            for round in 0..<100 {
                PolicyAlerts.start(over: main)
                if let alert = app.windows(named: "policy-alert").first {
                    alerts.append(WeakReference(alert))
                }
                try answer(round.isMultiple(of: 2) ? "NO" : "YES", app)
                if let alert = app.windows(named: "policy-alert").first {
                    alerts.append(WeakReference(alert))
                }
                app.windows(named: "policy-alert").first?.close()

                let alert = Alert(for: app.window)
                let witness = Witness()
                kept = witness
                alert.addAnswer { withExtendedLifetime(witness) {} }
                alert.destroy()
            }
            MainLoop.drain()
            XCTAssertEqual(alerts.count, 200)
            XCTAssertEqual(alerts.filter { $0.target != nil }.count, 0)
            XCTAssertNil(kept)
            app.window.destroy()
        }
    }

    func testTheAboutWindowSaysWhatTheAppIsInTheLanguageInForceAndFollows() throws {
        try onMain {
            let app = try AppFixture()
            app.window.activateAction("main.about")
            let about = try XCTUnwrap(app.windows(named: "about").first)
            XCTAssertEqual(about.text(property: "program-name"), "Parlance")
            XCTAssertEqual(about.text(property: "version"), "0.1.0")
            app.choose("zh-Hans")
            XCTAssertEqual(about.text(property: "program-name"), "言谈")
            XCTAssertEqual(about.text(property: "comments"), app.localizer.string("about.comments"))
            XCTAssertEqual(StaleText.all(in: app.localizer).map(\.description), [])
            about.destroy()
            app.window.destroy()
        }
    }

    /// L9: the window of the keys comes from a UI file, and names the keys there really are.
    func testTheWindowOfTheKeysFollowsAndNamesTheKeysThereAre() throws {
        try onMain {
            let app = try AppFixture()
            app.window.activateAction("main.shortcuts")
            let window = try XCTUnwrap(app.windows(named: "shortcuts").first)
            app.choose("de")
            XCTAssertEqual(window.title, app.localizer.string("shortcuts.title", table: "Shortcuts"))
            let shown = Set(window.descendants.compactMap { $0.text(property: "accelerator") })
            let keys = Set(Actions.shortcuts.flatMap(\.keys))
            XCTAssertTrue(keys.isSubset(of: shown), "\(keys.subtracting(shown)) are missing")
            XCTAssertEqual(shown.subtracting(keys), ["F10"], "GTK's own key for the main menu")
            window.destroy()
            app.window.destroy()
        }
    }

    func testTheMenusActionsLeadWhereTheySay() throws {
        try onMain {
            let app = try AppFixture()
            let main = try XCTUnwrap(MainWindow.of(app.window))
            XCTAssertTrue(app.window.activateAction("main.settings"))
            XCTAssertEqual(main.page, .settings)
            XCTAssertTrue(app.window.activateAction("main.back"))
            XCTAssertEqual(main.page, .mine)
            for page in Page.tabs {
                XCTAssertTrue(app.window.activateAction("main.\(page)"))
                XCTAssertEqual(main.page, page)
            }
            app.window.show(.friends)
            XCTAssertTrue(app.window.activateAction("main.search"))
            XCTAssertTrue(try focused(app).contains("friends-filter"))
            app.window.show(.collection)
            XCTAssertTrue(app.window.activateAction("main.search"))
            XCTAssertTrue(try focused(app).contains("search"), "the first page has the search")
            app.window.destroy()
        }
    }
}

private final class Witness {}

/// Asks the first question over a window that nobody holds any longer.
@MainActor
private func openPolicyAlert() throws -> Window {
    let app = try AppFixture()
    app.window.show(.policy)
    try (app.widget("show-alert") as Button).click()
    XCTAssertEqual(app.windows(named: "policy-alert").count, 1)
    return app.window
}

/// The names of the widget that has the focus and of what it stands in.
@MainActor
private func focused(_ app: AppFixture) throws -> [String] {
    var names: [String] = []
    var widget = app.window.focus
    while let current = widget {
        names.append(current.name)
        widget = current.parent
    }
    return names
}

@MainActor
private func question(_ app: AppFixture) -> String? {
    app.windows(named: "policy-alert").first?.text(property: "secondary-text")
}

@MainActor
private func answers(_ app: AppFixture) -> [String] {
    app.windows(named: "policy-alert").first?.descendants.filter { ["YES", "NO"].contains($0.name) }.map(
        \.name
    )
        ?? []
}

@MainActor
private func answer(_ name: String, _ app: AppFixture) throws {
    let alert = try XCTUnwrap(app.windows(named: "policy-alert").first)
    try XCTUnwrap(alert.descendant(named: name)?.cast(to: Button.self)).click()
}
