import CGtk

/// A class of GObjects, told from others without comparing names (`GType`).
public struct ObjectClass: Hashable, Sendable {
    private let type: GType

    fileprivate init(_ type: GType) {
        self.type = type
    }

    /// The name, such as `GtkLabel` (`g_type_name`).
    public var name: String { String(cString: g_type_name(type)) }

    /// Whether it is, or descends from, the named class or interface (`g_type_is_a`). Names are looked up:
    /// where many objects are asked, keep the answer for the class.
    public func isA(_ name: String) -> Bool {
        let other = g_type_from_name(name)
        return other != 0 && g_type_is_a(type, other) != 0
    }
}

extension Object {
    /// The object's own class.
    public var objectClass: ObjectClass { ObjectClass(cgtk_object_type(pointer)) }
}
