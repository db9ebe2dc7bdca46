import CGtk

/// A line between two things (`GtkSeparator`).
public final class Separator: Widget {
    public override class var gtkTypeName: String { "GtkSeparator" }

    public init(_ orientation: Orientation = .horizontal) {
        super.init(sinking: gtk_separator_new(orientation.cValue))
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }
}
