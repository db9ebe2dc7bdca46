import CGtk

/// A line to type into that finds while one types (`GtkSearchEntry`).
public final class SearchEntry: Widget {
    public override class var gtkTypeName: String { "GtkSearchEntry" }

    public init() {
        super.init(sinking: gtk_search_entry_new())
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// What has been typed.
    public var text: String {
        get { editableText ?? "" }
        set { editableText = newValue }
    }

    /// Called as the person types, with what stands in the entry now.
    public func onSearch(_ handler: @escaping @MainActor (String) -> Void) {
        let this = WeakReference(self)
        connect("changed") { if let entry = this.target { handler(entry.text) } }
    }

    /// Called when the person presses Enter.
    public func onActivate(_ handler: @escaping @MainActor () -> Void) {
        connect("activate", handler: handler)
    }
}
