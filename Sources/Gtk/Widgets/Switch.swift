import CGtk

/// An on-off switch (`GtkSwitch`).
public final class Switch: Widget {
    public override class var gtkTypeName: String { "GtkSwitch" }

    public init() {
        super.init(sinking: gtk_switch_new())
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Whether the switch is on.
    public var isActive: Bool {
        get { gtk_switch_get_active(opaque) != 0 }
        set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
    }
}
