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
            child.parent?.setAccessibleLabel(fromContent: child)
            return true
        }
        connect("unbind") { arguments in
            if let item = arguments.object(at: 0) { gtk_list_item_set_child(item.opaque, nil) }
            return true
        }
    }

    /// A factory whose row widgets are made once and shown again with other items as the list scrolls, so that a
    /// list of any length costs what is on screen.
    ///
    /// - Parameter makeRow: makes a row: its widget, and what writes an item's text into it.
    public init(
        recycling makeRow: @escaping @MainActor () -> (widget: Widget, show: @MainActor (String) -> Void)
    ) {
        super.init(adopting: gtk_signal_list_item_factory_new())
        connect("setup") { arguments in
            guard let item = arguments.object(at: 0) else { return false }
            let row = makeRow()
            gtk_list_item_set_child(item.opaque, row.widget.widget)
            item.attach(RecycledRow(row.widget, show: row.show), for: RecycledRow.key)
            return true
        }
        connect("bind") { arguments in
            guard let item = arguments.object(at: 0),
                let row = item.attachment(for: RecycledRow.key) as? RecycledRow,
                let value = gtk_list_item_get_item(item.opaque),
                let text = gtk_string_object_get_string(OpaquePointer(value))
            else { return false }
            row.show(String(cString: text))
            row.nameOnce()
            return true
        }
        connect("teardown") { arguments in
            guard let item = arguments.object(at: 0) else { return false }
            item.attach(nil, for: RecycledRow.key)
            gtk_list_item_set_child(item.opaque, nil)
            return true
        }
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }
}

/// What writes an item into the row that stands for it at the moment.
@MainActor
private final class RecycledRow {
    static let key = AttachmentKey("gtk-recycled-row")

    let show: @MainActor (String) -> Void
    private let content: WeakReference<Widget>
    private var isNamed = false

    init(_ content: Widget, show: @escaping @MainActor (String) -> Void) {
        self.content = WeakReference(content)
        self.show = show
    }

    /// Names the row, which is around the content as soon as it shows something.
    func nameOnce() {
        guard !isNamed, let content = content.target, let row = content.parent else { return }
        row.setAccessibleLabel(fromContent: content)
        isNamed = true
    }
}
