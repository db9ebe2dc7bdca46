import Foundation
import Parlance

/// What the app shows: friends, articles and newspapers, in no language yet.
@MainActor
package final class Reader {
    let localizer: Localizer
    /// The day the app is opened; pictures pin it.
    let today: Date
    /// The name the person gave; empty for none.
    var name = ""
    /// What was searched for last; nil before the first search.
    var search: String?

    struct Friend {
        let id: String
        let articlesShared: Int64
    }

    struct Article {
        let id: String
        let minutes: Int64
        let saved: Date
    }

    struct Source {
        let id: String
        let unread: Int64
        let isNotifying: Bool
    }

    let friends = [
        Friend(id: "kai", articlesShared: 12), Friend(id: "amelie", articlesShared: 1),
        Friend(id: "jonas", articlesShared: 4), Friend(id: "mei", articlesShared: 31),
        Friend(id: "sara", articlesShared: 2),
    ]

    let articles = [
        Article(id: "maps", minutes: 14, saved: day(2025, 1, 29)),
        Article(id: "tea", minutes: 6, saved: day(2025, 1, 12)),
        Article(id: "letters", minutes: 1, saved: day(2024, 12, 3)),
        Article(id: "rivers", minutes: 22, saved: day(2024, 11, 21)),
    ]

    let sources = [
        Source(id: "harbour", unread: 3, isNotifying: true),
        Source(id: "garden", unread: 0, isNotifying: false),
        Source(id: "orbit", unread: 1, isNotifying: true),
    ]

    let articlesWaiting: Int64 = 1284
    let hoursThisWeek = 6.5

    package init(localizer: Localizer, today: Date = Date()) {
        self.localizer = localizer
        self.today = today
    }

    /// How many of the kept articles have a word in their title, as it reads now.
    func matches(for word: String) -> Int64 {
        Int64(
            articles.count { localizer.string("article.\($0.id)").localizedCaseInsensitiveContains(word) }
        )
    }

    /// A day in the calendar of the pictures, at noon so that no time zone moves it.
    static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: 12)
        return Calendar(identifier: .gregorian).date(from: parts) ?? Date(timeIntervalSince1970: 0)
    }
}
