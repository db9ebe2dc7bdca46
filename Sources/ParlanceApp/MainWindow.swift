import Gtk
import Parlance
import ParlanceGtk

/// The app's window: a header bar with the languages and strategies, the tabs, and the cost of the last
/// change.
@MainActor
final class MainWindow {
    private let reader: Reader
    private let firstPage: Page
    private var report: SwitchReport?
    private var status: WeakReference<Label>?

    private var localizer: Localizer { reader.localizer }

    /// Fills a window and keeps it in the reader's language.
    ///
    /// - Parameter showsCost: whether the status line tells the cost of a change, which no two runs have alike.
    @discardableResult
    static func fill(_ window: Window, reader: Reader, options: Options, showsCost: Bool = true)
        -> LocalizedWindow
    {
        let main = MainWindow(reader: reader, firstPage: options.page)
        window.setDefaultSize(width: 820, height: 640)
        window.setIconName(AppIcon.name)
        let localized = LocalizedWindow(
            window,
            title: Message("CFBundleDisplayName", table: "InfoPlist"),
            localizer: reader.localizer,
            strategy: options.strategy.refreshStrategy
        ) { main.content() }
        window.titlebar = main.header(of: localized, options.strategy)
        if showsCost {
            localized.onSwitch = { main.show($0) }
        }
        return localized
    }

    private init(reader: Reader, firstPage: Page) {
        self.reader = reader
        self.firstPage = firstPage
    }

    private func header(of window: LocalizedWindow, _ strategy: Strategy) -> Widget {
        let header = HeaderBar()
        header.packStart(LanguagePicker(localizer))

        let buttons = Box(.horizontal)
        buttons.addStyleClass("linked")
        buttons.localize(.accessibleLabel, "strategy.name", in: localizer)
        var first: ToggleButton?
        for choice in Strategy.allCases {
            let button = ToggleButton()
            button.localize("label", Message("strategy.\(choice)"), in: localizer)
            button.localize("tooltip-text", Message("strategy.\(choice).tooltip"), in: localizer)
            button.name = "strategy-\(choice)"
            if let first { button.join(first) }
            button.isActive = choice == strategy
            button.onToggle { [weak window] isActive in
                if isActive { window?.strategy = choice.refreshStrategy }
            }
            buttons.append(button)
            first = first ?? button
        }
        header.packEnd(buttons)
        return header
    }

    private func content() -> Widget {
        let stack = Stack()
        stack.name = "pages"
        // A hidden page follows when it appears; until then its texts must have no say in the window's size.
        stack.isHomogeneous = false
        stack.expand(horizontally: true, vertically: true)
        for page in Page.allCases {
            let scrolled = ScrolledWindow(page.build(reader))
            scrolled.name = "page-\(page)"
            stack.add(scrolled, name: page.rawValue).localize("title", page.title, in: localizer)
        }
        stack.visiblePage = firstPage.rawValue

        let tabs = StackSwitcher(stack)
        tabs.align(horizontally: .center)
        tabs.setMargins(12)

        let status = Label()
        status.name = "status"
        status.addStyleClass("status")
        status.addStyleClass("dim-label")
        status.horizontalAlignment = 0
        status.wraps = true
        self.status = WeakReference(status)
        showStatus(on: status)

        let content = Box(.vertical)
        content.append(tabs, Separator(), stack, Separator(), status)
        return content
    }

    private func show(_ report: SwitchReport) {
        self.report = report
        if let status = status?.target { showStatus(on: status) }
    }

    private func showStatus(on label: Label) {
        guard let report else {
            return label.localize("label", "status.ready", in: localizer)
        }
        let key = report.strategy is RootRebuild ? "status.rebuilt" : "status.refreshed"
        let milliseconds = Double(report.frameMicroseconds) / 1000
        label.localize(
            "label",
            Message(key, .integer(Int64(report.viewsTouched)), .number(milliseconds)),
            in: localizer
        )
    }
}
