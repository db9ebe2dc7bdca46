import Gtk
import Parlance
import ParlanceGtk

/// The newspapers and blogs the person follows.
@MainActor
enum SubscriptionsPage {
    static func build(_ reader: Reader) -> Widget {
        let localizer = reader.localizer
        let rows = reader.sources.map { source in
            let title = Parts.text(Message("source.\(source.id)"), localizer)
            let notify = Switch()
            notify.name = "notify-\(source.id)"
            notify.isActive = source.isNotifying
            notify.setAccessibleLabel(from: title)
            notify.localize("tooltip-text", "subscriptions.notify", in: localizer)
            let unread = Parts.text(Message("source.unread", .integer(source.unread)), localizer)
            return Parts.row(title, unread, end: notify)
        }
        return Parts.page(
            Parts.text("subscriptions.title", localizer, styleClass: "title"),
            Parts.list(rows)
        )
    }
}
