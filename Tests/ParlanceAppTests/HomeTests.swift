import Foundation
import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

@testable import ParlanceApp

final class HomeTests: GtkTestCase {
    /// D1: the search engine follows the language, and what is searched for arrives whole.
    func testASearchOpensTheLanguagesOwnEngineWithTheWordsEncoded() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let app = try AppFixture(strategy)
                try search("tea & café=100%?#+", app)
                app.choose("zh-Hans")
                try search("  茶 馆 ", app)
                app.choose("ja")
                try search("お茶", app)
                app.choose("ar")
                try search("شاي", app)
                XCTAssertEqual(
                    app.opened.map(\.absoluteString),
                    [
                        "https://www.google.com/search?q=tea%20%26%20caf%C3%A9%3D100%25%3F%23%2B",
                        "https://www.baidu.com/s?wd=%E8%8C%B6%20%E9%A6%86",
                        "https://search.yahoo.co.jp/search?p=%E3%81%8A%E8%8C%B6",
                        "https://www.google.com/search?q=%D8%B4%D8%A7%D9%8A",
                    ]
                )
                app.window.destroy()
            }
        }
    }

    func testTheButtonSearchesAsEnterDoesAndNothingIsOpenedForNothing() throws {
        try onMain {
            let app = try AppFixture()
            let entry: Entry = try app.widget("search")
            entry.text = " \t"
            entry.emit("activate")
            try (app.widget("search-button") as Button).click()
            XCTAssertEqual(app.opened, [])
            entry.text = "maps"
            try (app.widget("search-button") as Button).click()
            XCTAssertEqual(app.opened.map(\.absoluteString), ["https://www.google.com/search?q=maps"])
            app.window.destroy()
        }
    }

    /// Every language has an engine of its own or one of the others', and its address is one.
    func testEveryLanguageHasAnEngineWhoseAddressTakesTheWords() throws {
        try onMain {
            let app = try AppFixture()
            for language in app.localizer.languages {
                try app.localizer.choose(.language(language))
                let url = try XCTUnwrap(SearchEngine.url(for: "a b", in: app.localizer))
                XCTAssertEqual(url.scheme, "https", language.tag)
                XCTAssertEqual(url.absoluteString.components(separatedBy: "a%20b").count, 2, language.tag)
            }
            app.window.destroy()
        }
    }

    /// D2: both pictures follow, one by its folder, the other by its name; a language without a picture of its own
    /// shows that of its fallback.
    func testBothPicturesFollowTheLanguage() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let app = try AppFixture(strategy)
                let english = try pictures(of: app)
                app.choose("ja")
                let japanese = try pictures(of: app)
                XCTAssertNotEqual(japanese.logo, english.logo)
                XCTAssertNotEqual(japanese.picture, english.picture)
                app.choose("de")
                let german = try pictures(of: app)
                XCTAssertEqual(german.logo, english.logo)
                XCTAssertEqual(german.picture, english.picture)
                XCTAssertEqual(app.diagnostics.all, [])
                app.window.destroy()
            }
        }
    }

    /// D9: what shows at first is the app's picture and name in its language, until the pages are there.
    func testTheLaunchViewIsLocalizedAndGivesWayToThePages() throws {
        try onMain {
            let localizer = Localizer(
                resources: ResourceBundle(folders: [AppFixture.resources]),
                override: "zh-Hans",
                systemLanguages: ["en"]
            )
            let window = Window()
            MainWindow.open(window, reader: Reader(localizer: localizer), options: try Options(["parlance"]))
            let launch = try XCTUnwrap(window.child)
            XCTAssertEqual(launch.name, "launch")
            XCTAssertTrue(launch.descendants.contains { $0.cast(to: Label.self)?.text == "言谈" })
            let logo = try XCTUnwrap(launch.descendant(named: "launch-logo")?.cast(to: Picture.self))
            XCTAssertEqual(logo.alternativeText, "言谈")
            XCTAssertEqual(window.title, "言谈")
            XCTAssertTrue(
                MainLoop.run(until: { window.descendant(named: "page-home")?.isMapped == true }, seconds: 5)
            )
            XCTAssertNil(window.descendant(named: "launch"))
            window.destroy()
        }
    }
}

@MainActor
private func search(_ words: String, _ app: AppFixture) throws {
    let entry: Entry = try app.widget("search")
    entry.text = words
    entry.emit("activate")
}

@MainActor
private func pictures(of app: AppFixture) throws -> (logo: Data, picture: Data) {
    _ = try Snapshot(of: XCTUnwrap(app.window.child))
    let drawn = try ["logo", "picture"].map { name in
        try XCTUnwrap(Texture(drawing: app.widget(name) as Picture), name).pixels
    }
    return (drawn[0], drawn[1])
}
