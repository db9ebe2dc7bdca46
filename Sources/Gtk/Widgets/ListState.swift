import CGtk

/// Which rows of a list view are chosen, and which rows of a tree are open.
///
/// A row is known by the texts of its string items where it has such, and else by its place: another language may
/// sort the rows otherwise, and may also give them other texts.
public struct ListState: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let position: Int
        let key: String
    }

    var selected: [Row] = []
    /// From the top down: rows that are opened move those below them.
    var expanded: [Row] = []
}

extension Widget {
    /// What is chosen and open in a `GtkListView`, `GtkGridView` or `GtkColumnView`; nil for any other widget.
    /// Setting it leaves everything as it is that already is so.
    public var listState: ListState? {
        get {
            guard let model = selectionModel else { return nil }
            var state = ListState()
            if model.isTree {
                for position in 0..<model.count where model.isExpanded(position) == true {
                    state.expanded.append(model.row(position))
                }
            }
            state.selected = model.selection.map { model.row($0) }
            return state
        }
        set {
            guard let newValue, let model = selectionModel, newValue != listState else { return }
            for row in newValue.expanded {
                if let position = model.position(of: row) { model.expand(position) }
            }
            model.selection = newValue.selected.compactMap { model.position(of: $0) }
        }
    }

    private var selectionModel: SelectionModel? {
        guard ["GtkListView", "GtkGridView", "GtkColumnView"].contains(where: { isA($0) }),
            let model = object(property: "model")
        else { return nil }
        return SelectionModel(model: model)
    }
}

/// The rows of a list view (`GtkSelectionModel`).
@MainActor
private struct SelectionModel {
    let model: Object

    var count: Int { Int(g_list_model_get_n_items(model.opaque)) }

    var isTree: Bool { count > 0 && item(0)?.isA("GtkTreeListRow") == true }

    /// The places of the chosen rows, in order (`gtk_selection_model_get_selection`).
    var selection: [Int] {
        get {
            let set = gtk_selection_model_get_selection(model.opaque)
            defer { gtk_bitset_unref(set) }
            return (0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, guint($0))) }
        }
        nonmutating set {
            guard newValue != selection else { return }
            // A model of one selection takes no sets.
            guard newValue.count > 1 else {
                guard let only = newValue.first else {
                    gtk_selection_model_unselect_all(model.opaque)
                    return
                }
                gtk_selection_model_select_item(model.opaque, guint(only), 1)
                return
            }
            let chosen = gtk_bitset_new_empty()
            let all = gtk_bitset_new_range(0, guint(count))
            for position in newValue { gtk_bitset_add(chosen, guint(position)) }
            gtk_selection_model_set_selection(model.opaque, chosen, all)
            gtk_bitset_unref(chosen)
            gtk_bitset_unref(all)
        }
    }

    func row(_ position: Int) -> ListState.Row {
        ListState.Row(position: position, key: key(position))
    }

    /// Where a row is now: in its old place, or where its texts are, or else in its old place again.
    func position(of row: ListState.Row) -> Int? {
        let isInside = row.position < count
        if isInside, key(row.position) == row.key { return row.position }
        if !row.key.isEmpty, let found = (0..<count).first(where: { key($0) == row.key }) { return found }
        return isInside ? row.position : nil
    }

    func isExpanded(_ position: Int) -> Bool? {
        treeRow(position).map { gtk_tree_list_row_get_expanded($0.opaque) != 0 }
    }

    func expand(_ position: Int) {
        if let row = treeRow(position) { gtk_tree_list_row_set_expanded(row.opaque, 1) }
    }

    private func treeRow(_ position: Int) -> Object? {
        item(position).flatMap { $0.isA("GtkTreeListRow") ? $0 : nil }
    }

    private func item(_ position: Int) -> Object? {
        guard let position = guint(exactly: position) else { return nil }
        // get_object adds a reference, which the wrapper takes over.
        return g_list_model_get_object(model.opaque, position).map { Object(adopting: $0) }
    }

    /// The texts of a row's string item and of those above it in a tree; empty where there are none.
    private func key(_ position: Int) -> String {
        guard let item = item(position) else { return "" }
        guard item.isA("GtkTreeListRow") else { return text(of: item) ?? "" }
        var key = ""
        var next: Object? = item
        while let row = next {
            let content = gtk_tree_list_row_get_item(row.opaque).map { Object(adopting: $0) }
            guard let text = content.flatMap({ text(of: $0) }) else { return "" }
            key = "\(text)\u{0}\(key)"
            next = gtk_tree_list_row_get_parent(row.opaque).map { Object(adopting: $0) }
        }
        return key
    }

    private func text(of item: Object) -> String? {
        guard item.isA("GtkStringObject") else { return nil }
        return gtk_string_object_get_string(item.opaque).map { String(cString: $0) }
    }
}
