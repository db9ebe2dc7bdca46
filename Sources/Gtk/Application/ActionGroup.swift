import CGtk

/// Actions by name, which menus, shortcuts and buttons of the widgets below one can ask for
/// (`GSimpleActionGroup`).
public final class ActionGroup: Object {
    public override class var gtkTypeName: String { "GSimpleActionGroup" }

    public init() {
        super.init(adopting: g_simple_action_group_new())
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Adds an action. The group keeps the closure.
    public func add(_ name: String, _ action: @escaping @MainActor () -> Void) {
        let entry = Object(adopting: g_simple_action_new(name, nil))
        entry.connect("activate", handler: action)
        g_action_map_add_action(opaque, entry.opaque)
    }

    /// Adds an action that is one of several values at a time, such as a row of buttons of which one is pressed
    /// in. The group keeps the closure, which is called with the value the person asks for and says whether the
    /// action has that value from now on.
    public func add(_ name: String, value: String, _ change: @escaping @MainActor (String) -> Bool) {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        let entry = Object(adopting: g_simple_action_new_stateful(name, type, g_variant_new_string(value)))
        let action = WeakReference(entry)
        entry.connect("change-state") { arguments in
            guard let value = arguments.string(at: 0), change(value), let entry = action.target else {
                return false
            }
            g_simple_action_set_state(entry.opaque, g_variant_new_string(value))
            return true
        }
        g_action_map_add_action(opaque, entry.opaque)
    }
}

extension Widget {
    /// Makes a group's actions known here and below, as `prefix.name` (`gtk_widget_insert_action_group`).
    public func insert(_ group: ActionGroup, prefix: String) {
        gtk_widget_insert_action_group(widget, prefix, group.opaque)
    }

    /// Makes a button ask for an action by its full name; with a value, it is pressed in while the action has
    /// this value (`gtk_actionable_set_action_name`). Nothing happens where the widget is no such button.
    public func setAction(_ name: String, value: String? = nil) {
        guard isA("GtkActionable") else { return }
        // The value first: the name connects the button to the action.
        if let value { gtk_actionable_set_action_target_value(opaque, g_variant_new_string(value)) }
        gtk_actionable_set_action_name(opaque, name)
    }

    /// Asks for an action by its full name, as a shortcut does; false where there is none such
    /// (`gtk_widget_activate_action_variant`).
    @discardableResult
    public func activateAction(_ name: String) -> Bool {
        gtk_widget_activate_action_variant(widget, name, nil) != 0
    }
}
