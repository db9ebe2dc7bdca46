import CGtk
import Glibc

/// The message bus of the person's session (D-Bus), which need not be there.
@MainActor
enum SessionBus {
    /// Has GTK do without what only works over the bus, where there is none. Call it before GTK is started.
    ///
    /// Assistive technology is reached over the bus. GTK 4.8 looks for it all the same and warns at each start.
    static func adapt() {
        if !isReachable { setenv("GTK_A11Y", "none", 0) }
    }

    private static let isReachable: Bool = {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
        g_object_unref(UnsafeMutableRawPointer(bus))
        return true
    }()
}
