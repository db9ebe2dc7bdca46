import Foundation
import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

@testable import ParlanceApp

final class LiveSwitchTests: GtkTestCase {
    /// L6, L7, R11: every text of every page follows, by both strategies, to every language and back.
    func testEveryTextOfEveryPageFollowsToEveryLanguageAndBack() throws {
        try onMain {
            let tables = try Dictionary(
                uniqueKeysWithValues: allLanguages.map { ($0, try foundationTable($0)) }
            )
            for strategy in Strategy.allCases {
                let app = try AppFixture(strategy)
                for tag in allLanguages.reversed() + ["fr", "en"] {
                    app.choose(tag)
                    var keys: Set<String> = []
                    for page in Page.allCases {
                        app.window.show(page)
                        let place = "\(page) \(tag) \(strategy)"
                        XCTAssertEqual(unboundTexts(in: app.window), [], place)
                        for widget in app.window.descendants where widget.isMapped {
                            for property in widget.localizedProperties {
                                keys.insert(property.message.key)
                                guard let shown = property.shownText(of: widget) else { continue }
                                XCTAssertEqual(shown, property.text, place)
                                // Foundation reads the same file for itself.
                                if property.message.arguments.isEmpty, property.message.bundle == nil,
                                    property.message.table == nil
                                {
                                    XCTAssertEqual(shown, tables[tag]?[property.message.key], place)
                                }
                            }
                        }
                    }
                    XCTAssertGreaterThan(keys.count, 50, "the pages have been looked at")
                }
                XCTAssertEqual(app.diagnostics.all, [], "no text is missing in any language")
                app.window.destroy()
            }
        }
    }

    /// B3: switching from any language to any other gives, pixel for pixel, what a fresh start in it gives, by
    /// either strategy. Of the nine languages that each is come to from, each shows another one of the nine pages.
    func testASwitchedPageIsPixelForPixelThatOfAFreshStart() throws {
        try onMain {
            XCTAssertTrue(PinnedEnvironment.start())
            var fresh: [String: Data] = [:]
            for tag in allLanguages {
                let app = try AppFixture(language: tag)
                for page in Page.allCases {
                    try show(page, app)
                    fresh["\(page) \(tag)"] = try Snapshot(of: XCTUnwrap(app.window.child)).texture.pixels
                }
                app.window.destroy()
            }
            XCTAssertEqual(Set(fresh.values).count, fresh.count, "no two pages or languages look alike")
            for strategy in Strategy.allCases {
                let app = try AppFixture()
                // The General page shows which strategy was chosen, and so it must not be chosen there.
                app.localized.strategy = strategy.refreshStrategy
                var unseen = fresh
                var visits: [String: Int] = [:]
                for tag in roundTrip(of: allLanguages) {
                    let visit = visits[tag, default: 0]
                    visits[tag] = visit + 1
                    let page = Page.allCases[visit % Page.allCases.count]
                    app.window.show(.mine)
                    // What is marked in the list of languages stays marked, as it may be a person's doing.
                    if page != .language { try show(page, app) }
                    app.choose(tag)
                    try show(page, app)
                    let picture = try Snapshot(of: XCTUnwrap(app.window.child)).texture.pixels
                    XCTAssertEqual(picture, fresh["\(page) \(tag)"], "\(page) \(tag) \(strategy)")
                    unseen["\(page) \(tag)"] = nil
                }
                XCTAssertEqual(unseen.keys.sorted(), [], "each page is seen in each language")
                app.window.destroy()
            }
        }
    }

