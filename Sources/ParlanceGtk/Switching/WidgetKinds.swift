import Gtk

/// What of the widgets of a class a person can change.
struct WidgetKind {
    /// The widget's own properties by which it shows.
    var properties: [String] = []
    /// Objects behind the widget that hold it, with the properties by which it shows.
    var helpers: [(object: String, properties: [String])] = []
    /// Whether it shows in something else as well: a cursor, a selection, a place.
    var hasPlace = false
    /// Whether the person turns pages in it.
    var hasPages = false

    var hasState: Bool { !properties.isEmpty || !helpers.isEmpty || hasPlace }

    init(_ type: ObjectClass) {
        for (name, properties) in Self.properties where type.isA(name) { self.properties += properties }
        for (name, object, properties) in Self.helpers where type.isA(name) {
            helpers.append((object, properties))
        }
        hasPlace = Self.places.contains { type.isA($0) }
        hasPages = ["GtkStack", "GtkNotebook"].contains { type.isA($0) }
    }

    private static let properties = [
        ("GtkStack", ["visible-child-name"]), ("GtkNotebook", ["page"]), ("GtkEditable", ["text"]),
        ("GtkToggleButton", ["active"]), ("GtkCheckButton", ["active"]), ("GtkSwitch", ["active"]),
        ("GtkDropDown", ["selected"]), ("GtkComboBox", ["active"]), ("GtkSpinButton", ["value"]),
        ("GtkExpander", ["expanded"]), ("GtkPaned", ["position", "position-set"]),
        ("GtkSearchBar", ["search-mode-enabled"]), ("GtkCalendar", ["year", "month", "day"]),
    ]

    private static let helpers = [("GtkRange", "adjustment", ["value"])]

    private static let places = [
        "GtkEditable", "GtkTextView", "GtkListBox", "GtkScrolledWindow", "GtkListView", "GtkGridView",
        "GtkColumnView",
    ]
}

/// The kinds of widgets by their class, each found out once: most widgets of a tree are of a few classes.
@MainActor
final class WidgetKinds {
    private var known: [ObjectClass: WidgetKind] = [:]

    subscript(_ widget: Widget) -> WidgetKind {
        let type = widget.objectClass
        if let kind = known[type] { return kind }
        let kind = WidgetKind(type)
        known[type] = kind
        return kind
    }
}
