import CGtk

/// A push button (`GtkButton`).
public class Button: Widget {
    public override class var gtkTypeName: String { "GtkButton" }

    public init(_ label: String = "") {
        super.init(sinking: gtk_button_new_with_label(label))
    }

    /// A button that shows an icon of the icon theme (`gtk_button_new_from_icon_name`).
    public init(iconName: String) {
        super.init(sinking: gtk_button_new_from_icon_name(iconName))
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Shows a widget in place of a text (`gtk_button_set_child`).
    public func setContent(_ content: Widget) {
        gtk_button_set_child(typed(), content.widget)
    }

    init(sinkingButton pointer: UnsafeMutablePointer<GtkWidget>) {
        super.init(sinking: pointer)
    }

    /// The text on the button.
    public var label: String? {
        get { gtk_button_get_label(typed()).map { String(cString: $0) } }
        set { gtk_button_set_label(typed(), newValue ?? "") }
    }

    /// Presses the button as the person would.
    public func click() {
        emit("clicked")
    }

    /// Called when the person presses the button.
    public func onClick(_ handler: @escaping @MainActor () -> Void) {
        connect("clicked", handler: handler)
    }
}

/// A button that stays pressed (`GtkToggleButton`).
public final class ToggleButton: Button {
    public override class var gtkTypeName: String { "GtkToggleButton" }

    public override init(_ label: String = "") {
        super.init(sinkingButton: gtk_toggle_button_new_with_label(label))
    }

    /// A button that shows a widget in place of a text.
    public init(_ content: Widget) {
        super.init(sinkingButton: gtk_toggle_button_new())
        setContent(content)
    }

    /// A button that is one of a row of tabs to assistive technology.
    public init(tab content: Widget) {
        super.init(sinkingButton: cgtk_widget_new(gtk_toggle_button_get_type(), GTK_ACCESSIBLE_ROLE_TAB))
        setContent(content)
        let this = WeakReference(self)
        connect("toggled") {
            if let tab = this.target { cgtk_accessible_set_selected(tab.opaque, tab.isActive ? 1 : 0) }
        }
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Whether the button is pressed in.
    public var isActive: Bool {
        get { gtk_toggle_button_get_active(typed()) != 0 }
        set { gtk_toggle_button_set_active(typed(), newValue ? 1 : 0) }
    }

    /// Joins another button's group, of which one is pressed in at a time.
    public func join(_ other: ToggleButton) {
        gtk_toggle_button_set_group(typed(), other.typed())
    }

    /// Called when the button goes in or out, with whether it is in.
    public func onToggle(_ handler: @escaping @MainActor (Bool) -> Void) {
        let this = WeakReference(self)
        connect("toggled") { if let button = this.target { handler(button.isActive) } }
    }
}
