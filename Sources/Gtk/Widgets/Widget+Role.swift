import CGtk

extension Widget {
    /// What the widget is to assistive technology, such as `button` or `text-box`
    /// (`gtk_accessible_get_accessible_role`).
    public var role: String {
        let role = gtk_accessible_get_accessible_role(opaque)
        guard let type = g_type_class_ref(gtk_accessible_role_get_type()) else { return "" }
        defer { g_type_class_unref(type) }
        let value = g_enum_get_value(type.assumingMemoryBound(to: GEnumClass.self), gint(role.rawValue))
        return value.map { String(cString: $0.pointee.value_nick) } ?? ""
    }
}
