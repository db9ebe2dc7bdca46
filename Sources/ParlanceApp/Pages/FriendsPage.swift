import Gtk
import Parlance
import ParlanceGtk

/// The people whose articles the person reads, sorted as the language sorts names.
@MainActor
enum FriendsPage {
    static func build(_ reader: Reader) -> Widget {
        let localizer = reader.localizer
        let count = Parts.text(styleClass: "dim-label")
        count.name = "friends-count"
        count.wraps = false
        let list = ListView(items: [], factory: rows(reader))
        list.name = "friends"
        list.localize(.accessibleLabel, Page.friends.title, in: localizer)
        let filter = Parts.filter(.friendsFilter, localizer)
        filter.name = "friends-filter"

        let typed = WeakReference(filter)
        let counted = WeakReference(count)
        let fill: @MainActor (ListView) -> Void = { list in
            let found = reader.friends(named: typed.target?.text ?? "")
            list.items = found.map(\.id)
            let message = Message.friendsCount(.integer(Int64(found.count)))
            counted.target?.localize("label", message, in: localizer)
        }
        list.followLanguage(of: localizer) { $0.cast(to: ListView.self).map(fill) }
        let filled = WeakReference(list)
        filter.onSearch { _ in filled.target.map(fill) }

        let scrolled = ScrolledWindow(list)
        scrolled.name = "friends-place"
        scrolled.localize(.accessibleLabel, Page.friends.title, in: localizer)
        scrolled.addStyleClass("card")
        scrolled.expand(vertically: true)
        return Parts.column([
            Parts.text(Page.friends.title, localizer, styleClass: "page-title"), filter, count, scrolled,
        ])
    }

    private static func rows(_ reader: Reader) -> ListItemFactory {
        let localizer = reader.localizer
        let friends = Dictionary(reader.friends.map { ($0.id, $0) }) { first, _ in first }
        return ListItemFactory {
            let name = Parts.text()
            let since = Parts.text()
            let shared = Label()
            shared.addStyleClass("dim-label")
            shared.wraps = true
            shared.prefersOneLine = true
            let show: @MainActor (String) -> Void = { id in
                guard let friend = friends[id] else { return }
                name.localize("label", friend.name, in: localizer)
                since.localize("label", .friendSince(.date(friend.since)), in: localizer)
                let count = Message.friendShared(.integer(friend.articlesShared))
                shared.localize("label", count, in: localizer)
            }
            return (Parts.row(name, since, end: shared), show)
        }
    }
}
