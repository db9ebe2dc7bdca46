import Gtk
import Parlance
import ParlanceGtk

/// Greeting, date, two figures, and a search in the articles the person has kept.
@MainActor
enum HomePage {
    static func build(_ reader: Reader) -> Widget {
        let localizer = reader.localizer
        let figures = Box(.horizontal, spacing: 14)
        figures.append(
            tile("home.unread", Message("home.articles", .integer(reader.articlesWaiting)), localizer),
            tile("home.reading", Message("home.hours", .number(reader.hoursThisWeek)), localizer)
        )
        return Parts.page(
            Parts.text("home.title", localizer, styleClass: "title"),
            Parts.text(
                Message("home.today", .date(reader.today, date: .full)),
                localizer,
                styleClass: "dim-label"
            ),
            figures,
            search(reader),
            Parts.text("home.hint", localizer)
        )
    }

    private static func tile(_ caption: Message, _ figure: Message, _ localizer: Localizer) -> Widget {
        let tile = Box(.vertical, spacing: 4)
        tile.addStyleClass("tile")
        tile.expand(horizontally: true)
        tile.append(
            Parts.text(caption, localizer, styleClass: "dim-label"),
            Parts.text(figure, localizer, styleClass: "figure")
        )
        return tile
    }

    private static func search(_ reader: Reader) -> Widget {
        let localizer = reader.localizer
        let entry = Entry()
        entry.name = "search"
        entry.expand(horizontally: true)
        entry.localize("placeholder-text", "search.placeholder", in: localizer)
        entry.localize("tooltip-text", "search.tooltip", in: localizer)
        entry.localize(.accessibleLabel, "search.placeholder", in: localizer)
        let button = Button()
        button.localize("label", "search.button", in: localizer)
        button.addStyleClass("suggested-action")

        let found = Label()
        found.name = "found"
        found.horizontalAlignment = 0
        found.wraps = true
        show(reader, on: found)

        let typed = WeakReference(entry)
        let result = WeakReference(found)
        let search: @MainActor () -> Void = {
            reader.search = typed.target?.text
            if let label = result.target { show(reader, on: label) }
        }
        entry.onActivate(search)
        button.onClick(search)

        let line = Box(.horizontal, spacing: 8)
        line.append(entry, button)
        let column = Box(.vertical, spacing: 6)
        column.append(line, found)
        return column
    }

    /// Tells how many articles were found; a search for nothing takes the answer away.
    private static func show(_ reader: Reader, on label: Label) {
        let word = reader.search ?? ""
        label.isVisible = !word.isEmpty
        guard !word.isEmpty else { return }
        let message = Message("search.found", .integer(reader.matches(for: word)), .text(word))
        label.localize("label", message, in: reader.localizer)
    }
}
