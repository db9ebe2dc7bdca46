import Gtk
import Parlance

/// The pages of the app, in the order of their tabs.
package enum Page: String, CaseIterable {
    case home, friends, collection, subscriptions, mine

    /// The text of the page's tab.
    var title: Message { Message("tab.\(rawValue)") }

    /// Makes the page's widgets.
    @MainActor
    func build(_ reader: Reader) -> Widget {
        switch self {
        case .home: HomePage.build(reader)
        case .friends: FriendsPage.build(reader)
        case .collection: CollectionPage.build(reader)
        case .subscriptions: SubscriptionsPage.build(reader)
        case .mine: MinePage.build(reader)
        }
    }
}
