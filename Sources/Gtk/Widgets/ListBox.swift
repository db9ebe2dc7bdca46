import CGtk

/// Rows below each other, one of which can be chosen (`GtkListBox`).
public final class ListBox: Widget {
    public override class var gtkTypeName: String { "GtkListBox" }

    public init() {
        super.init(sinking: gtk_list_box_new())
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Adds a row after the ones that are there; a widget that is no row is put into one.
    public func append(_ child: Widget) {
        gtk_list_box_append(opaque, child.widget)
    }

    /// Whether the person can choose a row.
    public var isSelectable: Bool {
        get { gtk_list_box_get_selection_mode(opaque) != GTK_SELECTION_NONE }
        set { gtk_list_box_set_selection_mode(opaque, newValue ? GTK_SELECTION_SINGLE : GTK_SELECTION_NONE) }
    }

    /// The place of the chosen row; nil where none is.
    public var selectedIndex: Int32? {
        get { gtk_list_box_get_selected_row(opaque).map { gtk_list_box_row_get_index($0) } }
        set {
            gtk_list_box_select_row(opaque, newValue.flatMap { gtk_list_box_get_row_at_index(opaque, $0) })
        }
    }
}
