import CGtk

/// A box to tick (`GtkCheckButton`).
public final class CheckButton: Widget {
    public override class var gtkTypeName: String { "GtkCheckButton" }

    public init(_ label: String = "") {
        super.init(sinking: gtk_check_button_new_with_label(label))
        offerActivation()
    }

    /// A button that is one of several to choose from, to assistive technology; GTK draws it so where it asks for
    /// an action with a value.
    public init(choice label: String) {
        super.init(sinking: cgtk_widget_new(gtk_check_button_get_type(), GTK_ACCESSIBLE_ROLE_RADIO))
        gtk_check_button_set_label(typed(), label)
        offerActivation()
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Whether the box is ticked.
    public var isActive: Bool {
        get { gtk_check_button_get_active(typed()) != 0 }
        set { gtk_check_button_set_active(typed(), newValue ? 1 : 0) }
    }
}
