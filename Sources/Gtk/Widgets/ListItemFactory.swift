import CGtk

/// Makes the widgets of a list's rows as they come on screen (`GtkSignalListItemFactory`).
public final class ListItemFactory: Object {
    /// - Parameter row: makes the widget of a row from the text of its item, a row of a `GtkStringList`, and its
    ///   place in the list.
    public init(row: @escaping @MainActor (_ text: String, _ index: Int) -> Widget) {
        super.init(adopting: gtk_signal_list_item_factory_new())
        connect("bind") { arguments in
            guard let item = arguments.object(at: 0), let value = gtk_list_item_get_item(item.opaque),
                let text = gtk_string_object_get_string(OpaquePointer(value))
            else { return false }
            let child = row(String(cString: text), Int(gtk_list_item_get_position(item.opaque)))
            gtk_list_item_set_child(item.opaque, child.widget)
            return true
        }
        connect("unbind") { arguments in
            if let item = arguments.object(at: 0) { gtk_list_item_set_child(item.opaque, nil) }
            return true
        }
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }
}
