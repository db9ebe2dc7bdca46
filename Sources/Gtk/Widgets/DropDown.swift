import CGtk

/// A button that drops a list down and shows the row chosen from it (`GtkDropDown`).
open class DropDown: Widget {
    public override class var gtkTypeName: String { "GtkDropDown" }

    /// - Parameters:
    ///   - items: one text for each row.
    ///   - row: makes the widget of a row from its text; nil shows the text itself.
    public init(items: [String], row: (@MainActor (String) -> Widget)? = nil) {
        let model = withArrayOfCStrings(items) { gtk_string_list_new($0) }
        // gtk_drop_down_new consumes the model; GtkStringList does not float.
        super.init(sinking: gtk_drop_down_new(model, nil))
        if let row {
            let factory = ListItemFactory(row: row)
            gtk_drop_down_set_factory(opaque, factory.opaque)
        }
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
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
}
