import CGtk

/// A button that drops a list down and shows the row chosen from it (`GtkDropDown`).
open class DropDown: Widget {
    public override class var gtkTypeName: String { "GtkDropDown" }

    /// - Parameters:
    ///   - items: one text for each row.
    ///   - row: makes the widget of a row from its text; nil shows the text itself.
    ///   - chosen: makes what the button shows of the row that is chosen; nil shows the row's own widget.
    public init(
        items: [String],
        row: (@MainActor (String) -> Widget)? = nil,
        chosen: (@MainActor (String) -> Widget)? = nil
    ) {
        let model = withArrayOfCStrings(items) { gtk_string_list_new($0) }
        // gtk_drop_down_new consumes the model; GtkStringList does not float.
        super.init(sinking: gtk_drop_down_new(model, nil))
        guard let row else { return }
        let this = WeakReference<DropDown>(self)
        let shown = ListItemFactory { text, _ in
            let content = (chosen ?? row)(text)
            if let label = content.cast(to: Label.self) {
                this.target?.button?.setAccessibleText(label.text, .description)
            }
            return content
        }
        gtk_drop_down_set_factory(opaque, shown.opaque)
        let listed = ListItemFactory { text, index in
            this.target?.checkedRow(row(text), at: index) ?? row(text)
        }
        gtk_drop_down_set_list_factory(opaque, listed.opaque)
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// The part that takes the keyboard focus, which GTK 4.8 gives no name: the drop-down's own is that of a widget
    /// around it.
    public var button: Widget? { children.first { $0.isA("GtkToggleButton") } }

    /// The texts of the rows, where they are a string list (`gtk_drop_down_get_model`).
    public var stringList: StringList? {
        gtk_drop_down_get_model(opaque).flatMap {
            Object(borrowing: ObjectReference($0)).cast(to: StringList.self)
        }
    }

    /// The place of the chosen row; nil where none is.
    public var selectedIndex: Int? {
        get {
            let index = gtk_drop_down_get_selected(opaque)
            return index == cgtk_invalid_list_position() ? nil : Int(index)
        }
        set {
            gtk_drop_down_set_selected(
                opaque,
                newValue.flatMap { guint(exactly: $0) } ?? cgtk_invalid_list_position()
            )
        }
    }

    /// Called when another row is chosen, by the person or by the program.
    public func onSelect(_ handler: @escaping @MainActor (Int?) -> Void) {
        let this = WeakReference<DropDown>(self)
        connect("notify::selected") { if let dropDown = this.target { handler(dropDown.selectedIndex) } }
    }

    private static let checkKey = AttachmentKey("gtk-drop-down-check")

    /// A row of the list with a check mark where it is the chosen one, as GTK draws it for plain texts.
    private func checkedRow(_ content: Widget, at index: Int) -> Widget {
        let check = Image(iconName: "object-select-symbolic")
        check.opacity = selectedIndex == index ? 1 : 0
        let row = Box(.horizontal, spacing: 8)
        content.expand(horizontally: true)
        row.append(content, check)
        let this = WeakReference<DropDown>(self)
        let mark = WeakReference(check)
        let connection = connect("notify::selected") {
            mark.target?.opacity = this.target?.selectedIndex == index ? 1 : 0
        }
        row.attach(ScopedConnection(connection), for: Self.checkKey)
        return row
    }
}
