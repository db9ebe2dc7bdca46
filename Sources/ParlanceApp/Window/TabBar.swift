import Gtk
import Parlance
import ParlanceGtk

/// The row of tabs with which one turns the pages of a stack.
@MainActor
enum TabBar {
    static func make(for stack: Stack, in localizer: Localizer) -> Widget {
        let bar = Box(.horizontal, spacing: 1)
        bar.name = "tabs"
        bar.addStyleClass("tabs")
        bar.localize(.accessibleLabel, .tabsName, in: localizer)
        let pages = WeakReference(stack)
        var first: ToggleButton?
        for page in Page.tabs {
            let title = Parts.line(page.title, localizer)
            let tab = ToggleButton(tab: content(title, iconName: page.iconName))
            tab.setAccessibleLabel(from: title)
            tab.name = "tab-\(page)"
            tab.addStyleClass("flat")
            tab.expand(horizontally: true)
            tab.isActive = stack.visiblePage == page.rawValue
            if let first { tab.join(first) }
            first = first ?? tab
            tab.onToggle { isActive in
                if isActive { pages.target?.visiblePage = page.rawValue }
            }
            let button = WeakReference(tab)
            stack.onPageChange {
                if pages.target?.visiblePage == page.rawValue { button.target?.isActive = true }
            }
            bar.append(tab)
        }
        return bar
    }

    private static func content(_ title: Label, iconName: String) -> Widget {
        title.align(horizontally: .center)
        // Longer words than those of any language we have still leave room for each other.
        title.wraps = true
        title.prefersOneLine = true
        title.centersLines = true
        let content = Box(.vertical, spacing: 2)
        content.append(Image(iconName: iconName), title)
        return content
    }
}
