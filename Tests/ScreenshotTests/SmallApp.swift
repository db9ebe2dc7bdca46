import Foundation
import Gtk
import Parlance
import ParlanceGtk
import TestSupport

/// An app of two pages in three languages, into which a test puts one fault.
@MainActor
final class SmallApp {
    enum Fault {
        case none
        /// A text that was set by hand from a table, and stays.
        case staleLabel
        /// A text that the language changes nothing of, but that depends on how the window came to its language.
        case history
        /// A label that cannot show its text.
        case narrowLabel
        /// A character that no font has.
        case missingGlyph
        /// A page that puts the app into its own language.
        case wrongLanguage
        /// Texts that follow another localizer.
        case otherLocalizer
        /// A window that stays from left to right.
        case wrongDirection
    }

    static let texts = [
        "en.lproj/Localizable.strings":
            #"title="Greetings"; greeting="Hello"; farewell="Goodbye, and come again";"#,
        "fr.lproj/Localizable.strings":
            #"title="Saluts"; greeting="Bonjour"; farewell="Au revoir et à bientôt";"#,
        "he.lproj/Localizable.strings": #"title="ברכות"; greeting="שלום"; farewell="להתראות בקרוב";"#,
    ]

    let folder: TemporaryFolder
    let resources: ResourceBundle
    private let fault: Fault
    private var windows = 0

    init(_ fault: Fault = .none, texts: [String: String] = [:]) throws {
        self.fault = fault
        folder = try TemporaryFolder(Self.texts.merging(texts) { $1 })
        resources = ResourceBundle(folders: [folder.url])
    }

    func matrix(languages: [String]? = nil) -> ScreenshotMatrix {
        ScreenshotMatrix(
            of: resources,
            pages: pages,
            languages: languages.map { $0.compactMap { Language($0) } } ?? resources.languages,
            makeWindow: makeWindow
        )
    }

    var pages: [ScreenshotPage] {
        [
            ScreenshotPage("greeting") { $0.child?.cast(to: Stack.self)?.visiblePage = "greeting" },
            ScreenshotPage("farewell") { [fault] window in
                window.child?.cast(to: Stack.self)?.visiblePage = "farewell"
                if fault == .wrongLanguage { try Localizer.shared.choose(.language("en")) }
            },
            ScreenshotPage(apart: "question") { window in
                let alert = Alert(for: window)
                alert.localize("text", "greeting")
                alert.addAnswer().localize("label", "farewell")
                return alert
            },
        ]
    }

    func makeWindow(_ localizer: Localizer) -> Window {
        let window = Window()
        window.setDefaultSize(width: 300, height: 200)
        windows += 1
        let number = windows
        LocalizedWindow(window, title: "title", localizer: localizer) { [fault, resources] in
            let shown =
                fault == .otherLocalizer
                ? Localizer(resources: resources, override: "en", systemLanguages: []) : localizer
            let stack = Stack()
            for key in ["greeting", "farewell"] {
                let label = Label()
                label.name = key
                label.localize("label", Message(key), in: shown)
                let page = Box(.vertical, spacing: 6)
                page.append(label)
                if key == "greeting", let extra = Self.extra(fault, localizer, number) { page.append(extra) }
                stack.add(page, name: key)
            }
            return stack
        }
        if fault == .wrongDirection {
            for widget in window.descendants { widget.setDirection(.leftToRight) }
        }
        return window
    }

    private static func extra(_ fault: Fault, _ localizer: Localizer, _ window: Int) -> Widget? {
        switch fault {
        case .staleLabel:
            let label = Label(localizer.string("farewell"))
            label.name = "forgotten"
            return label
        case .history: return Label("Window number \(window)")
        case .narrowLabel:
            let label = Label()
            label.name = "narrow"
            label.localize("label", "farewell", in: localizer)
            label.ellipsizes = true
            label.maximumWidthInCharacters = 4
            label.align(horizontally: .start)
            return label
        case .missingGlyph:
            let label = Label("a\u{F8FF}b")
            label.name = "glyph"
            return label
        default: return nil
        }
    }
}
