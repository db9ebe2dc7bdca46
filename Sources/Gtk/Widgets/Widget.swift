import CGtk

/// Anything that can stand in a window (`GtkWidget`).
open class Widget: Object {
    open override class var gtkTypeName: String { "GtkWidget" }

    /// The instance as the C type that most of GTK's functions take.
    package var widget: UnsafeMutablePointer<GtkWidget> { typed() }

    /// Whether the widget is shown, or would be if its parents are (`gtk_widget_set_visible`).
    public var isVisible: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
    }

    /// Whether the widget is on screen now, all its parents being shown (`gtk_widget_get_mapped`).
    public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

    /// Whether the person can use the widget (`gtk_widget_set_sensitive`).
    public var isSensitive: Bool {
        get { gtk_widget_get_sensitive(widget) != 0 }
        set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
    }

    /// The name that style sheets and tests find the widget by; the class name where none was given
    /// (`gtk_widget_set_name`).
    public var name: String {
        get { String(cString: gtk_widget_get_name(widget)) }
        set { gtk_widget_set_name(widget, newValue) }
    }

    /// The name the widget was given; nil where it goes by its class's.
    public var ownName: String? {
        guard let name = gtk_widget_get_name(widget), let type = g_type_name(cgtk_object_type(pointer)),
            strcmp(name, type) != 0
        else { return nil }
        return String(cString: name)
    }

    /// The text of the hint that shows while the pointer rests on the widget.
    public var tooltip: String? {
        get { text(property: "tooltip-text") }
        set { gtk_widget_set_tooltip_text(widget, newValue) }
    }

    /// Adds a style class, such as `title-1` (`gtk_widget_add_css_class`).
    public func addStyleClass(_ name: String) {
        gtk_widget_add_css_class(widget, name)
    }

    /// Whether the widget has a style class (`gtk_widget_has_css_class`).
    public func hasStyleClass(_ name: String) -> Bool {
        gtk_widget_has_css_class(widget, name) != 0
    }

    /// Gives the widget the keyboard focus; false where it cannot take it (`gtk_widget_grab_focus`).
    @discardableResult
    public func grabFocus() -> Bool {
        gtk_widget_grab_focus(widget) != 0
    }

    /// Gives the keyboard focus to the first widget at or below this one that takes it; false where none does
    /// (`gtk_widget_child_focus`).
    @discardableResult
    public func focusFirst() -> Bool {
        gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
    }

    /// Presses a button, moves into an entry: what the keyboard's mnemonic would do
    /// (`gtk_widget_activate`).
    @discardableResult
    public func activate() -> Bool {
        gtk_widget_activate(widget) != 0
    }
}
