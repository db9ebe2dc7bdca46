import CGtk

/// Closures that see every widget as it comes on screen, before the frame that shows it is drawn: for what a
/// change leaves to be done to hidden widgets (an emission hook on `map`).
@MainActor
enum MapWatch {
    typealias Handler = @MainActor (UnsafeMutablePointer<GtkWidget>) -> Void

    private static var handlers: [Handler] = []

    /// Adds one for good. It runs for every widget that is shown from now on, so it has to be quick.
    static func add(_ handler: @escaping Handler) {
        handlers.append(handler)
        guard handlers.count == 1 else { return }
        // The signal exists only once its class does.
        g_type_class_unref(g_type_class_ref(gtk_widget_get_type()))
        g_signal_add_emission_hook(
            g_signal_lookup("map", gtk_widget_get_type()),
            0,
            { _, count, values, _ in
                guard count > 0, let values, let instance = g_value_peek_pointer(values) else { return 1 }
                let emission = Emission(widget: instance.assumingMemoryBound(to: GtkWidget.self))
                MainActor.assumeIsolated { for handler in MapWatch.handlers { handler(emission.widget) } }
                return 1
            },
            nil,
            nil
        )
    }

    /// Carries one emission past a compiler that cannot know that GTK emits on the main thread.
    private struct Emission: @unchecked Sendable {
        let widget: UnsafeMutablePointer<GtkWidget>
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Whether the widget is of a class or of one that descends from it (`g_type_check_instance_is_a`).
    func isOf(_ type: GType) -> Bool {
        let instance = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)
        return g_type_check_instance_is_a(instance, type) != 0
    }
}
