import CGtk

/// A reference that does not keep its object alive, for closures and for what an object itself owns
/// (`GWeakRef`).
///
/// Swift's own `weak` would watch the wrapper, which comes and goes; this watches the GObject.
@MainActor
public final class WeakReference<Target: Object> {
    // GLib keeps the address, so the reference must not move.
    private let storage = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

    public init(_ target: Target) {
        storage.initialize(to: GWeakRef())
        g_weak_ref_init(storage, target.pointer)
    }

    isolated deinit {
        g_weak_ref_clear(storage)
        storage.deallocate()
    }

    /// The object, as long as it lives (`g_weak_ref_get`).
    public var target: Target? {
        guard let pointer = g_weak_ref_get(storage) else { return nil }
        // g_weak_ref_get has already added the reference that the wrapper will drop.
        defer { g_object_unref(pointer) }
        return Target(borrowing: ObjectReference(pointer))
    }
}
