import CGtk

/// A line to type into (`GtkEntry`).
public final class Entry: Widget {
    public override class var gtkTypeName: String { "GtkEntry" }

    public init() {
        super.init(sinking: gtk_entry_new())
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// What has been typed.
    public var text: String {
        get { String(cString: gtk_editable_get_text(opaque)) }
        set { gtk_editable_set_text(opaque, newValue) }
    }

    /// What an empty entry says it is for.
    public var placeholder: String? {
        get { gtk_entry_get_placeholder_text(typed()).map { String(cString: $0) } }
        set { gtk_entry_set_placeholder_text(typed(), newValue) }
    }

    /// Called when the person presses Enter in the entry.
    public func onActivate(_ handler: @escaping @MainActor () -> Void) {
        connect("activate", handler: handler)
    }
}

extension Widget {
    /// The selected characters of a widget one types into, as offsets from the start of its text; an empty
    /// range stands for the cursor. Nil where the widget is not such a one (`GtkEditable`).
    public var selection: Range<Int32>? {
        guard isA("GtkEditable") else { return nil }
        var start: Int32 = 0
        var end: Int32 = 0
        guard gtk_editable_get_selection_bounds(opaque, &start, &end) != 0 else {
            let cursor = gtk_editable_get_position(opaque)
            return cursor..<cursor
        }
        return start..<end
    }

    /// Selects characters, or sets the cursor with an empty range (`gtk_editable_select_region`).
    public func select(_ range: Range<Int32>) {
        guard isA("GtkEditable") else { return }
        gtk_editable_select_region(opaque, range.lowerBound, range.upperBound)
    }

    /// The text of a widget one types into; nil where the widget is not such a one.
    public var editableText: String? {
        get { isA("GtkEditable") ? String(cString: gtk_editable_get_text(opaque)) : nil }
        set { if isA("GtkEditable") { gtk_editable_set_text(opaque, newValue ?? "") } }
    }
}
