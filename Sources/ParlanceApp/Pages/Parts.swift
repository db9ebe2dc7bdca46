import Gtk
import Parlance
import ParlanceGtk

/// Widgets that several pages are made of.
@MainActor
enum Parts {
    /// A column that holds a page and scrolls.
    static func page(_ children: [Widget]) -> Widget {
        ScrolledWindow(column(children))
    }

    /// A column that holds a page, above which there is the way back.
    static func page(_ page: Page, in main: MainWindow, _ children: [Widget]) -> Widget {
        Self.page([heading(of: page, in: main)] + children)
    }

    /// The title of a page that is put over others, with the way back.
    static func heading(of page: Page, in main: MainWindow) -> Widget {
        let back = Button(iconName: "go-previous-symbolic")
        back.name = "back"
        back.addStyleClass("flat")
        back.align(vertically: .center)
        back.localize("tooltip-text", .back, in: main.localizer)
        back.localize(.accessibleLabel, .back, in: main.localizer)
        back.onClick { [weak main] in main?.goBack() }
        let heading = Box(.horizontal, spacing: 8)
        let title = text(page.title, main.localizer, styleClass: "page-title")
        title.expand(horizontally: true)
        heading.append(back, withoutBaseline(title))
        return heading
    }

    /// A widget beside others whose letters stand at another height: where the baselines of a row's widgets differ, GTK
    /// 4.8 measures the row lower than it draws it, and complains.
    static func withoutBaseline(_ widget: Widget) -> Widget {
        let box = Box(.vertical)
        box.align(vertically: .center)
        box.append(widget)
        return box
    }

    /// The widgets of a page below each other, with room around them.
    static func column(_ children: [Widget]) -> Box {
        let column = Box(.vertical, spacing: 14)
        column.setMargins(top: 20, bottom: 24, start: 20, end: 20)
        for child in children { column.append(child) }
        return column
    }

    /// A text that starts its line and may go on in the next.
    static func text(_ message: Message, _ localizer: Localizer, styleClass: String? = nil) -> Label {
        let label = text(styleClass: styleClass)
        label.localize("label", message, in: localizer)
        return label
    }

    /// The same for a text that is given later.
    static func text(styleClass: String? = nil) -> Label {
        let label = Label()
        label.horizontalAlignment = 0
        label.wraps = true
        // Lines are of one height in every script: letters of two scripts in a line are no reason to grow.
        label.addStyleClass("text")
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

    /// A text that is not a translation but depends on the language all the same.
    static func text(in localizer: Localizer, _ text: @escaping @MainActor (Localizer) -> String) -> Label {
        let label = self.text()
        label.followLanguage(of: localizer) { $0.cast(to: Label.self)?.text = text(localizer) }
        return label
    }

    /// A row of a list: a text with another below it, and a widget where lines end.
    static func row(_ title: Label, _ detail: Label? = nil, end: Widget? = nil) -> Box {
        let lines = Box(.vertical, spacing: 2)
        title.addStyleClass("heading")
        lines.append(title)
        if let detail {
            detail.addStyleClass("dim-label")
            lines.append(detail)
        }
        lines.align(vertically: .center)
        lines.expand(horizontally: true)
        let row = Box(.horizontal, spacing: 12)
        row.append(lines)
        if let end {
            end.align(vertically: .center)
            row.append(end)
        }
        return row
    }

    /// A row that leads to another page.
    static func link(_ title: Message, value: Label? = nil, _ localizer: Localizer) -> Widget {
        let arrow = Image(iconName: "go-next-symbolic")
        arrow.addStyleClass("dim-label")
        return row(text(title, localizer), value, end: arrow)
    }

    /// A list of rows that look like one card; assistive technology calls it by the name.
    static func list(
        _ name: Message,
        _ rows: [Widget],
        isSelectable: Bool = false,
        in localizer: Localizer
    ) -> ListBox {
        let list = ListBox()
        list.localize(.accessibleLabel, name, in: localizer)
        list.isSelectable = isSelectable
        list.addStyleClass("card")
        for row in rows { list.append(row) }
        return list
    }

    /// Says what a picture shows to those who do not see it.
    static func describe(_ picture: Picture, _ text: Message, in localizer: Localizer) {
        picture.localize("alternative-text", text, in: localizer)
        // To GTK 4.8 the text is no more than a description, and the picture has the name of its class.
        picture.localize(.accessibleLabel, text, in: localizer)
    }

    /// A search entry for what is on a page.
    static func filter(_ placeholder: Message, _ localizer: Localizer) -> SearchEntry {
        let filter = SearchEntry()
        filter.addStyleClass("search")
        filter.localize("placeholder-text", placeholder, in: localizer)
        filter.localize(.accessibleLabel, placeholder, in: localizer)
        return filter
    }
}
