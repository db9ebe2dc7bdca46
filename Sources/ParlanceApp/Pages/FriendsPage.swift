import Gtk
import Parlance
import ParlanceGtk

/// The people whose articles the person reads.
@MainActor
enum FriendsPage {
    static func build(_ reader: Reader) -> Widget {
        let localizer = reader.localizer
        let rows = reader.friends.map { friend in
            Parts.row(
                Parts.text(Message("friend.\(friend.id)"), localizer),
                Parts.text(Message("friend.\(friend.id).place"), localizer),
                end: Parts.line(Message("friend.shared", .integer(friend.articlesShared)), localizer)
            )
        }
        return Parts.page(
            Parts.text("friends.title", localizer, styleClass: "title"),
            Parts.text(
                Message("friends.count", .integer(Int64(rows.count))),
                localizer,
                styleClass: "dim-label"
            ),
            Parts.list(rows, isSelectable: true)
        )
    }
}
