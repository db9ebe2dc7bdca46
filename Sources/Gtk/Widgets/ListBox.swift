import CGtk

/// Rows below each other, one of which can be chosen (`GtkListBox`).
public final class ListBox: Widget {
    public override class var gtkTypeName: String { "GtkListBox" }

    public init() {
        super.init(sinking: gtk_list_box_new())
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Adds a row after the ones that are there; a widget that is no row is put into one.
    public func append(_ child: Widget) {
        gtk_list_box_append(opaque, child.widget)
        guard let row = child.isA("GtkListBoxRow") ? child : child.parent else { return }
        row.setAccessibleLabel(fromContent: child)
        row.offerActivation()
    }

    /// The rows, in the order in which they stand (`GtkListBoxRow`).
    public var rows: [Widget] { children.filter { $0.isA("GtkListBoxRow") } }

    /// Called when the person clicks a row or presses Enter on it, with the row's place.
    public func onActivate(_ handler: @escaping @MainActor (Int) -> Void) {
        connect("row-activated") { arguments in
            guard let row = arguments.object(at: 0) else { return false }
            handler(Int(gtk_list_box_row_get_index(row.typed())))
            return true
        }
    }

    /// Whether the person can choose a row.
    public var isSelectable: Bool {
        get { gtk_list_box_get_selection_mode(opaque) != GTK_SELECTION_NONE }
        set { gtk_list_box_set_selection_mode(opaque, newValue ? GTK_SELECTION_SINGLE : GTK_SELECTION_NONE) }
    }

    /// The places of the chosen rows (`gtk_list_box_get_selected_rows`).
    public var selectedIndices: [Int32] {
        get {
            let list = gtk_list_box_get_selected_rows(opaque)
            defer { g_list_free(list) }
            var found: [Int32] = []
            var link = list
            while let node = link {
                if let row = node.pointee.data {
                    found.append(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self)))
                }
                link = node.pointee.next
            }
            return found
        }
        set {
            gtk_list_box_unselect_all(opaque)
            for index in newValue {
                gtk_list_box_select_row(opaque, gtk_list_box_get_row_at_index(opaque, index))
            }
        }
    }

    /// Keeps the rows in an order, given by their children (`gtk_list_box_set_sort_func`).
    ///
    /// - Parameter precedes: whether the first child stands before the second.
    public func sort(by precedes: @escaping @MainActor (Widget, Widget) -> Bool) {
        let box = Unmanaged.passRetained(OrderBox(precedes)).toOpaque()
        gtk_list_box_set_sort_func(opaque, compareRows, box) { data in
            guard let data else { return }
            Unmanaged<OrderBox>.fromOpaque(data).release()
        }
    }

    /// Puts the rows in order again, when what the order depends on has changed
    /// (`gtk_list_box_invalidate_sort`).
    public func sortAgain() {
        gtk_list_box_invalidate_sort(opaque)
    }
}

private final class OrderBox {
    let precedes: @MainActor (Widget, Widget) -> Bool

    init(_ precedes: @escaping @MainActor (Widget, Widget) -> Bool) {
        self.precedes = precedes
    }
}

/// Two rows to compare. GTK sorts on the main thread; the box carries them past a compiler that cannot know.
private struct RowPair: @unchecked Sendable {
    let first: UnsafeMutablePointer<GtkListBoxRow>
    let second: UnsafeMutablePointer<GtkListBoxRow>
    let order: OrderBox

    @MainActor
    func compare() -> Int32 {
        guard let first = gtk_list_box_row_get_child(first), let second = gtk_list_box_row_get_child(second)
        else {
            return 0
        }
        let one = Widget(borrowing: ObjectReference(first))
        let other = Widget(borrowing: ObjectReference(second))
        return order.precedes(one, other) ? -1 : order.precedes(other, one) ? 1 : 0
    }
}

private let compareRows: GtkListBoxSortFunc = { first, second, data in
    guard let first, let second, let data else { return 0 }
    let pair = RowPair(
        first: first,
        second: second,
        order: Unmanaged<OrderBox>.fromOpaque(data).takeUnretainedValue()
    )
    return MainActor.assumeIsolated { pair.compare() }
}
