import CGtk

/// A GObject's address, for the initializers that subclasses outside this module inherit; opaque to them.
@MainActor
public struct ObjectReference {
    package let pointer: UnsafeMutableRawPointer

    package init(_ pointer: some UnsafeAddress) {
        self.pointer = pointer.rawAddress
    }
}

/// A strong reference to a GObject.
///
/// A wrapper has no state of its own: two wrappers of one object are equal, and dropping one drops one
/// reference, nothing more. Main thread only.
@MainActor
open class Object {
    /// The instance; valid as long as this wrapper.
    ///
    /// Take it only from a wrapper that has a name: Swift keeps a named value through the C call its pointer is
    /// given to, but may release a temporary before.
    package nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

    /// Takes over a floating reference, as `gtk_…_new` of a widget returns it (`g_object_ref_sink`).
    package init(sinking pointer: some UnsafeAddress) {
        MainThread.remember()
        self.pointer = pointer.rawAddress
        g_object_ref_sink(self.pointer)
    }

    /// Takes over a full reference, as constructors of objects that do not float return it.
    package init(adopting pointer: some UnsafeAddress) {
        MainThread.remember()
        self.pointer = pointer.rawAddress
    }

    /// Adds a reference to an object that somebody else owns (`g_object_ref`).
    public required init(borrowing reference: ObjectReference) {
        MainThread.remember()
        pointer = reference.pointer
        g_object_ref(pointer)
    }

    // An isolated one asks the runtime for the executor, which costs more than all else that a wrapper does.
    deinit {
        if MainThread.isCurrent {
            g_object_unref(pointer)
        } else {
            g_idle_add_full(G_PRIORITY_DEFAULT, releaseOnce, pointer, nil)
        }
    }

    /// The object, for what takes it without a wrapper; valid as long as this wrapper.
    public var reference: ObjectReference { ObjectReference(pointer) }

    /// The registered name of the class that the wrapper stands for, such as `GtkLabel`.
    open class var gtkTypeName: String { "GObject" }

    /// The name of the object's class, such as `GtkLabel` (`g_type_name`).
    public var typeName: String {
        String(cString: g_type_name(cgtk_object_type(pointer)))
    }

    /// Whether the object's class is, or descends from, the named one (`g_type_is_a`).
    public func isA(_ typeName: String) -> Bool { objectClass.isA(typeName) }

    /// Whether the object is a widget (`GTK_IS_WIDGET`).
    public var isWidget: Bool { cgtk_is_widget(pointer) != 0 }

    /// The object under the wrapper class its own class allows, or nil when it is of another class.
    public func cast<Wrapper: Object>(to wrapper: Wrapper.Type) -> Wrapper? {
        isA(Wrapper.gtkTypeName) ? Wrapper(borrowing: ObjectReference(pointer)) : nil
    }

    /// The instance as a C type that Swift knows the layout of.
    package func typed<Instance>(_: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        pointer.assumingMemoryBound(to: Instance.self)
    }

    /// The instance as a C type that Swift does not know the layout of.
    package var opaque: OpaquePointer { OpaquePointer(pointer) }
}

extension Object: @preconcurrency Hashable {
    /// Whether both are references to the same GObject.
    public static func == (lhs: Object, rhs: Object) -> Bool { lhs.pointer == rhs.pointer }

    public func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}

private let releaseOnce: GSourceFunc = { pointer in
    g_object_unref(pointer)
    return 0
}

/// The forms in which C's instance pointers come to Swift.
package protocol UnsafeAddress {
    var rawAddress: UnsafeMutableRawPointer { get }
}

extension UnsafeMutableRawPointer: UnsafeAddress {
    package var rawAddress: UnsafeMutableRawPointer { self }
}

extension UnsafeMutablePointer: UnsafeAddress {
    package var rawAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: UnsafeAddress {
    package var rawAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}
