import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

@testable import ParlanceApp

final class FriendsTests: GtkTestCase {
    /// The list stands in the order of the language in force, by both strategies.
    func testTheListIsSortedAsTheLanguageSortsNames() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let app = try AppFixture(strategy)
                app.window.show(.friends)
                var orders: Set<[String]> = []
                for tag in ["en", "zh-Hans", "zh-Hant", "ru", "ar"] {
                    app.choose(tag)
                    let names = (try app.widget("friends") as ListView).items.map { id in
                        app.localizer.string(app.reader.friends.first { $0.id == id }?.name ?? "")
                    }
                    XCTAssertEqual(names.count, app.reader.friends.count)
                    let rules = app.localizer.rules
                    XCTAssertEqual(names, names.sorted { rules.precedes($0, $1) }, "\(tag) \(strategy)")
                    orders.insert((try app.widget("friends") as ListView).items)
                }
                XCTAssertEqual(orders.count, 5, "no two languages sort these names alike")
                app.window.destroy()
            }
        }
    }

    func testTheFilterFindsByNameCountsInThePluralAndStaysOverAChange() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let app = try AppFixture(strategy)
                app.window.show(.friends)
                XCTAssertEqual(try count(app), "40 friends")
                try (app.widget("friends-filter") as SearchEntry).text = "amelie"
                XCTAssertEqual(try (app.widget("friends") as ListView).items, ["amelie"])
                XCTAssertEqual(try count(app), "1 friend")
                app.choose("ru")
                XCTAssertEqual(try (app.widget("friends-filter") as SearchEntry).text, "amelie")
                XCTAssertEqual(try (app.widget("friends") as ListView).items, [], "she is Амели now")
                try (app.widget("friends-filter") as SearchEntry).text = ""
                XCTAssertEqual(try count(app), "40 друзей")
                app.window.destroy()
            }
        }
    }

    /// Who is selected stays selected, also where the order is another one.
    func testTheSelectedFriendStaysSelected() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let app = try AppFixture(strategy)
                app.window.show(.friends)
                try (app.widget("friends") as ListView).selectedItem = "mei"
                for tag in ["zh-Hans", "ar", "en"] {
                    app.choose(tag)
                    XCTAssertEqual(
                        try (app.widget("friends") as ListView).selectedItem,
                        "mei",
                        "\(tag) \(strategy)"
                    )
                }
                app.window.destroy()
            }
        }
    }

    /// A long list has widgets for what is on screen only, and those are in the language in force wherever one
    /// scrolls to.
    func testFiveThousandFriendsCostWhatIsOnScreenAndFollow() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let app = try AppFixture(strategy, friends: Friend.all(5_000))
                app.window.show(.friends)
                MainLoop.run(until: { (try? rows(app).count) ?? 0 > 0 })
                XCTAssertEqual(try count(app), "5,000 friends")
                XCTAssertLessThan(try rows(app).count, 300)
                app.choose("fr")
                for place in [40_000.0, 120_000, 10] {
                    try (app.widget("friends-place") as ScrolledWindow)
                        .scroll(horizontal: 0, vertical: place)
                    var frames = 0
                    app.window.afterNextFrame { frames += 1 }
                    MainLoop.run(until: { frames > 0 }, seconds: 2)
                    XCTAssertLessThan(try rows(app).count, 300)
                    XCTAssertEqual(StaleText.all(in: app.localizer).map(\.description), [])
                    XCTAssertTrue(
                        try rows(app).contains { row in
                            row.isMapped
                                && row.descendants.contains {
                                    $0.cast(to: Label.self)?.text.hasPrefix("Amis depuis") == true
                                }
                        },
                        "\(place) \(strategy)"
                    )
                }
                app.window.destroy()
            }
        }
    }
}

@MainActor
private func count(_ app: AppFixture) throws -> String {
    try (app.widget("friends-count") as Label).text
}

@MainActor
private func rows(_ app: AppFixture) throws -> [Widget] {
    try (app.widget("friends") as ListView).children
}
