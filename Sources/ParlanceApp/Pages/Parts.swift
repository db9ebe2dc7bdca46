import Gtk
import Parlance
import ParlanceGtk

/// Widgets that several pages are made of.
@MainActor
enum Parts {
    /// A column that holds a page.
    static func page(_ children: Widget...) -> Box {
        let box = Box(.vertical, spacing: 14)
        box.setMargins(top: 24, bottom: 24, start: 32, end: 32)
        for child in children { box.append(child) }
        return box
    }

    /// A text that starts its line and may go on in the next.
    static func text(_ message: Message, _ localizer: Localizer, styleClass: String? = nil) -> Label {
        let label = line(message, localizer)
        label.wraps = true
        if let styleClass { label.addStyleClass(styleClass) }
        return label
    }

    /// A text that stays on one line.
    static func line(_ message: Message, _ localizer: Localizer) -> Label {
        let label = Label()
        label.localize("label", message, in: localizer)
        label.horizontalAlignment = 0
        return label
    }

    /// A row of a list: two lines of text, and a control where lines end.
    static func row(_ title: Label, _ detail: Label, end: Widget? = nil) -> Widget {
        let lines = Box(.vertical, spacing: 2)
        title.addStyleClass("heading")
        detail.addStyleClass("dim-label")
        lines.append(title, detail)
        lines.expand(horizontally: true)
        let row = Box(.horizontal, spacing: 12)
        row.append(lines)
        if let end {
            end.align(vertically: .center)
            row.append(end)
        }
        return row
    }

    /// A list of rows that look like one card.
    static func list(_ rows: [Widget], isSelectable: Bool = false) -> ListBox {
        let list = ListBox()
        list.isSelectable = isSelectable
        list.addStyleClass("card")
        for row in rows { list.append(row) }
        return list
    }
}
