import CGtk

/// A bubble over a window, such as a menu (`GtkPopover`).
public final class Popover: Widget {
    public override class var gtkTypeName: String { "GtkPopover" }

    /// Closes it (`gtk_popover_popdown`).
    public func dismiss() {
        gtk_popover_popdown(typed())
    }
}
