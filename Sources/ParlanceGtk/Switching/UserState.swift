import Gtk

/// What a person has done to a tree of widgets: typed, selected, ticked, opened, scrolled, turned to.
///
/// It is taken from one tree and put back into another that was built by the same code. A widget finds its
/// counterpart by the name it was given, or else by its place among its siblings of the same class.
@MainActor
struct UserState {
    private var parts: [String: [Part]] = [:]
    /// An app's own state.
    private var own: [String: Any] = [:]
    private var focus: (path: String, class: ObjectClass)?
    private let kinds = WidgetKinds()

    /// One thing a person can change in a widget.
    private enum Part {
        case property(String, PropertyValue)
        /// A property of an object behind the widget, which the widget has as a property.
        case helper(String, property: String, PropertyValue)
        case selection(Range<Int32>)
        case document(text: String, insertion: Int32, bound: Int32)
        case rows([String])
        case list(ListState)
        case scroll(horizontal: Double, vertical: Double)
    }

    /// Takes the state of a tree that stands in a window.
    init(of root: Widget, in window: Window?) {
        let focused = window?.focus
        let places = WidgetPlaces(from: root)
        for (index, widget) in places.widgets.enumerated() {
            let found = parts(of: widget)
            if !found.isEmpty { parts[places.path(of: index)] = found }
            if let state = UserStateKeeper.of(widget)?.take() { own[places.path(of: index)] = state }
            if widget == focused { focus = (places.path(of: index), widget.objectClass) }
        }
    }

    /// Puts the state back into a tree that has taken the place of the other.
    ///
    /// - Returns: how many things were put back.
    @discardableResult
    func restore(to root: Widget) -> Int {
        var places = WidgetPlaces(from: root)
        // An app's own state first: it may bring widgets with it.
        var count = restoreOwn(to: places)
        if count > 0 { places = WidgetPlaces(from: root) }
        var changed: [(widget: Widget, parts: [Part])] = []
        var focused: Widget?
        for (index, widget) in places.widgets.enumerated() {
            let mayHaveFocus = focused == nil && focus?.class == widget.objectClass
            guard mayHaveFocus || kinds[widget].hasState else { continue }
            let path = places.path(of: index)
            if let found = parts[path] { changed.append((widget, found)) }
            if mayHaveFocus, focus?.path == path { focused = widget }
        }
        // Pages first, so that what they hold can take the focus; the focus before the selections, which it
        // would undo.
        for (widget, parts) in changed where kinds[widget].hasPages {
            for part in parts { Self.put(part, into: widget) }
        }
        focused?.grabFocus()
        for (widget, parts) in changed {
            for part in parts { Self.put(part, into: widget) }
            count += parts.count
        }
        return count
    }

    /// Puts an app's own state back; returns how much of it there was.
    private func restoreOwn(to places: WidgetPlaces) -> Int {
        guard !own.isEmpty else { return 0 }
        var count = 0
        for (index, widget) in places.widgets.enumerated() {
            guard let keeper = UserStateKeeper.of(widget) else { continue }
            guard let state = own[places.path(of: index)] else { continue }
            keeper.put(state)
            count += 1
        }
        return count
    }

    private func parts(of widget: Widget) -> [Part] {
        let kind = kinds[widget]
        guard kind.hasState else { return [] }
        var found: [Part] = []
        for name in kind.properties {
            if let value = widget.value(of: name) { found.append(.property(name, value)) }
        }
        for (helper, names) in kind.helpers {
            guard let object = widget.object(property: helper) else { continue }
            for name in names {
                if let value = object.value(of: name) { found.append(.helper(helper, property: name, value)) }
            }
        }
        return found + Self.places(in: widget)
    }

    /// Where the person is in a widget.
    private static func places(in widget: Widget) -> [Part] {
        var found: [Part] = []
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
        if let state = widget.listState { found.append(.list(state)) }
        if let scrolled = widget.cast(to: ScrolledWindow.self) {
            let place = scrolled.scrollPosition
            found.append(.scroll(horizontal: place.horizontal, vertical: place.vertical))
        }
        return found
    }

    /// Sets what differs, so that no handler runs for what is as it was.
    private static func put(_ part: Part, into widget: Widget) {
        switch part {
        case .property(let name, let value): widget.set(name, to: value)
        case .helper(let helper, let name, let value): widget.object(property: helper)?.set(name, to: value)
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
        case .list(let state): widget.listState = state
        case .scroll(let horizontal, let vertical):
            widget.cast(to: ScrolledWindow.self)?.scroll(horizontal: horizontal, vertical: vertical)
        }
    }

    /// What names each row of a list: the name it or its child was given, since another language may sort the
    /// rows otherwise, or else its place.
    private static func rowKeys(of list: ListBox) -> [String] {
        list.children.filter { $0.isA("GtkListBoxRow") }.enumerated().map { index, row in
            ([row] + row.children).lazy.compactMap(\.ownName).first.map { "#\($0)" } ?? "[\(index)]"
        }
    }
}
