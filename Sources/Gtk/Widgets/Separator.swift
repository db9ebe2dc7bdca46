import CGtk

/// A line between two things (`GtkSeparator`).
public final class Separator: Widget, NamedType {
    public static let gtkTypeName = "GtkSeparator"

    public init(_ orientation: Orientation = .horizontal) {
        super.init(sinking: gtk_separator_new(orientation.cValue))
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }
}
