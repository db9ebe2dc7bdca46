import Gtk

/// What a person has done to a tree of widgets: typed, selected, ticked, scrolled, turned to.
///
/// It is taken from one tree and put back into another that was built by the same code. A widget finds its
/// counterpart by the name it was given, or else by its place among its siblings of the same class.
@MainActor
struct UserState {
    private var kept: [String: Part] = [:]
    private var focus: String?

    /// One thing a person can change in a widget.
    private enum Part {
        case page(String)
        case text(String, selection: Range<Int32>)
        case document(String, insertion: Int32, bound: Int32)
        case isActive(Bool)
        case choice(Int?)
        case row(Int32?)
        case scroll(horizontal: Double, vertical: Double)
    }

    /// Takes the state of a tree.
    init(of root: Widget, in window: Window) {
        let focused = window.focus
        for (path, widget) in Self.paths(from: root) {
            kept[path] = Self.part(of: widget)
            if widget == focused { focus = path }
        }
    }

    /// Puts the state back into a tree that stands in the window.
    func restore(to root: Widget, in window: Window) {
        let widgets = Self.paths(from: root)
        // Pages first, so that what they hold can take the focus; the focus before the selections, which it
        // would undo.
        for (path, widget) in widgets {
            if case .page(let name)? = kept[path] { widget.cast(to: Stack.self)?.visiblePage = name }
        }
        if let focus { widgets.first { $0.path == focus }?.widget.grabFocus() }
        for (path, widget) in widgets {
            if let part = kept[path] { Self.set(part, in: widget) }
        }
    }

    private static func part(of widget: Widget) -> Part? {
        if let stack = widget.cast(to: Stack.self) { return stack.visiblePage.map { .page($0) } }
        if let text = widget.editableText { return .text(text, selection: widget.selection ?? 0..<0) }
        if let view = widget.cast(to: TextView.self) {
            return .document(view.text, insertion: view.cursor.insertion, bound: view.cursor.bound)
        }
        if let button = widget.cast(to: ToggleButton.self) { return .isActive(button.isActive) }
        if let button = widget.cast(to: CheckButton.self) { return .isActive(button.isActive) }
        if let button = widget.cast(to: Switch.self) { return .isActive(button.isActive) }
        if let dropDown = widget.cast(to: DropDown.self) { return .choice(dropDown.selectedIndex) }
        if let list = widget.cast(to: ListBox.self) { return .row(list.selectedIndex) }
        if let scrolled = widget.cast(to: ScrolledWindow.self) {
            let place = scrolled.scrollPosition
            return .scroll(horizontal: place.horizontal, vertical: place.vertical)
        }
        return nil
    }

    /// Sets what differs, so that no handler runs for what is as it was.
    private static func set(_ part: Part, in widget: Widget) {
        switch part {
        case .page: break
        case .text(let text, let selection):
            if widget.editableText != text { widget.editableText = text }
            if widget.selection != selection { widget.select(selection) }
        case .document(let text, let insertion, let bound):
            guard let view = widget.cast(to: TextView.self) else { return }
            if view.text != text { view.text = text }
            view.cursor = (insertion, bound)
        case .isActive(let isActive):
            if let button = widget.cast(to: ToggleButton.self), button.isActive != isActive {
                button.isActive = isActive
            } else if let button = widget.cast(to: CheckButton.self), button.isActive != isActive {
                button.isActive = isActive
            } else if let button = widget.cast(to: Switch.self), button.isActive != isActive {
                button.isActive = isActive
            }
        case .choice(let index):
            guard let dropDown = widget.cast(to: DropDown.self), dropDown.selectedIndex != index else {
                return
            }
            dropDown.selectedIndex = index
        case .row(let index):
            guard let list = widget.cast(to: ListBox.self), list.selectedIndex != index else { return }
            list.selectedIndex = index
        case .scroll(let horizontal, let vertical):
            widget.cast(to: ScrolledWindow.self)?.scroll(horizontal: horizontal, vertical: vertical)
        }
    }

    /// Every widget of a tree with the path that names its counterpart in another.
    private static func paths(from root: Widget) -> [(path: String, widget: Widget)] {
        var found: [(path: String, widget: Widget)] = []
        var open = [(path: "", widget: root)]
        var names: [String: Int] = [:]
        while let (path, widget) = open.popLast() {
            found.append((path, widget))
            var counts: [String: Int] = [:]
            let children = widget.children.map { child in
                let type = child.typeName
                let name = child.name
                guard name == type else {
                    names[name, default: 0] += 1
                    return (path: "#\(name)[\(names[name] ?? 0)]", widget: child)
                }
                counts[type, default: 0] += 1
                return (path: "\(path)/\(type)[\(counts[type] ?? 0)]", widget: child)
            }
            open.append(contentsOf: children.reversed())
        }
        return found
    }
}
