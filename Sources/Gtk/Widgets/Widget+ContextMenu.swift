import CGtk

extension Widget {
    /// Drops the menus that texts below this widget have made for themselves (Cut, Copy, Paste, …), so that they
    /// are made anew, in GTK's language of that moment, when they are opened next. Entries that an app has added
    /// stay. A menu that is open closes.
    public func dropContextMenus() {
        visitAll { widget in
            // The menu is a child of the text, made when it is first opened: most texts have none to drop.
            guard gtk_widget_get_first_child(widget) != nil,
                widget.isOf(gtk_text_get_type()) || widget.isOf(gtk_text_view_get_type())
                    || widget.isOf(gtk_label_get_type())
            else { return }
            Widget(borrowing: ObjectReference(widget)).dropContextMenu()
        }
    }

    /// A text drops its menu when it is given another one to add to it.
    private func dropContextMenu() {
        let own = object(property: "extra-menu")
        setExtraMenu(Menu())
        setExtraMenu(own)
    }

    private func setExtraMenu(_ menu: Object?) {
        var value = GValue()
        g_value_init(&value, g_menu_model_get_type())
        g_value_set_object(&value, menu?.pointer)
        g_object_set_property(typed(), "extra-menu", &value)
        g_value_unset(&value)
    }
}
