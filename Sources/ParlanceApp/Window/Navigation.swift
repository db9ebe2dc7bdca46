import Gtk
import Parlance
import ParlanceGtk

/// Pages that are put over each other within a tab, of which the last one shows.
///
/// A rebuild of the window puts the same pages back.
@MainActor
final class Navigation: UserStateKeeping {
    private let stack: WeakReference<Stack>
    private let build: @MainActor (Page) -> Widget
    private var pushed: [(page: Page, comesFrom: WeakReference<Widget>?)] = []

    /// Fills a stack with a first page, and keeps it filled.
    ///
    /// - Parameter build: makes the widgets of a page that is put over the others.
    static func fill(_ stack: Stack, with first: Widget, build: @escaping @MainActor (Page) -> Widget)
        -> Navigation
    {
        stack.add(first, name: "first")
        let made = Navigation(stack, build)
        stack.keep(made)
        return made
    }

    private init(_ stack: Stack, _ build: @escaping @MainActor (Page) -> Widget) {
        self.stack = WeakReference(stack)
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
        let widget = build(page)
        stack.add(widget, name: page.rawValue)
        stack.visiblePage = page.rawValue
        // Only where the person is here: a tab in the background must not take the focus away.
        if widget.isMapped { widget.focusFirst() }
    }

    /// Goes back by one page, to what the person had come from.
    func pop() {
        guard let stack = stack.target, let top = pushed.popLast() else { return }
        let old = stack.visibleChild
        stack.visiblePage = pages.last?.rawValue ?? "first"
        if let old { stack.remove(old) }
        if let origin = top.comesFrom?.target, origin.isMapped { origin.grabFocus() }
    }
}
