import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import TestSupport
import XCTest

@testable import ParlanceApp

final class NavigationTests: GtkTestCase {
    /// R11: the tabs' names.
    func testTheTabsBearTheNamesOfTheirPages() throws {
        try onMain {
            let app = try AppFixture(language: "zh-Hans")
            let names = Page.tabs.compactMap { page in
                app.window.descendant(named: "tab-\(page)")?.descendants
                    .compactMap { $0.cast(to: Label.self)?.text }.first
            }
            XCTAssertEqual(names.suffix(3), ["收录", "订阅", "我的"])
            app.window.destroy()
        }
    }

    func testAClickOnATabTurnsToItsPageAndTheTabsFollowThePages() throws {
        try onMain {
            let app = try AppFixture()
            for page in Page.tabs.reversed() {
                try (app.widget("tab-\(page)") as ToggleButton).click()
                XCTAssertEqual(MainWindow.of(app.window)?.page, page)
            }
            app.window.show(.friends)
            XCTAssertTrue(try (app.widget("tab-friends") as ToggleButton).isActive)
            XCTAssertFalse(try (app.widget("tab-home") as ToggleButton).isActive)
            app.window.destroy()
        }
    }

    /// R3, D13: pages that had been pushed are there again after a rebuild, and one goes back over the same way.
    func testPushedPagesAreThereAgainAfterAChange() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let app = try AppFixture(strategy)
                let main = try XCTUnwrap(MainWindow.of(app.window))
                app.window.show(.mine)
                for (links, page) in [
                    ("mine-links", Page.settings), ("settings-links", .general), ("general-links", .language),
                ] {
                    try activate(links == "mine-links" ? 1 : 0, of: app.widget(links))
                    XCTAssertEqual(main.page, page)
                }
                for tag in ["ar", "zh-Hant"] {
                    app.choose(tag)
                    XCTAssertEqual(main.page, .language, "\(tag) \(strategy)")
                    XCTAssertTrue(app.window.descendant(named: "page-language")?.isMapped == true)
                }
                for page in [Page.general, .settings, .mine] {
                    try (back(app)).click()
                    XCTAssertEqual(main.page, page)
                }
                main.goBack()
                XCTAssertEqual(main.page, .mine, "there is nothing to go back to")
                app.window.destroy()
            }
        }
    }

    /// R7: a page one has gone back from is gone with all its widgets.
    func testAPageOneHasLeftIsGone() throws {
        try onMain {
            let app = try AppFixture()
            let main = try XCTUnwrap(MainWindow.of(app.window))
            for page in [Page.language, .policy] {
                app.window.show(page)
                _ = try Snapshot(of: app.window)
                let widgets = try (app.widget("page-\(page)") as Widget).descendants.map { WeakReference($0) }
                XCTAssertGreaterThan(widgets.count, 10)
                main.goBack()
                _ = try Snapshot(of: app.window)
                XCTAssertEqual(widgets.compactMap(\.target?.typeName), [], "\(page)")
            }
            app.window.destroy()
        }
    }

    /// D11: Cancel keeps the language; Change switches; the system can be followed again.
    func testCancelKeepsTheLanguageAndChangeSwitches() throws {
        try onMain {
            let folder = try TemporaryFolder()
            for strategy in Strategy.allCases {
                let store = LanguageStore(file: folder.file("\(strategy).plist"))
                let app = try AppFixture(strategy, store: store)
                let main = try XCTUnwrap(MainWindow.of(app.window))
                app.window.show(.language)
                try select("language-row-ko", app)
                try (app.widget("language-cancel") as Button).click()
                XCTAssertEqual(app.localizer.choice, .system)
                XCTAssertEqual(main.page, .general)

                app.window.show(.language)
                try select("language-row-ko", app)
                try (app.widget("language-change") as Button).click()
                XCTAssertEqual(app.localizer.choice, .language("ko"))
                XCTAssertEqual(main.page, .general)
                XCTAssertEqual(StaleText.all(in: app.localizer).map(\.description), [])

                app.window.show(.language)
                try select("language-system", app)
                try (app.widget("language-change") as Button).click()
                XCTAssertEqual(app.localizer.choice, .system)
                XCTAssertEqual(app.localizer.language.tag, "en")
                app.window.destroy()
            }
        }
    }

    func testTheListOfLanguagesIsSearchedByOwnNameAndByTheNameOneReads() throws {
        try onMain {
            let app = try AppFixture(language: "de")
            app.window.show(.language)
            for (words, found) in [
                ("日本", ["language-row-ja"]), ("japan", ["language-row-ja"]), ("ja", ["language-row-ja"]),
                ("chin", ["language-row-zh-Hans", "language-row-zh-Hant"]), ("klingon", []),
            ] {
                try (app.widget("language-filter") as SearchEntry).text = words
                let rows = (try app.widget("language-list") as ListBox).rows.filter(\.isVisible)
                XCTAssertEqual(Set(rows.compactMap { $0.children.first?.name }), Set(found), words)
            }
            try (app.widget("language-filter") as SearchEntry).text = ""
            let rows = (try app.widget("language-list") as ListBox).rows.filter(\.isVisible)
            XCTAssertEqual(rows.count, app.localizer.languages.count + 1)
            app.window.destroy()
        }
    }

    /// L6, B10: what is selected and typed on the page of the languages survives a rebuild, whatever the order is.
    func testTheSelectionInTheListOfLanguagesSurvivesARebuild() throws {
        try onMain {
            let app = try AppFixture(.rebuild)
            app.window.show(.language)
            try select("language-row-ru", app)
            app.choose("ja")
            XCTAssertEqual(try selected(app), "language-row-ru")
            app.window.destroy()
        }
    }

    /// D13: the person is greeted by name; logging out asks first, and takes name and notes away.
    func testLoggingOutAsksFirst() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let app = try AppFixture(strategy)
                app.window.show(.mine)
                try (app.widget("name") as Entry).text = "Kai"
                try (app.widget("notes") as TextView).text = "tea"
                XCTAssertEqual(try (app.widget("greeting") as Label).text, "Hello, Kai")
                XCTAssertEqual(try (app.widget("place") as Label).text, "Guangzhou")
                try (app.widget("log-out") as Button).click()
                let alert = try XCTUnwrap(app.windows(named: "log-out-alert").first)
                alert.close()
                XCTAssertEqual(try (app.widget("name") as Entry).text, "Kai", "nothing was confirmed")

                try (app.widget("log-out") as Button).click()
                app.choose("fr")
                let open = try XCTUnwrap(app.windows(named: "log-out-alert").first)
                XCTAssertEqual(open.title, app.localizer.string("logout.title"))
                try XCTUnwrap(open.descendant(named: "log-out-confirm")?.cast(to: Button.self)).click()
                XCTAssertEqual(app.windows(named: "log-out-alert"), [])
                XCTAssertEqual(try (app.widget("name") as Entry).text, "")
                XCTAssertEqual(try (app.widget("notes") as TextView).text, "")
                XCTAssertEqual(
                    try (app.widget("greeting") as Label).text,
                    app.localizer.string("mine.greeting.guest")
                )
                app.window.destroy()
            }
        }
    }
}

/// Presses Enter on a row of a list.
@MainActor
private func activate(_ index: Int, of list: ListBox) {
    list.rows[index].activate()
}

@MainActor
private func select(_ name: String, _ app: AppFixture) throws {
    let list: ListBox = try app.widget("language-list")
    let index = try XCTUnwrap(list.rows.firstIndex { $0.children.first?.name == name })
    list.selectedIndices = [Int32(index)]
}

@MainActor
private func selected(_ app: AppFixture) throws -> String? {
    let list: ListBox = try app.widget("language-list")
    return list.selectedIndices.first.flatMap { list.rows[Int($0)].children.first?.name }
}

@MainActor
private func back(_ app: AppFixture) throws -> Button {
    let buttons = app.window.descendants.filter { $0.name == "back" && $0.isMapped }
    return try XCTUnwrap(buttons.first?.cast(to: Button.self))
}
