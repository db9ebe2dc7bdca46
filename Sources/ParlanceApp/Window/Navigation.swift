import Gtk
import Parlance
import ParlanceGtk

/// Pages that are put over each other within a tab, of which the last one shows.
///
/// A rebuild of the window puts the same pages back.
@MainActor
final class Navigation: UserStateKeeping {
    private let stack: WeakReference<Stack>
    private let localizer: Localizer
    private let build: @MainActor (Page) -> Widget
    private var pushed: [(page: Page, comesFrom: WeakReference<Widget>?)] = []

    /// Fills a stack with a first page, and keeps it filled.
    ///
    /// - Parameter build: makes the widgets of a page, of the first one and of those that are put over it.
    static func fill(
        _ stack: Stack,
        with first: Page,
        in localizer: Localizer,
        build: @escaping @MainActor (Page) -> Widget
    ) -> Navigation {
        let made = Navigation(stack, localizer, build)
        made.add(first, named: "first")
        stack.keep(made)
        return made
    }

    private init(
        _ stack: Stack,
        _ localizer: Localizer,
        _ build: @escaping @MainActor (Page) -> Widget
    ) {
        self.stack = WeakReference(stack)
        self.localizer = localizer
        self.build = build
    }

    /// Which pages are there, the one on top last.
    var pages: [Page] { pushed.map(\.page) }

    var userState: [Page] {
        get { pages }
        set { show(newValue) }
    }

    /// Goes to the last of these pages, so that going back leads over the others.
    func show(_ path: [Page]) {
        let common = zip(pages, path).prefix { $0 == $1 }.count
        while pushed.count > common { pop() }
        for page in path.dropFirst(common) { push(page) }
    }

    /// Puts a page over the others.
    func push(_ page: Page) {
        guard let stack = stack.target, !pages.contains(page) else { return }
        pushed.append((page, stack.window?.focus.map { WeakReference($0) }))
        add(page, named: page.rawValue)
        stack.visiblePage = page.rawValue
        focusFirst()
    }

    private func add(_ page: Page, named name: String) {
        stack.target?.add(build(page), name: name).localize("title", page.title, in: localizer)
    }

    /// Puts the focus on what the page is for: beyond the way back, which comes first.
    ///
    /// Only where the person is here: a tab in the background must not take the focus away.
    private func focusFirst() {
        guard let page = stack.target?.visibleChild, page.isMapped else { return }
        for _ in 0..<2 {
            if let focus = page.window?.focus, focus.name != "back", isOnPage(focus) { return }
            page.focusFirst()
        }
    }

    private func isOnPage(_ widget: Widget) -> Bool {
        guard let page = stack.target?.visibleChild else { return false }
        return sequence(first: widget) { $0.parent }.contains(page)
    }

    /// Goes back by one page, to what the person had come from, where that is on the page.
    func pop() {
        guard let stack = stack.target, let top = pushed.popLast() else { return }
        let old = stack.visibleChild
        stack.visiblePage = pages.last?.rawValue ?? "first"
        if let old { stack.remove(old) }
        guard let origin = top.comesFrom?.target, origin.isMapped, isOnPage(origin) else {
            return focusFirst()
        }
        origin.grabFocus()
    }
}
