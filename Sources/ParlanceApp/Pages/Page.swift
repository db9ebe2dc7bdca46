import Gtk
import Parlance

/// The pages of the app: first those of the tabs, in their order, then those one gets to from a tab.
package enum Page: String, CaseIterable {
    case home, friends, collection, subscriptions, mine
    case settings, general, language, policy

    /// The pages that have a tab.
    static let tabs: [Page] = [.home, .friends, .collection, .subscriptions, .mine]

    /// The pages on the way to this one, its tab first and itself last.
    var path: [Page] {
        switch self {
        case .home, .friends, .collection, .subscriptions, .mine: [self]
        case .settings, .policy: [.mine, self]
        case .general: [.mine, .settings, self]
        case .language: [.mine, .settings, .general, self]
        }
    }

    /// What the page is called: on its tab, or above its content.
    var title: Message {
        switch self {
        case .home: .tabHome
        case .friends: .tabFriends
        case .collection: .tabCollection
        case .subscriptions: .tabSubscriptions
        case .mine: .tabMine
        case .settings: .settingsTitle
        case .general: .generalTitle
        case .language: .languageTitle
        case .policy: .policyTitle
        }
    }

    /// The icon of the page's tab.
    var iconName: String {
        switch self {
        case .home: "go-home-symbolic"
        case .friends: "system-users-symbolic"
        case .collection: "user-bookmarks-symbolic"
        case .subscriptions: "application-rss+xml-symbolic"
        default: "avatar-default-symbolic"
        }
    }

    /// Makes the page's widgets.
    @MainActor
    func build(_ reader: Reader, in main: MainWindow) -> Widget {
        switch self {
        case .home: HomePage.build(reader, in: main)
        case .friends: FriendsPage.build(reader)
        case .collection: CollectionPage.build(reader)
        case .subscriptions: SubscriptionsPage.build(reader)
        case .mine: MinePage.build(reader, in: main)
        case .settings: SettingsPage.build(in: main)
        case .general: GeneralPage.build(in: main)
        case .language: LanguagePage.build(in: main)
        case .policy: PolicyPage.build(in: main)
        }
    }
}