    /// L04: on whichever page the change is made, the pages seen before, the tabs and the title follow too.
    func testPagesSeenBeforeFollowAndTheWindowStaysOnItsPage() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let app = try AppFixture(strategy)
                for page in Page.allCases { app.window.show(page) }
                app.window.show(.subscriptions)
                app.choose("de")
                XCTAssertEqual((try app.widget("pages") as Stack).visiblePage, "subscriptions")
                for page in Page.allCases.reversed() {
                    app.window.show(page)
                    XCTAssertEqual(
                        StaleText.all(in: app.localizer).map(\.description),
                        [],
                        "\(page) \(strategy)"
                    )
                }
                app.window.destroy()
            }
        }
    }

    /// B2: every frame that is drawn after a change is wholly in the new language.
    func testNoFrameIsHalfSwitched() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let app = try AppFixture(strategy)
                for tag in ["fr", "ja", "en"] {
                    app.choose(tag)
                    var stale: [String]?
                    app.window.afterNextFrame { stale = StaleText.all(in: app.localizer).map(\.description) }
                    XCTAssertTrue(MainLoop.run(until: { stale != nil }, seconds: 5))
                    XCTAssertEqual(stale, [], "\(tag) \(strategy)")
                }
                app.window.destroy()
            }
        }
    }

    /// Z2: the window bears the app's name in the language in force.
    func testTheWindowBearsTheLocalizedNameOfTheApp() throws {
        try onMain {
            let app = try AppFixture()
            XCTAssertEqual(app.window.title, "Parlance")
            app.choose("zh-Hans")
            XCTAssertEqual(app.window.title, "言谈")
            app.window.destroy()
        }
    }

    /// L6: after a rebuild the person is on the same tab, with what they had typed.
    func testAfterARebuildThePersonIsOnTheSameTabWithTheirText() throws {
        try onMain {
            let app = try AppFixture(.rebuild)
            app.window.show(.mine)
            let name: Entry = try app.widget("name")
            name.text = "Kai"
            let notes: TextView = try app.widget("notes")
            notes.text = "tea, maps"
            let greeting: Label = try app.widget("greeting")
            XCTAssertEqual(greeting.text, "Hello, Kai")
            app.choose("zh-Hant")
            let pages: Stack = try app.widget("pages")
            XCTAssertEqual(pages.visiblePage, "mine")
            XCTAssertNotEqual(try app.widget("name") as Entry, name)
            XCTAssertEqual(try (app.widget("name") as Entry).text, "Kai")
            XCTAssertEqual(try (app.widget("notes") as TextView).text, "tea, maps")
            XCTAssertEqual(try (app.widget("greeting") as Label).text, "你好，Kai")
            app.window.destroy()
        }
    }

    /// B1: the status line tells what the last change cost, in the language in force.
    func testTheStatusLineTellsTheCostOfTheLastChange() throws {
        try onMain {
            let localizer = Localizer(
                resources: ResourceBundle(folders: [AppFixture.resources]),
                systemLanguages: ["en"]
            )
            let window = Window()
            MainWindow.fill(window, reader: Reader(localizer: localizer), options: try Options(["parlance"]))
            window.present()
            MainLoop.run(until: { window.child?.isMapped == true })
            let status = { window.descendant(named: "status")?.cast(to: Label.self)?.text ?? "" }
            XCTAssertEqual(status(), "Choose a language and see here how long the change takes.")
            try localizer.choose(.language("fr"))
            XCTAssertTrue(
                MainLoop.run(until: { status().contains("vues actualisées en") }, seconds: 5),
                status()
            )
            XCTAssertTrue(status().hasSuffix("ms"), status())
            try XCTUnwrap(window.descendant(named: "strategy-rebuild")?.cast(to: Button.self)).click()
            try localizer.choose(.language("zh-Hans"))
            XCTAssertTrue(MainLoop.run(until: { status().hasPrefix("已重建") }, seconds: 5), status())
            window.destroy()
        }
    }

    /// Everything one can act on is reached with the Tab key.
    func testEverythingIsReachedWithTheTabKey() throws {
        try onMain {
            let app = try AppFixture()
            app.window.show(.mine)
            var reached: Set<String> = []
            for _ in 0..<40 {
                app.window.moveFocus()
                var widget = app.window.focus
                while let current = widget {
                    reached.insert(current.name)
                    widget = current.parent
                }
            }
            for name in [
                "languages", "menu", "tabs", "cost-details", "mine-links", "name", "notes", "log-out",
            ] {
                XCTAssertTrue(reached.contains(name), "\(name) is not among \(reached.sorted())")
            }
            app.window.destroy()
        }
    }
}

private let allLanguages = ["ar", "de", "en", "fr", "id", "ja", "ko", "ru", "zh-Hans", "zh-Hant"]

/// A language's table as Foundation reads it, plain texts only.
private func foundationTable(_ tag: String) throws -> [String: String] {
    let file = AppFixture.resources.appendingPathComponent("\(tag).lproj/Localizable.strings")
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    return try XCTUnwrap(list as? [String: String])
}

/// Every text on screen that no binding accounts for, the names of languages aside.
@MainActor
private func unboundTexts(in window: Window) -> [String] {
    let bound = Set(window.descendants.flatMap { widget in widget.localizedProperties.map(\.text) })
    let language = LocalizedWindow.of(window)?.localizer.language
    let names = allLanguages.compactMap { Language($0) }.flatMap { name in
        [name.autonym] + (language.map { [name.name(in: $0)] } ?? [])
    }
    return window.descendants.compactMap { $0.isMapped ? $0.cast(to: Label.self)?.text : nil }
        .filter { !$0.isEmpty && !bound.contains($0) && !names.contains($0) }
}

/// Turns to a page with the focus on the tabs. In an empty entry that has it, GTK draws the cursor where the keyboard
/// would write or where the language does, depending on which was there first.
@MainActor
private func show(_ page: Page, _ app: AppFixture) throws {
    app.window.show(page)
    try (app.widget("tab-\(page.path[0])") as ToggleButton).grabFocus()
}

/// A walk that goes from every language to every other once, back to where it began.
private func roundTrip(of languages: [String]) -> [String] {
    // Hierholzer's way through the complete graph: every node has as many ways in as out, so it never gets stuck.
    var left = Dictionary(
        uniqueKeysWithValues: languages.map { from in (from, languages.filter { $0 != from }) }
    )
    var open = [languages[0]]
    var walk: [String] = []
    while let here = open.last {
        if let next = left[here]?.popLast() { open.append(next) } else { walk.append(open.removeLast()) }
    }
    return walk.reversed()
}
