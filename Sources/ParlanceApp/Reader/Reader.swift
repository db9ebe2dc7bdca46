import Foundation
import Gtk
import Parlance

/// What the app knows: friends, articles and newspapers, in no language yet.
@MainActor
package final class Reader {
    let localizer: Localizer
    /// The day the app is opened; pictures pin it.
    let today: Date
    /// The name the person gave; empty for none.
    var name = ""
    let friends: [Friend]
    /// Opens an address for the person; another can take its place.
    var open: @MainActor (URL, Window) -> Void = SearchEngine.open

    struct Article {
        let id: String
        let title: Message
        let minutes: Int64
        let saved: Date
    }

    let articles = [
        Article(id: "maps", title: .articleMaps, minutes: 14, saved: day(2025, 1, 29)),
        Article(id: "tea", title: .articleTea, minutes: 6, saved: day(2025, 1, 12)),
        Article(id: "letters", title: .articleLetters, minutes: 1, saved: day(2024, 12, 3)),
        Article(id: "rivers", title: .articleRivers, minutes: 22, saved: day(2024, 11, 21)),
    ]

    /// How many articles of each newspaper are new; the page itself comes from a UI file.
    let unread: [(source: String, count: Int64)] = [("harbour", 3), ("garden", 0), ("orbit", 1)]

    let articlesWaiting: Int64 = 1284
    let hoursThisWeek = 6.5

    package init(localizer: Localizer, today: Date = Date(), friends: [Friend] = Friend.all()) {
        self.localizer = localizer
        self.today = today
        self.friends = friends
    }

    /// Reads the texts that the pages show, away from the main thread.
    func load() async {
        let localizer = localizer
        await Task.detached { _ = localizer.string(Page.home.title) }.value
    }

    /// The friends whose name has these words in it, in the order of the language in force.
    func friends(named words: String = "") -> [Friend] {
        let rules = localizer.rules
        return friends.map { (friend: $0, name: localizer.string($0.name)) }
            .filter { words.isEmpty || $0.name.localizedStandardContains(words) }
            .sorted { rules.precedes($0.name, $1.name) }
            .map(\.friend)
    }

    /// A day in the calendar of the pictures, at noon so that no time zone moves it.
    nonisolated static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: 12)
        return Calendar(identifier: .gregorian).date(from: parts) ?? Date(timeIntervalSince1970: 0)
    }
}
