import CGtk

/// A menu's entries, as actions with texts (`GMenu`). A menu that is open shows a change at once.
public final class Menu: Object {
    public override class var gtkTypeName: String { "GMenu" }

    public init() {
        super.init(adopting: g_menu_new())
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    private var model: UnsafeMutablePointer<GMenuModel> { typed() }

    /// How many entries there are, each section and submenu counted as one.
    public var count: Int { Int(g_menu_model_get_n_items(model)) }

    /// Adds an entry for an action by its full name, such as `app.quit`.
    public func append(_ label: String, action: String) {
        g_menu_append(opaque, label, action)
    }

    /// Adds the entries of another menu, set off from the others under a title.
    public func append(section: Menu, title: String = "") {
        g_menu_append_section(opaque, title.isEmpty ? nil : title, section.typed())
    }

    /// Adds an entry that opens another menu.
    public func append(submenu: Menu, label: String) {
        g_menu_append_submenu(opaque, label, submenu.typed())
    }

    /// The menu that an entry holds as its section or opens as its submenu.
    public func submenu(at index: Int) -> Menu? {
        guard let index = position(index) else { return nil }
        for link in ["section", "submenu"] {
            // get_item_link adds a reference, which the wrapper takes over.
            if let menu = g_menu_model_get_item_link(model, index, link) {
                return Object(adopting: menu).cast(to: Menu.self)
            }
        }
        return nil
    }

    /// The text of an entry.
    public func label(at index: Int) -> String? {
        guard let index = position(index),
            let value = g_menu_model_get_item_attribute_value(model, index, "label", nil)
        else { return nil }
        defer { g_variant_unref(value) }
        return g_variant_get_string(value, nil).map { String(cString: $0) }
    }

    /// Gives an entry another text; its action, icon and submenu stay (entries cannot change, so an equal one
    /// takes its place).
    public func setLabel(_ label: String, at index: Int) {
        guard self.label(at: index) != label, let index = position(index) else { return }
        let item = Object(adopting: g_menu_item_new_from_model(model, index))
        g_menu_item_set_label(item.opaque, label)
        g_menu_remove(opaque, index)
        g_menu_insert_item(opaque, index, item.opaque)
    }

    private func position(_ index: Int) -> Int32? {
        guard (0..<count).contains(index) else { return nil }
        return Int32(index)
    }
}
