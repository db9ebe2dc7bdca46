import CGtk

/// The texts of a list's rows (`GtkStringList`).
public final class StringList: Object {
    public override class var gtkTypeName: String { "GtkStringList" }

    public init(_ texts: [String]) {
        // GtkStringList does not float.
        super.init(adopting: withArrayOfCStrings(texts) { gtk_string_list_new($0) })
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// How many rows there are.
    public var count: Int { Int(g_list_model_get_n_items(opaque)) }

    /// The text of a row; nil where there is no such row.
    public subscript(index: Int) -> String? {
        guard let index = guint(exactly: index) else { return nil }
        return gtk_string_list_get_string(opaque, index).map { String(cString: $0) }
    }

    /// The texts of all rows, in order.
    public var texts: [String] {
        get { (0..<count).compactMap { self[$0] } }
        set { withArrayOfCStrings(newValue) { gtk_string_list_splice(opaque, 0, guint(count), $0) } }
    }

    /// Gives a row another text (`gtk_string_list_splice`).
    ///
    /// A list that shows the row keeps its selection, but tells of it as if it had changed; see
    /// ``SelectionGuard``.
    public func setText(_ text: String, at index: Int) {
        guard let old = self[index], old != text, let index = guint(exactly: index) else { return }
        withArrayOfCStrings([text]) { gtk_string_list_splice(opaque, index, 1, $0) }
    }
}

/// Keeps a drop-down's selection signals from being heard while its model is given other texts.
///
/// GTK announces a selection anew when the selected row is replaced, though its place stays. The guard's
/// handlers must be the first on the drop-down: attach it before any other.
@MainActor
public final class SelectionGuard {
    private static let key = AttachmentKey("gtk-selection-guard")

    fileprivate let list: WeakReference<StringList>
    fileprivate var isClosed = false

    /// Puts a guard on a drop-down over a string list; a second call does nothing.
    public static func attach(to dropDown: DropDown) {
        guard dropDown.attachment(for: key) == nil, let list = dropDown.stringList else { return }
        let made = SelectionGuard(list: WeakReference(list))
        dropDown.attach(made, for: key)
        let this = WeakReference(dropDown)
        for signal in ["notify::selected", "notify::selected-item"] {
            dropDown.connect(signal) { [weak made] in
                if made?.isClosed == true { this.target?.stopEmission(of: signal) }
            }
        }
        guards.append(Entry(guarded: made))
    }

    /// Changes a list without a guarded drop-down over it announcing its selection.
    public static func quietly(_ list: StringList, _ change: () -> Void) {
        guards.removeAll { $0.guarded == nil }
        let concerned = guards.compactMap(\.guarded).filter { $0.list.target == list }
        for one in concerned { one.isClosed = true }
        change()
        for one in concerned { one.isClosed = false }
    }

    private struct Entry {
        weak var guarded: SelectionGuard?
    }

    private static var guards: [Entry] = []

    private init(list: WeakReference<StringList>) {
        self.list = list
    }
}
