import Gtk

/// Every text that a person sees in a window, with what shows it, as a tree of lines that reads well in a
/// comparison of two versions.
///
///     window “Greetings”
///       label “Hello, Kai”
///       button tooltip “Opens the menu”
///         label “Menu”
///
/// Main thread only.
@MainActor
public struct VisibleTexts {
    /// One line for each widget that shows a text or that the person acts on, below the one it is part of.
    public let description: String

    /// Every text, in the order of the lines.
    public let texts: [String]

    /// Reads what is on screen now at and below a widget; what is hidden is left out.
    public init(in widget: Widget) {
        var lines: [String] = []
        var texts: [String] = []
        var open: [(widget: Widget, depth: Int)] = [(widget, 0)]
        while let (current, depth) = open.popLast() {
            let own = Self.ownTexts(of: current)
            let isShown = !own.isEmpty || Self.roles.contains(current.role)
            if isShown {
                let words = own.map { $0.kind.isEmpty ? "“\($0.text)”" : "\($0.kind) “\($0.text)”" }
                let parts = [current.role] + words
                lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
                texts += own.map(\.text)
            }
            for child in current.children.reversed() where child.isMapped && !child.isA("GtkNative") {
                open.append((child, isShown ? depth + 1 : depth))
            }
        }
        description = lines.joined(separator: "\n") + "\n"
        self.texts = texts
    }

    /// What a person acts on, and what tells one part of a window from another.
    private static let roles: Set = [
        "alert", "alert-dialog", "button", "checkbox", "combo-box", "dialog", "link", "menu", "menu-item",
        "menu-item-checkbox", "menu-item-radio", "radio", "search-box", "slider", "spin-button", "switch",
        "tab",
        "text-box", "toggle-button", "window",
    ]

    private static let properties = [
        ("title", ""), ("placeholder-text", "placeholder"), ("tooltip-text", "tooltip"),
        ("alternative-text", "picture of"),
    ]

    private static func ownTexts(of widget: Widget) -> [(kind: String, text: String)] {
        var found: [(kind: String, text: String)] = []
        if let label = widget.cast(to: Label.self) {
            found.append(("", label.text))
        } else if widget.isA("GtkText") {
            found.append(("", widget.text(property: "text") ?? ""))
        } else if let view = widget.cast(to: TextView.self) {
            found.append(("", view.text))
        }
        // The field inside an entry repeats the entry's.
        for (name, kind) in properties where !widget.isA("GtkText") {
            if let text = widget.text(property: name) { found.append((kind, text)) }
        }
        return found.filter { !$0.text.isEmpty }
    }
}
