import CGtk

/// Widgets in a row or a column (`GtkBox`).
public final class Box: Widget {
    public override class var gtkTypeName: String { "GtkBox" }

    /// - Parameter spacing: the room between two children, in application pixels.
    public init(_ orientation: Orientation, spacing: Int32 = 0) {
        super.init(sinking: gtk_box_new(orientation.cValue, spacing))
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Whether all children get the same room (`gtk_box_set_homogeneous`).
    public var isHomogeneous: Bool {
        get { gtk_box_get_homogeneous(typed()) != 0 }
        set { gtk_box_set_homogeneous(typed(), newValue ? 1 : 0) }
    }

    /// Adds widgets after the ones that are there.
    public func append(_ children: Widget...) {
        for child in children { gtk_box_append(typed(), child.widget) }
    }

    /// Takes a child out (`gtk_box_remove`).
    public func remove(_ child: Widget) {
        guard child.parent == self else { return }
        gtk_box_remove(typed(), child.widget)
    }
}
