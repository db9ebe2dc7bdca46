import CGtk

extension Object {
    /// Whether the object's class has a property of this name that takes a string and can be written
    /// (`g_object_class_find_property`).
    public func hasTextProperty(_ name: String) -> Bool {
        if isLabelText(name) { return true }
        guard let specification = g_object_class_find_property(cgtk_object_class(pointer), name) else {
            return false
        }
        let writable = specification.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0
        return writable && specification.pointee.value_type == cgtk_type_string()
    }

    /// Sets a string property by name (`g_object_set_property`); GLib warns where there is none such.
    public func setText(_ text: String, property name: String) {
        if isLabelText(name) { return setLabel(opaque, text) }
        var value = GValue()
        g_value_init(&value, cgtk_type_string())
        text.withCString {
            g_value_set_static_string(&value, $0)
            g_object_set_property(typed(), name, &value)
        }
        g_value_unset(&value)
    }

    /// Sets a boolean property by name (`g_object_set_property`); GLib warns where there is none such.
    public func setBoolean(_ isTrue: Bool, property name: String) {
        var value = GValue()
        g_value_init(&value, cgtk_type_boolean())
        g_value_set_boolean(&value, isTrue ? 1 : 0)
        g_object_set_property(typed(), name, &value)
        g_value_unset(&value)
    }

    /// Sets an integer property by name (`g_object_set_property`); GLib warns where there is none such.
    public func setInteger(_ number: Int32, property name: String) {
        var value = GValue()
        g_value_init(&value, cgtk_type_int())
        g_value_set_int(&value, number)
        g_object_set_property(typed(), name, &value)
        g_value_unset(&value)
    }

    /// Reads a boolean property by name (`g_object_get_property`); nil where it is not one.
    public func boolean(property name: String) -> Bool? {
        read(name, of: cgtk_type_boolean()) { g_value_get_boolean(&$0) != 0 }
    }

    /// Reads a string property by name (`g_object_get_property`); nil where it is unset or not a string.
    public func text(property name: String) -> String? {
        read(name, of: cgtk_type_string()) { g_value_get_string(&$0).map { String(cString: $0) } } ?? nil
    }

    /// Reads an object property by name (`g_object_get_property`); nil where it is unset or no object.
    public func object(property name: String) -> Object? {
        guard let specification = g_object_class_find_property(cgtk_object_class(pointer), name),
            g_type_is_a(specification.pointee.value_type, cgtk_type_object()) != 0
        else { return nil }
        return read(name, of: specification.pointee.value_type) { value in
            g_value_get_object(&value).map { Object(borrowing: ObjectReference($0)) }
        } ?? nil
    }

    /// Whether a property takes Pango's markup: one whose name says so, or a label whose `use-markup` is set.
    public func takesMarkup(property name: String) -> Bool {
        if isLabelText(name) { return gtk_label_get_use_markup(opaque) != 0 }
        return name.hasSuffix("-markup") || name == "label" && boolean(property: "use-markup") == true
    }

    /// Whether a property is the text of a `GtkLabel`, which is most of what an app shows: GTK's own functions
    /// reach it at half the price.
    private func isLabelText(_ name: String) -> Bool {
        name == "label" && cgtk_is_label(pointer) != 0
    }

    private func read<Result>(_ name: String, of type: GType, _ get: (inout GValue) -> Result) -> Result? {
        guard let specification = g_object_class_find_property(cgtk_object_class(pointer), name),
            specification.pointee.value_type == type,
            specification.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0
        else { return nil }
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        g_object_get_property(typed(), name, &value)
        return get(&value)
    }
}

extension ObjectReference {
    /// Sets the text of a `GtkLabel` that shows it as it is; false, and nothing happens, where the object is
    /// another or takes the text as markup (`gtk_label_set_label`).
    public func setPlainLabel(_ text: String) -> Bool {
        let label = OpaquePointer(pointer)
        guard cgtk_is_label(pointer) != 0, gtk_label_get_use_markup(label) == 0 else { return false }
        setLabel(label, text)
        return true
    }
}

/// Outside the main actor, whose closures ask at each call which thread they are on.
private func setLabel(_ label: OpaquePointer, _ text: String) {
    text.withCString { gtk_label_set_label(label, $0) }
}
