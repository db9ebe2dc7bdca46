import Gtk
import Parlance
import ParlanceGtk

/// The articles the person has kept.
@MainActor
enum CollectionPage {
    static func build(_ reader: Reader) -> Widget {
        let localizer = reader.localizer
        let rows = reader.articles.map { article in
            let finished = CheckButton()
            finished.name = "finished-\(article.id)"
            finished.localize("label", .collectionFinished, in: localizer)
            finished.align(horizontally: .end)
            finished.localize(.accessible(.description), article.title, in: localizer)
            let detail = Box(.vertical, spacing: 2)
            let minutes = Parts.line(.articleMinutes(.integer(article.minutes)), localizer)
            minutes.align(horizontally: .end)
            minutes.wraps = true
            minutes.prefersOneLine = true
            detail.append(minutes, finished)
            return Parts.row(
                Parts.text(article.title, localizer),
                Parts.text(.collectionSaved(.date(article.saved)), localizer),
                end: detail
            )
        }
        return Parts.page([
            Parts.text(Page.collection.title, localizer, styleClass: "page-title"),
            Parts.text(
                .collectionCount(.integer(Int64(rows.count))),
                localizer,
                styleClass: "dim-label"
            ),
            Parts.list(Page.collection.title, rows, in: localizer),
        ])
    }
}
