import CGtk

/// The name under which a Swift object is kept on a GObject (a `GQuark`).
public struct AttachmentKey: Sendable {
    let quark: GQuark

    public init(_ name: String) {
        quark = g_quark_from_string(name)
    }
}

extension Object {
    /// Keeps a Swift object on this GObject, which releases it when it ends or when another takes its place
    /// (`g_object_set_qdata_full`). Nil removes what is kept.
    ///
    /// The value must not own a wrapper of this object, or both live for ever: use ``WeakReference``.
    public func attach(_ value: AnyObject?, for key: AttachmentKey) {
        guard let value else {
            g_object_set_qdata(typed(), key.quark, nil)
            return
        }
        g_object_set_qdata_full(typed(), key.quark, Unmanaged.passRetained(value).toOpaque(), release)
    }

    /// The Swift object kept under a key (`g_object_get_qdata`).
    public func attachment(for key: AttachmentKey) -> AnyObject? {
        valueKept(on: pointer, for: key)?.takeUnretainedValue()
    }
}

/// Not a closure of the main actor, which would ask at each call which thread it is on.
private let release: GDestroyNotify = { data in
    guard let data else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
}

/// What an instance keeps under a key, without a wrapper around the instance (`g_object_get_qdata`).
@MainActor
func valueKept(on instance: some UnsafeAddress, for key: AttachmentKey) -> Unmanaged<AnyObject>? {
    let object = instance.rawAddress.assumingMemoryBound(to: GObject.self)
    guard let kept = g_object_get_qdata(object, key.quark) else { return nil }
    return Unmanaged.fromOpaque(kept)
}
