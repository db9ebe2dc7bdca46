import CGtk

/// Pages of which one shows at a time (`GtkStack`).
public final class Stack: Widget {
    public override class var gtkTypeName: String { "GtkStack" }

    public init() {
        super.init(sinking: gtk_stack_new())
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// Adds a page.
    ///
    /// - Returns: the page's own object, whose `title` a ``StackSwitcher`` shows (`GtkStackPage`).
    @discardableResult
    public func add(_ child: Widget, name: String) -> Object {
        Object(borrowing: ObjectReference(gtk_stack_add_named(opaque, child.widget, name)))
    }

    /// Whether the stack asks for the size of its largest page, whichever shows
    /// (`gtk_stack_set_hhomogeneous`, `gtk_stack_set_vhomogeneous`).
    public var isHomogeneous: Bool {
        get { gtk_stack_get_hhomogeneous(opaque) != 0 }
        set {
            gtk_stack_set_hhomogeneous(opaque, newValue ? 1 : 0)
            gtk_stack_set_vhomogeneous(opaque, newValue ? 1 : 0)
        }
    }

    /// The name of the page that shows.
    public var visiblePage: String? {
        get { gtk_stack_get_visible_child_name(opaque).map { String(cString: $0) } }
        set { if let newValue { gtk_stack_set_visible_child_name(opaque, newValue) } }
    }

    /// The page that shows (`gtk_stack_get_visible_child`).
    public var visibleChild: Widget? {
        gtk_stack_get_visible_child(opaque).map { Widget(borrowing: ObjectReference($0)) }
    }

    /// Takes a page away (`gtk_stack_remove`).
    public func remove(_ child: Widget) {
        gtk_stack_remove(opaque, child.widget)
    }

    /// The object of the page that holds a widget (`gtk_stack_get_page`).
    public func page(of child: Widget) -> Object? {
        gtk_stack_get_page(opaque, child.widget).map { Object(borrowing: ObjectReference($0)) }
    }

    /// Called when another page shows.
    public func onPageChange(_ handler: @escaping @MainActor () -> Void) {
        connect("notify::visible-child", handler: handler)
    }
}

/// The tabs of a ``Stack`` (`GtkStackSwitcher`).
public final class StackSwitcher: Widget {
    public override class var gtkTypeName: String { "GtkStackSwitcher" }

    public init(_ stack: Stack) {
        super.init(sinking: gtk_stack_switcher_new())
        gtk_stack_switcher_set_stack(opaque, stack.opaque)
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }
}
