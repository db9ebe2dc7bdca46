import CGtk

/// The values a signal came with, the emitter left out.
@MainActor
public struct SignalArguments {
    private let values: UnsafeBufferPointer<GValue>

    init(_ values: UnsafeBufferPointer<GValue>) {
        self.values = values
    }

    /// The object at a place, or nil when there is none or it is no object.
    public func object(at index: Int) -> Object? {
        guard let value = value(at: index), cgtk_value_holds(value, cgtk_type_object()) != 0,
            let pointer = g_value_get_object(value)
        else { return nil }
        return Object(borrowing: ObjectReference(pointer))
    }

    /// The whole number at a place, or nil when there is none such.
    public func integer(at index: Int) -> Int? {
        guard let value = value(at: index), cgtk_value_holds(value, cgtk_type_int()) != 0 else { return nil }
        return Int(g_value_get_int(value))
    }

    /// The place in a list at a place among the values, or nil when there is none such.
    public func unsigned(at index: Int) -> Int? {
        guard let value = value(at: index), cgtk_value_holds(value, cgtk_type_uint()) != 0 else { return nil }
        return Int(g_value_get_uint(value))
    }

    /// The text of the variant at a place, or nil when there is none such.
    public func string(at index: Int) -> String? {
        guard let value = value(at: index), cgtk_value_holds(value, cgtk_type_variant()) != 0,
            let variant = g_value_get_variant(value),
            g_variant_is_of_type(variant, cgtk_variant_type_string()) != 0
        else { return nil }
        return g_variant_get_string(variant, nil).map { String(cString: $0) }
    }

    /// The C value at a place, or nil when there is none.
    private func value(at index: Int) -> UnsafePointer<GValue>? {
        guard values.indices.contains(index + 1) else { return nil }
        return values.baseAddress.map { $0 + index + 1 }
    }
}

/// A handler's place on a signal; it stays connected until ``disconnect()`` or the object's end.
@MainActor
public struct SignalConnection {
    private let object: WeakReference<Object>
    private let id: gulong

    init(object: Object, id: gulong) {
        self.object = WeakReference(object)
        self.id = id
    }

    /// Removes the handler and releases what it captured; a second call does nothing
    /// (`g_signal_handler_disconnect`).
    public func disconnect() {
        guard let object = object.target, g_signal_handler_is_connected(object.pointer, id) != 0 else {
            return
        }
        g_signal_handler_disconnect(object.pointer, id)
    }
}

/// A handler's place on a signal that is given up with the last reference to this.
@MainActor
public final class ScopedConnection {
    private let connection: SignalConnection

    public init(_ connection: SignalConnection) {
        self.connection = connection
    }

    isolated deinit { connection.disconnect() }
}

extension Object {
    /// Calls a closure whenever the object emits a signal (`g_signal_connect_closure`).
    ///
    /// The object owns the closure: capture its wrapper weakly (``WeakReference``), or use the arguments.
    /// For a signal that wants a boolean, `true` says that it is handled; other signals ignore the result.
    @discardableResult
    public func connect(
        _ signal: String,
        handler: @escaping @MainActor (SignalArguments) -> Bool
    ) -> SignalConnection {
        let box = Unmanaged.passRetained(HandlerBox(handler)).toOpaque()
        let closure = cgtk_closure_new(box, marshal) { data, _ in
            guard let data else { return }
            Unmanaged<HandlerBox>.fromOpaque(data).release()
        }
        return SignalConnection(
            object: self,
            id: g_signal_connect_closure(pointer, signal, closure, 0)
        )
    }

    /// Emits a signal that carries nothing, as its source would (`g_signal_emitv`).
    public func emit(_ signal: String) {
        var instance = GValue()
        g_value_init(&instance, cgtk_object_type(pointer))
        g_value_set_object(&instance, pointer)
        g_signal_emitv(&instance, g_signal_lookup(signal, cgtk_object_type(pointer)), 0, nil)
        g_value_unset(&instance)
    }

    /// Ends the emission of a signal that is under way: handlers connected later do not hear it
    /// (`g_signal_stop_emission_by_name`).
    public func stopEmission(of signal: String) {
        g_signal_stop_emission_by_name(pointer, signal)
    }

    /// Calls a closure whenever the object emits a signal that takes no answer.
    @discardableResult
    public func connect(_ signal: String, handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect(signal) { _ in
            handler()
            return false
        }
    }
}

private final class HandlerBox {
    let handler: @MainActor (SignalArguments) -> Bool

    init(_ handler: @escaping @MainActor (SignalArguments) -> Bool) {
        self.handler = handler
    }
}

/// The C values of one emission. They never leave the main thread: the box only carries them past a
/// compiler that cannot know that GTK emits there.
private struct Emission: @unchecked Sendable {
    let result: UnsafeMutablePointer<GValue>?
    let values: UnsafeBufferPointer<GValue>
    let handler: HandlerBox
}

/// The one trampoline, for every signature, so that none can have the wrong arity.
private let marshal: GClosureMarshal = { _, result, count, values, _, data in
    guard let data else { return }
    let emission = Emission(
        result: result,
        values: UnsafeBufferPointer(start: values, count: Int(count)),
        handler: Unmanaged<HandlerBox>.fromOpaque(data).takeUnretainedValue()
    )
    MainActor.assumeIsolated {
        let handled = emission.handler.handler(SignalArguments(emission.values))
        if let result = emission.result, cgtk_value_holds(result, cgtk_type_boolean()) != 0 {
            g_value_set_boolean(result, handled ? 1 : 0)
        }
    }
}
