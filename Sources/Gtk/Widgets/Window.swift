import CGtk

/// A top-level window (`GtkWindow`).
public class Window: Widget {
    public override class var gtkTypeName: String { "GtkWindow" }

    /// A window that keeps its application running (`gtk_application_window_new`).
    public init(application: Application) {
        super.init(sinking: gtk_application_window_new(application.typed()))
    }

    /// A window of no application (`gtk_window_new`).
    public init() {
        super.init(sinking: gtk_window_new())
    }

    init(sinkingWindow pointer: UnsafeMutablePointer<GtkWidget>) {
        super.init(sinking: pointer)
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    private var instance: UnsafeMutablePointer<GtkWindow> { typed() }

    /// The text in the title bar and in the desktop's list of windows.
    public var title: String? {
        get { gtk_window_get_title(instance).map { String(cString: $0) } }
        set { gtk_window_set_title(instance, newValue) }
    }

    /// The content.
    public var child: Widget? {
        get { gtk_window_get_child(instance).map { Widget(borrowing: ObjectReference($0)) } }
        set { gtk_window_set_child(instance, newValue?.widget) }
    }

    /// The bar at the top, in place of the one the desktop draws.
    public var titlebar: Widget? {
        get { gtk_window_get_titlebar(instance).map { Widget(borrowing: ObjectReference($0)) } }
        set { gtk_window_set_titlebar(instance, newValue?.widget) }
    }

    /// The size at first sight, in application pixels; -1 leaves an axis to the content.
    public func setDefaultSize(width: Int32, height: Int32) {
        gtk_window_set_default_size(instance, width, height)
    }

    /// The widget that has the keyboard focus (`gtk_window_get_focus`).
    public var focus: Widget? {
        gtk_window_get_focus(instance).map { Widget(borrowing: ObjectReference($0)) }
    }

    /// Takes the keyboard focus from whatever has it (`gtk_window_set_focus`).
    public func clearFocus() {
        gtk_window_set_focus(instance, nil)
    }

    /// Moves the keyboard focus on, as the Tab key does (`gtk_widget_child_focus`); false at the end of a round.
    @discardableResult
    public func moveFocus() -> Bool {
        gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
    }

    /// The icon's name in the icon theme.
    public func setIconName(_ name: String) {
        gtk_window_set_icon_name(instance, name)
    }

    /// Keeps the window above another, with which it goes (`gtk_window_set_transient_for`).
    public func belong(to parent: Window) {
        gtk_window_set_transient_for(instance, parent.typed())
        gtk_window_set_destroy_with_parent(instance, 1)
    }

    /// Shows the window and brings it to the front (`gtk_window_present`).
    public func present() {
        gtk_window_present(instance)
    }

    /// Asks the window to close, as its close button does (`gtk_window_close`).
    public func close() {
        gtk_window_close(instance)
    }

    /// Takes the window off the screen and out of GTK's hands (`gtk_window_destroy`).
    public func destroy() {
        gtk_window_destroy(instance)
    }

    /// All top-level windows of the process (`gtk_window_get_toplevels`).
    public static var all: [Window] {
        let list = OpaquePointer(UnsafeMutableRawPointer(gtk_window_get_toplevels()))
        guard let list else { return [] }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            // get_item adds a reference, which the wrapper takes over.
            g_list_model_get_object(list, index).map { Object(adopting: $0) }?.cast(to: Window.self)
        }
    }
}
