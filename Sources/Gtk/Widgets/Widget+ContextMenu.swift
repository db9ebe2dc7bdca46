import CGtk

extension Widget {
    /// Drops the menus that texts have made for themselves (Cut, Copy, Paste, …), so that they are made anew, in
    /// GTK's language of that moment, when they are opened next. Entries that an app has added stay. A menu that
    /// is open closes. Texts that are hidden drop theirs when they come on screen.
    public static func dropContextMenus() {
        for window in Window.all { window.visitMapped(ContextMenus.drop) }
        ContextMenus.watch()
    }
}

@MainActor
private enum ContextMenus {
    private static var isWatching = false

    static func watch() {
        guard !isWatching else { return }
        isWatching = true
        MapWatch.add(drop)
    }

    static func drop(of widget: UnsafeMutablePointer<GtkWidget>) {
        // The menu is a child of the text, made when it is first opened: most texts have none to drop.
        guard gtk_widget_get_first_child(widget) != nil,
            widget.isOf(gtk_text_get_type()) || widget.isOf(gtk_text_view_get_type())
                || widget.isOf(gtk_label_get_type())
        else { return }
        let text = Widget(borrowing: ObjectReference(widget))
        // A text drops its menu when it is given another one to add to it.
        let own = text.object(property: "extra-menu")
        setExtraMenu(of: text, to: Menu())
        setExtraMenu(of: text, to: own)
    }

    private static func setExtraMenu(of text: Widget, to menu: Object?) {
        var value = GValue()
        g_value_init(&value, g_menu_model_get_type())
        g_value_set_object(&value, menu?.pointer)
        g_object_set_property(text.typed(), "extra-menu", &value)
        g_value_unset(&value)
    }
}
