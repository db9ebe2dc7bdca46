import CGtk

/// The value of a property of any type, to be compared and put back (`GValue`).
@MainActor
public final class PropertyValue {
    fileprivate let storage = UnsafeMutablePointer<GValue>.allocate(capacity: 1)

    fileprivate init(of type: GType) {
        storage.initialize(to: GValue())
        g_value_init(storage, type)
    }

    isolated deinit {
        g_value_unset(storage)
        storage.deallocate()
    }
}

extension Object {
    /// The value of a property (`g_object_get_property`); nil where there is none such to read.
    public func value(of property: String) -> PropertyValue? {
        guard let specification = specification(property, G_PARAM_READABLE) else { return nil }
        let value = PropertyValue(of: specification.pointee.value_type)
        g_object_get_property(typed(), property, value.storage)
        return value
    }

    /// Sets a property to a value that was read, where it is another one now (`g_object_set_property`).
    ///
    /// Nothing happens, and no handler runs, where the value is the same or the property of another type.
    public func set(_ property: String, to value: PropertyValue) {
        guard let specification = specification(property, G_PARAM_WRITABLE),
            cgtk_value_holds(value.storage, specification.pointee.value_type) != 0
        else { return }
        if let now = self.value(of: property),
            g_param_values_cmp(specification, now.storage, value.storage) == 0
        {
            return
        }
        g_object_set_property(typed(), property, value.storage)
    }

    private func specification(_ property: String, _ flag: GParamFlags) -> UnsafeMutablePointer<GParamSpec>? {
        guard let found = g_object_class_find_property(cgtk_object_class(pointer), property),
            found.pointee.flags.rawValue & flag.rawValue != 0
        else { return nil }
        return found
    }
}
