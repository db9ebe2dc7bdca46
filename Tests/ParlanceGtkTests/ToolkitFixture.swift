import CGtk
import Foundation
import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

/// Tests of what belongs to the whole process. Each leaves it as it was: in English, from left to right.
class ToolkitTestCase: GtkTestCase {
    override func tearDownWithError() throws {
        try onMain { _ = try Toolkit.app(in: "en") }
    }
}

/// What those tests make and look at.
@MainActor
enum Toolkit {
    private static let files = [
        "en.lproj/Localizable.strings": "title=Title;",
        "fr.lproj/Localizable.strings": "title=Titre;",
        "ar.lproj/Localizable.strings": "title=\"العنوان\";",
        "he.lproj/Localizable.strings": "title=\"כותרת\";",
        "ja.lproj/Localizable.strings": "title=\"題名\";",
        "ko.lproj/Localizable.strings": "title=\"제목\";",
        "zh-Hans.lproj/Localizable.strings": "title=\"标题\";",
        "zh-Hant.lproj/Localizable.strings": "title=\"標題\";",
        "zh-HK.lproj/Localizable.strings": "title=\"標題\";",
    ]

    /// The app's localizer, with its first window open and closed again.
    @discardableResult
    static func app(in tag: String, system: [String] = ["en"]) throws -> Fixture {
        let fixture = try Fixture(system: system, files: files)
        if tag != fixture.localizer.language.tag { try fixture.localizer.choose(.language(tag)) }
        Localizer.shared = fixture.localizer
        let (window, _) = fixture.show { _ in Label() }
        window.destroy()
        return fixture
    }

    /// A window on screen.
    static func show(_ widget: Widget) -> Window {
        let window = Window()
        window.child = widget
        window.present()
        MainLoop.run(until: { widget.isMapped })
        return window
    }

    /// A widget's picture in a window of its own.
    static func picture(of widget: Widget) throws -> Data {
        let window = show(widget)
        defer { window.destroy() }
        return try Snapshot(of: widget).png
    }

    /// The texts of the menu that a right click on a text opens.
    static func contextMenu(of widget: Widget, closes: Bool = true) throws -> [String] {
        let text = widget.isA("GtkEntry") ? try XCTUnwrap(widget.children.first) : widget
        gtk_widget_activate_action_variant(text.widget, "menu.popup", nil)
        let menu = try XCTUnwrap(text.children.first { $0.isA("GtkPopoverMenu") })
        MainLoop.run(until: { menu.isMapped })
        if closes { gtk_popover_popdown(menu.typed()) }
        return texts(in: menu)
    }

    static func contextMenuOfNewEntry() throws -> [String] {
        let entry = Entry()
        let window = show(entry)
        defer { window.destroy() }
        return try contextMenu(of: entry)
    }

    /// What the labels below a widget show.
    static func texts(in widget: Widget) -> [String] {
        widget.descendants.compactMap { $0.cast(to: Label.self)?.text }.filter { !$0.isEmpty }
    }

    /// What GTK itself has to say in a widget.
    static func ownTexts(of widget: Widget) -> Set<String> {
        Set(
            widget.descendants.flatMap { widget in
                ["label", "title", "tooltip-text", "placeholder-text"].compactMap {
                    widget.text(property: $0)
                }
            }
        )
    }
}
