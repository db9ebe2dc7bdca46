import CGtk

/// A button that opens a menu (`GtkMenuButton`).
public final class MenuButton: Widget {
    public override class var gtkTypeName: String { "GtkMenuButton" }

    /// - Parameters:
    ///   - iconName: the icon's name in the icon theme.
    ///   - isPrimary: whether it is the window's main menu, which F10 opens.
    public init(iconName: String, menu: Menu, isPrimary: Bool = false) {
        super.init(sinking: gtk_menu_button_new())
        gtk_menu_button_set_icon_name(opaque, iconName)
        gtk_menu_button_set_menu_model(opaque, menu.typed())
        gtk_menu_button_set_primary(opaque, isPrimary ? 1 : 0)
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// What the button opens.
    public var popover: Widget? {
        gtk_menu_button_get_popover(opaque).map { Widget(borrowing: ObjectReference($0)) }
    }

    /// Opens the menu.
    public func open() {
        gtk_menu_button_popup(opaque)
    }

    /// Closes the menu.
    public func dismiss() {
        gtk_menu_button_popdown(opaque)
    }
}
