import Gtk
import Parlance
import ParlanceGtk

/// The app's picture and name, a search in the language's own search engine, and two figures.
@MainActor
enum HomePage {
    static func build(_ reader: Reader, in main: MainWindow) -> Widget {
        let localizer = reader.localizer
        let figures = Box(.horizontal, spacing: 12)
        figures.isHomogeneous = true
        figures.append(
            tile(.homeUnread, .homeArticles(.integer(reader.articlesWaiting)), localizer),
            tile(.homeReading, .homeHours(.number(reader.hoursThisWeek)), localizer)
        )
        return Parts.page([
            heading(reader),
            search(reader, in: main),
            figures,
            picture(localizer),
            Parts.text(.homeHint, localizer, styleClass: "dim-label"),
        ])
    }

    private static func heading(_ reader: Reader) -> Widget {
        let localizer = reader.localizer
        // The picture that lies in the language's own folder.
        let logo = Picture()
        logo.name = "logo"
        logo.localize(.file("logo.svg"), in: localizer)
        Parts.describe(logo, MainWindow.name, in: localizer)
        logo.setSizeRequest(width: 64, height: 64)
        logo.align(vertically: .center)
        let lines = Box(.vertical, spacing: 2)
        lines.align(vertically: .center)
        lines.append(
            Parts.text(.homeTitle, localizer, styleClass: "page-title"),
            Parts.text(
                .homeToday(.date(reader.today, date: .full)),
                localizer,
                styleClass: "dim-label"
            )
        )
        let heading = Box(.horizontal, spacing: 16)
        heading.append(logo, lines)
        return heading
    }

    /// A picture whose name is a translation.
    private static func picture(_ localizer: Localizer) -> Widget {
        let picture = Picture()
        picture.name = "picture"
        picture.addStyleClass("picture")
        picture.localize(.named(.homePicture), in: localizer)
        Parts.describe(picture, .homePictureDescription, in: localizer)
        picture.fills = true
        picture.setSizeRequest(height: 150)
        picture.expand(horizontally: true)
        return picture
    }

    private static func tile(_ caption: Message, _ figure: Message, _ localizer: Localizer) -> Widget {
        let tile = Box(.vertical, spacing: 4)
        tile.addStyleClass("tile")
        tile.append(
            Parts.text(caption, localizer, styleClass: "dim-label"),
            Parts.text(figure, localizer, styleClass: "figure")
        )
        return tile
    }

    private static func search(_ reader: Reader, in main: MainWindow) -> Widget {
        let localizer = reader.localizer
        let entry = Entry()
        entry.name = "search"
        entry.addStyleClass("search")
        entry.expand(horizontally: true)
        entry.localize("placeholder-text", .searchPlaceholder, in: localizer)
        entry.localize("tooltip-text", .searchTooltip, in: localizer)
        entry.localize(.accessibleLabel, .searchPlaceholder, in: localizer)
        let button = Button()
        button.name = "search-button"
        button.localize("label", .searchButton, in: localizer)
        button.addStyleClass("suggested-action")

        let typed = WeakReference(entry)
        let search: @MainActor () -> Void = { [weak main] in
            guard let words = typed.target?.text, let window = main?.window,
                let url = SearchEngine.url(for: words, in: localizer)
            else { return }
            reader.open(url, window)
        }
        entry.onActivate(search)
        button.onClick(search)

        let line = Box(.horizontal, spacing: 8)
        line.append(entry, button)
        return line
    }
}
