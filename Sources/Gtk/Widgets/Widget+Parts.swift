import CGtk

extension Widget {
    /// Calls a closure for every widget on screen whose class has one of some names, now, and from now on for
    /// each that comes on screen, before the frame that shows it is drawn.
    ///
    /// - Returns: a closure that calls it again for those that are on screen when that is called.
    public static func watch(
        classes: Set<String>,
        _ handler: @escaping @MainActor (Widget) -> Void
    ) -> @MainActor () -> Void {
        let filter = ClassFilter(names: classes)
        let visit: MapWatch.Handler = { widget in
            if filter.accepts(widget) { handler(Widget(borrowing: ObjectReference(widget))) }
        }
        MapWatch.add(visit)
        let visitAll: @MainActor () -> Void = {
            for window in Window.all { window.visitMapped(visit) }
        }
        visitAll()
        return visitAll
    }
}

/// Knows widgets by the names of their classes, and compares each name once.
@MainActor
private final class ClassFilter {
    private let names: Set<String>
    private var known: [GType: Bool] = [:]

    init(names: Set<String>) {
        self.names = names
    }

    func accepts(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        let type = cgtk_object_type(widget)
        if let answer = known[type] { return answer }
        let answer = names.contains(String(cString: g_type_name(type)))
        known[type] = answer
        return answer
    }
}
