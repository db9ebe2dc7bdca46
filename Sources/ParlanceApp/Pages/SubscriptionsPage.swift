import Gtk
import Parlance
import ParlanceGtk

/// The newspapers the person follows: the UI file `Subscriptions`, whose texts come from the table of that name
/// by the ids of its objects. Only what counts is bound here.
@MainActor
enum SubscriptionsPage {
    static func build(_ reader: Reader) -> Widget {
        let localizer = reader.localizer
        do {
            let view = try InterfaceFile.view("Subscriptions", root: "subscriptions", in: localizer) { file in
                for (source, count) in reader.unread {
                    file.widget("\(source)_unread")?
                        .localize("label", .sourceUnread(.integer(count)), in: localizer)
                }
            }
            return ScrolledWindow(view)
        } catch {
            // The other pages are of use all the same.
            localizer.diagnostics.report(error.diagnostic)
            return Parts.page([Parts.text(Page.subscriptions.title, localizer, styleClass: "page-title")])
        }
    }
}
