import CGtk

/// Several lines to type into (`GtkTextView`).
public final class TextView: Widget {
    public override class var gtkTypeName: String { "GtkTextView" }

    public init() {
        super.init(sinking: gtk_text_view_new())
        gtk_text_view_set_wrap_mode(typed(), GTK_WRAP_WORD_CHAR)
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(typed()) }

    /// What has been typed.
    public var text: String {
        get {
            guard let buffer else { return "" }
            var start = GtkTextIter()
            var end = GtkTextIter()
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }
        set { if let buffer { gtk_text_buffer_set_text(buffer, newValue, -1) } }
    }

    /// The cursor and the other end of the selection, as character offsets; equal where nothing is
    /// selected.
    public var cursor: (insertion: Int32, bound: Int32) {
        get {
            guard let buffer else { return (0, 0) }
            return (
                offset(of: gtk_text_buffer_get_insert(buffer)),
                offset(of: gtk_text_buffer_get_selection_bound(buffer))
            )
        }
        set {
            guard let buffer else { return }
            var insertion = GtkTextIter()
            var bound = GtkTextIter()
            gtk_text_buffer_get_iter_at_offset(buffer, &insertion, newValue.insertion)
            gtk_text_buffer_get_iter_at_offset(buffer, &bound, newValue.bound)
            gtk_text_buffer_select_range(buffer, &insertion, &bound)
        }
    }

    private func offset(of mark: UnsafeMutablePointer<GtkTextMark>?) -> Int32 {
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer, &place, mark)
        return gtk_text_iter_get_offset(&place)
    }
}
