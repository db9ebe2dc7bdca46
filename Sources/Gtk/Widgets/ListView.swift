import CGtk

/// Rows below each other over a list of texts, of which only those on screen have widgets (`GtkListView`).
public final class ListView: Widget {
    public override class var gtkTypeName: String { "GtkListView" }

    /// - Parameters:
    ///   - items: one text for each row, which names it and is not necessarily what it shows.
    ///   - factory: makes the rows.
    public init(items: [String], factory: ListItemFactory) {
        let list = StringList(items)
        let selection = Object(adopting: gtk_single_selection_new(nil))
        gtk_single_selection_set_autoselect(selection.opaque, 0)
        gtk_single_selection_set_can_unselect(selection.opaque, 1)
        gtk_single_selection_set_model(selection.opaque, list.opaque)
        super.init(sinking: gtk_list_view_new(nil, nil))
        gtk_list_view_set_model(opaque, selection.opaque)
        gtk_list_view_set_factory(opaque, factory.opaque)
        gtk_list_view_set_single_click_activate(opaque, 0)
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// The texts that name the rows, in their order. What is selected stays selected where it still is there.
    public var items: [String] {
        get { strings?.texts ?? [] }
        set {
            guard let strings, strings.texts != newValue else { return }
            let selected = selectedItem
            strings.texts = newValue
            selectedItem = selected
        }
    }

    /// The text that names the selected row; nil where none is.
    public var selectedItem: String? {
        get {
            guard let chosen else { return nil }
            return strings?[Int(gtk_single_selection_get_selected(chosen.opaque))]
        }
        set {
            guard let chosen else { return }
            let index = newValue.flatMap { strings?.texts.firstIndex(of: $0) }.flatMap { guint(exactly: $0) }
            gtk_single_selection_set_selected(chosen.opaque, index ?? cgtk_invalid_list_position())
        }
    }

    /// Called when the person presses Enter on a row or clicks it twice, with the text that names it.
    public func onActivate(_ handler: @escaping @MainActor (String) -> Void) {
        let this = WeakReference(self)
        connect("activate") { arguments in
            guard let position = arguments.unsigned(at: 0), let item = this.target?.strings?[position] else {
                return false
            }
            handler(item)
            return true
        }
    }

    private var chosen: Object? {
        gtk_list_view_get_model(opaque).map { Object(borrowing: ObjectReference($0)) }
    }

    private var strings: StringList? {
        guard let chosen, let model = gtk_single_selection_get_model(chosen.opaque) else { return nil }
        return Object(borrowing: ObjectReference(model)).cast(to: StringList.self)
    }
}
