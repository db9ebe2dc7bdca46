import Gtk
import Parlance
import ParlanceGtk

/// The app's window: a header bar with the languages and the menu, the pages with their tabs, and what changes of
/// language have cost.
@MainActor
package final class MainWindow {
    static let name = Message.InfoPlist.cfBundleDisplayName

    let reader: Reader
    let costs = SwitchLog()
    private let firstPage: Page
    private let reference: WeakReference<Window>
    private var tabs: WeakReference<Stack>?
    private var navigation: Navigation?

    private static let key = AttachmentKey("parlance-main-window")

    var localizer: Localizer { reader.localizer }
    var window: Window? { reference.target }
    /// How the window follows the next change of language.
    var strategy: Strategy {
        window.flatMap(LocalizedWindow.of)?.strategy is RootRebuild ? .rebuild : .refresh
    }

    /// Opens a window with the launch view, which gives way to the pages as soon as these can be shown.
    static func open(_ window: Window, reader: Reader, options: Options) {
        prepare(window, in: reader.localizer)
        window.child = LaunchView.make(in: reader.localizer)
        window.present()
        let opened = WeakReference(window)
        Task {
            await reader.load()
            if let window = opened.target { fill(window, reader: reader, options: options) }
        }
    }

    /// Fills a window with the pages and keeps it in the reader's language.
    ///
    /// - Parameter showsCost: whether it tells the cost of each change, which no two runs have alike.
    @discardableResult
    package static func fill(_ window: Window, reader: Reader, options: Options, showsCost: Bool = true)
        -> LocalizedWindow
    {
        prepare(window, in: reader.localizer)
        let main = MainWindow(window, reader: reader, firstPage: options.page)
        window.attach(main, for: key)
        let localized = LocalizedWindow(
            window,
            title: name,
            localizer: reader.localizer,
            strategy: options.strategy.refreshStrategy
        ) { [weak main] in main?.content() ?? Box(.vertical) }
        Actions.add(to: main)
        main.show(options.page)
        if showsCost {
            localized.onSwitch = { [weak main] in main?.costs.add($0) }
        }
        return localized
    }

    /// The app's window that a GTK window is, where it is one.
    package static func of(_ window: Window) -> MainWindow? {
        window.attachment(for: key) as? MainWindow
    }

    private static func prepare(_ window: Window, in localizer: Localizer) {
        guard window.titlebar == nil else { return }
        window.setDefaultSize(width: 760, height: 720)
        window.setIconName(AppIcon.name)
        window.localize("title", name, in: localizer)
        let header = HeaderBar()
        let picker = LanguagePicker(localizer)
        picker.name = "languages"
        header.packStart(picker)
        header.packEnd(PrimaryMenu.button(in: localizer))
        window.titlebar = header
    }

    private init(_ window: Window, reader: Reader, firstPage: Page) {
        reference = WeakReference(window)
        self.reader = reader
        self.firstPage = firstPage
    }

    /// Turns to a page, also to one that is below a tab.
    package func show(_ page: Page) {
        guard let tab = page.path.first else { return }
        tabs?.target?.visiblePage = tab.rawValue
        if tab == .mine { navigation?.show(Array(page.path.dropFirst())) }
    }

    /// The page that shows.
    var page: Page? {
        let tab = tabs?.target?.visiblePage.flatMap(Page.init)
        return tab == .mine ? navigation?.pages.last ?? tab : tab
    }

    /// Puts a page over the others of the last tab.
    func push(_ page: Page) { navigation?.push(page) }

    /// Goes back by one page where the last tab shows.
    func goBack() {
        if tabs?.target?.visiblePage == Page.mine.rawValue { navigation?.pop() }
    }

    /// Puts the keyboard focus into the search entry of the page that shows, or of the first page.
    func search() {
        let entry = { [window] in
            window?.descendants.first { $0.isMapped && $0.hasStyleClass("search") }
        }
        if entry() == nil { show(.home) }
        entry()?.grabFocus()
    }

    private func content() -> Widget {
        let stack = Stack()
        stack.name = "pages"
        // A hidden page follows when it appears; until then its texts must have no say in the window's size.
        stack.isHomogeneous = false
        stack.expand(horizontally: true, vertically: true)
        for page in Page.tabs {
            let widget = page == .mine ? pushable(page) : framed(page)
            stack.add(widget, name: page.rawValue).localize("title", page.title, in: localizer)
        }
        stack.visiblePage = firstPage.path[0].rawValue
        tabs = WeakReference(stack)

        let content = Box(.vertical)
        content.append(
            stack,
            Separator(),
            CostPanel.make(for: self),
            Separator(),
            TabBar.make(for: stack, in: localizer)
        )
        return content
    }

    private func pushable(_ page: Page) -> Widget {
        let stack = Stack()
        stack.name = "pages-\(page)"
        stack.isHomogeneous = false
        navigation = Navigation.fill(stack, with: page, in: localizer) { [weak self] page in
            self?.framed(page) ?? Box(.vertical)
        }
        return stack
    }

    private func framed(_ page: Page) -> Widget {
        let widget = page.build(reader, in: self)
        widget.name = "page-\(page)"
        widget.localize(.accessibleLabel, page.title, in: localizer)
        return widget
    }
}

extension Window {
    /// Turns the app's window to a page.
    func show(_ page: Page) {
        MainWindow.of(self)?.show(page)
    }
}
