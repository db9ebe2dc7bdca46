import Foundation
import Gtk
import Parlance
import ParlanceGtk

/// The search engine that people of a language use; its address is a translation like any other text.
enum SearchEngine {
    /// What the language's engine opens for some words; nil where there are none.
    static func url(for words: String, in localizer: Localizer) -> URL? {
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
        // RFC 3986's unreserved characters: all else could end the query or mean something in it.
        let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        )
        guard !words.isEmpty, let encoded = words.addingPercentEncoding(withAllowedCharacters: unreserved)
        else { return nil }
        return URL(string: localizer.resourceName("search.url").replacing("%@", with: encoded))
    }

    /// Opens an address in the person's browser, and says so where there is none that could.
    @MainActor
    static func open(_ url: URL, over window: Window) {
        let parent = WeakReference(window)
        window.open(uri: url.absoluteString) { reason in
            guard let window = parent.target, let localizer = MainWindow.of(window)?.localizer else { return }
            let alert = Alert(for: window)
            alert.name = "browser-alert"
            alert.localize("title", .browserFailed, in: localizer)
            alert.localize("text", .browserFailed, in: localizer)
            alert.setText(reason, property: "secondary-text")
            alert.addAnswer(.suggested).localize("label", .close, in: localizer)
            alert.present()
        }
    }
}
