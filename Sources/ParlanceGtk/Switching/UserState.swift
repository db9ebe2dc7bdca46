import Gtk

/// What a person has done to a tree of widgets: typed, selected, ticked, opened, scrolled, turned to.
///
/// It is taken from one tree and put back into another that was built by the same code. A widget finds its
/// counterpart by the name it was given, or else by its place among its siblings of the same class.
@MainActor
struct UserState {
    private var parts: [String: [Part]] = [:]
    private var focus: String?

    /// One thing a person can change in a widget.
    private enum Part {
        case property(String, PropertyValue)
        case selection(Range<Int32>)
        case document(text: String, insertion: Int32, bound: Int32)
        case rows([String])
        case scroll(horizontal: Double, vertical: Double)
        case own(Any)
    }

    /// The properties by which a person's doing shows, by the class that has them.
    private static let properties = [
        ("GtkStack", ["visible-child-name"]), ("GtkNotebook", ["page"]), ("GtkEditable", ["text"]),
        ("GtkToggleButton", ["active"]), ("GtkCheckButton", ["active"]), ("GtkSwitch", ["active"]),
        ("GtkDropDown", ["selected"]), ("GtkComboBox", ["active"]), ("GtkSpinButton", ["value"]),
        ("GtkExpander", ["expanded"]), ("GtkPaned", ["position", "position-set"]),
        ("GtkSearchBar", ["search-mode-enabled"]), ("GtkCalendar", ["year", "month", "day"]),
    ]

    /// The objects behind a widget that hold what a person has chosen in it.
    private static let helpers = [
        ("GtkRange", "adjustment", ["value"]), ("GtkListView", "model", ["selected"]),
        ("GtkGridView", "model", ["selected"]), ("GtkColumnView", "model", ["selected"]),
    ]

    /// Takes the state of a tree that stands in a window.
    init(of root: Widget, in window: Window?) {
        let focused = window?.focus
        for (path, widget) in Self.paths(from: root) {
            let found = Self.parts(of: widget)
            if !found.isEmpty { parts[path] = found }
            if widget == focused { focus = path }
        }
    }

    /// Puts the state back into a tree that has taken the place of the other.
    ///
    /// - Returns: how many things were put back.
    @discardableResult
    func restore(to root: Widget) -> Int {
        // An app's own state first: it may bring widgets with it.
        for (path, widget) in Self.paths(from: root) {
            for case .own(let state) in parts[path] ?? [] { UserStateKeeper.of(widget)?.put(state) }
        }
        let widgets = Self.paths(from: root)
        // Pages first, so that what they hold can take the focus; the focus before the selections, which it
        // would undo.
        for (path, widget) in widgets where widget.isA("GtkStack") || widget.isA("GtkNotebook") {
            for part in parts[path] ?? [] { Self.put(part, into: widget) }
        }
        if let focus { widgets.first { $0.path == focus }?.widget.grabFocus() }
        var count = 0
        for (path, widget) in widgets {
            let found = parts[path] ?? []
            for part in found { Self.put(part, into: widget) }
            count += found.count
        }
        return count
    }

    private static func parts(of widget: Widget) -> [Part] {
        var found: [Part] = []
        for (type, names) in properties where widget.isA(type) {
            for name in names { found += widget.value(of: name).map { [.property(name, $0)] } ?? [] }
        }
        for (type, helper, names) in helpers where widget.isA(type) {
            guard let object = widget.object(property: helper) else { continue }
            for name in names { found += object.value(of: name).map { [.property(name, $0)] } ?? [] }
        }
        if let selection = widget.selection { found.append(.selection(selection)) }
        if let view = widget.cast(to: TextView.self) {
            let cursor = view.cursor
            found.append(.document(text: view.text, insertion: cursor.insertion, bound: cursor.bound))
        }
        if let list = widget.cast(to: ListBox.self) {
            let keys = rowKeys(of: list)
            found.append(
                .rows(
                    list.selectedIndices.compactMap { keys.indices.contains(Int($0)) ? keys[Int($0)] : nil }
                )
            )
        }
        if let scrolled = widget.cast(to: ScrolledWindow.self) {
            let place = scrolled.scrollPosition
            found.append(.scroll(horizontal: place.horizontal, vertical: place.vertical))
        }
        if let state = UserStateKeeper.of(widget)?.take() { found.append(.own(state)) }
        return found
    }

    /// Sets what differs, so that no handler runs for what is as it was.
    private static func put(_ part: Part, into widget: Widget) {
        switch part {
        case .property(let name, let value):
            let helper = helpers.first { widget.isA($0.0) && $0.2.contains(name) }?.1
            (helper.map { widget.object(property: $0) } ?? widget)?.set(name, to: value)
        case .selection(let range):
            if widget.selection != range { widget.select(range) }
        case .document(let text, let insertion, let bound):
            guard let view = widget.cast(to: TextView.self) else { return }
            if view.text != text { view.text = text }
            if view.cursor != (insertion, bound) { view.cursor = (insertion, bound) }
        case .rows(let selected):
            guard let list = widget.cast(to: ListBox.self) else { return }
            let keys = rowKeys(of: list)
            let indices = keys.indices.filter { selected.contains(keys[$0]) }.map { Int32($0) }
            if list.selectedIndices != indices { list.selectedIndices = indices }
        case .scroll(let horizontal, let vertical):
            widget.cast(to: ScrolledWindow.self)?.scroll(horizontal: horizontal, vertical: vertical)
        case .own: break
        }
    }

    /// What names each row of a list: the name it or its child was given, since another language may sort the
    /// rows otherwise, or else its place.
    private static func rowKeys(of list: ListBox) -> [String] {
        list.children.filter { $0.isA("GtkListBoxRow") }.enumerated().map { index, row in
            let named = ([row] + row.children).first { $0.name != $0.typeName }
            return named.map { "#\($0.name)" } ?? "[\(index)]"
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
