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
            let detail = Box(.vertical, spacing: 2)
            detail.append(
                Parts.line(.articleMinutes(.integer(article.minutes)), localizer),
                finished
            )
            return Parts.row(
                Parts.text(Message("article.\(article.id)"), localizer),
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
            Parts.list(rows),
        ])
    }
}
