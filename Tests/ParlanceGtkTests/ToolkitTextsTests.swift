import CGtk
import Foundation
import Gtk
import Parlance
import ParlanceGtk
import XCTest

final class ToolkitTextsTests: ToolkitTestCase {
    /// R9: menus that were opened before a switch, and menus that were not.
    func testContextMenusFollowAlsoWhereTheyWereOpenedBefore() throws {
        try onMain {
            let app = try Toolkit.app(in: "en")
            let label = Label("selectable")
            gtk_label_set_selectable(label.opaque, 1)
            let box = Box(.vertical)
            let fields: [Widget] = [Entry(), TextView(), label]
            let unopened = Entry()
            for field in fields + [unopened] { box.append(field) }
            let window = Toolkit.show(box)
            for field in fields {
                XCTAssertTrue(try Toolkit.contextMenu(of: field).contains("Paste"), field.typeName)
            }
            for (tag, paste) in [
                ("fr", "Coller"), ("zh-Hant", "貼上(P)"), ("zh-Hans", "粘贴(P)"), ("en", "Paste"),
            ] {
                try app.localizer.choose(.language(tag))
                for field in fields + [unopened] {
                    let texts = try Toolkit.contextMenu(of: field)
                    XCTAssertTrue(texts.contains(paste), "\(field.typeName) in \(tag) has \(texts)")
                }
            }
            window.destroy()
        }
    }

    /// R9: what an app has added to a menu stays, and a menu that is open at the switch does no harm.
    func testAnOpenContextMenuFollowsAndKeepsTheEntriesOfTheApp() throws {
        try onMain {
            let app = try Toolkit.app(in: "en")
            let entry = Entry()
            let extra = Menu()
            extra.append("Own entry", action: "app.own")
            gtk_entry_set_extra_menu(entry.typed(), extra.typed())
            let window = Toolkit.show(entry)
            XCTAssertTrue(try Toolkit.contextMenu(of: entry, closes: false).contains("Own entry"))
            try app.localizer.choose(.language("fr"))
            MainLoop.drain()
            let texts = try Toolkit.contextMenu(of: entry)
            XCTAssertTrue(texts.contains("Coller"))
            XCTAssertTrue(texts.contains("Own entry"))
            window.destroy()
        }
    }

    /// R9: dialogs are made in the language in force.
    func testDialogsThatAreMadeAfterASwitchAreInItsLanguage() throws {
        try onMain {
            let app = try Toolkit.app(in: "en")
            var seen: [String: [[String]]] = [:]
            for tag in ["en", "fr", "ar", "ja", "zh-Hans", "zh-Hant", "en"] {
                try app.localizer.choose(.language(tag))
                let files = Widget(sinking: gtk_file_chooser_widget_new(GTK_FILE_CHOOSER_ACTION_SAVE))
                let colors = Window(borrowing: ObjectReference(gtk_color_chooser_dialog_new(nil, nil)))
                let about = Window(borrowing: ObjectReference(gtk_about_dialog_new()))
                let texts = [Toolkit.texts(in: files), Toolkit.texts(in: colors), Toolkit.texts(in: about)]
                if let before = seen.updateValue(texts, forKey: tag) { XCTAssertEqual(texts, before) }
                colors.destroy()
                about.destroy()
            }
            for index in 0..<3 {
                XCTAssertEqual(Set(seen.values.map { $0[index] }).count, 6, "no two languages are alike")
            }
            XCTAssertTrue(seen["zh-Hant"]?[1].contains("選擇(S)") == true, "\(seen["zh-Hant"]?[1] ?? [])")
        }
    }

    /// R9: an answer of the app's that reads like one of GTK's in another language stays the app's.
    func testAnAlertsOwnAnswersAreNotTakenForGTKs() throws {
        try onMain {
            let chinese = ["en.lproj/Localizable.strings": "no=\"取消\"; title=T;"]
            for tag in ["zh-Hans", "en"] { _ = try Toolkit.app(in: tag) }
            let app = try Fixture(system: ["en"], files: chinese)
            Localizer.shared = app.localizer
            let window = Toolkit.show(Label("behind"))
            defer { window.destroy() }
            let alert = Alert(for: window)
            alert.addAnswer().localize("label", "no", in: app.localizer)
            alert.present()
            MainLoop.run(until: { alert.isMapped })
            XCTAssertTrue(Toolkit.texts(in: alert).contains("取消"), "\(Toolkit.texts(in: alert))")
            alert.destroy()
        }
    }

    /// L13: other code that sets the locale and the environment has no part in the app's language.
    func testOtherCodeThatSetsTheLocaleChangesNoTextOfTheApp() throws {
        try onMain {
            let app = try Toolkit.app(in: "fr")
            let files = Widget(sinking: gtk_file_chooser_widget_new(GTK_FILE_CHOOSER_ACTION_OPEN))
            setlocale(LC_ALL, "")
            setlocale(LC_ALL, "C")
            setenv("LANGUAGE", "de", 1)
            XCTAssertEqual(app.localizer.string("title"), "Titre")
            XCTAssertEqual(app.localizer.language.tag, "fr")
            let label = Label()
            label.localize("label", "title", in: app.localizer)
            XCTAssertEqual(label.text, "Titre")
            try app.localizer.choose(.language("zh-Hant"))
            XCTAssertTrue(
                try Toolkit.contextMenuOfNewEntry().contains("貼上(P)"),
                "the next change sets GTK right"
            )
            withExtendedLifetime(files) {}
        }
    }

    /// N10: the system's languages stay what they were, for localizers made later too.
    func testTheSystemsLanguagesAreNotThoseOfTheApp() throws {
        try onMain {
            let before = SystemLanguages.preferred()
            let app = try Toolkit.app(in: "zh-Hant")
            XCTAssertEqual(getenv("LANGUAGE").map { String(cString: $0) }, "zh_TW")
            XCTAssertEqual(SystemLanguages.preferred(), before)
            XCTAssertNotEqual(SystemLanguages.environment["LANGUAGE"], "zh_TW")
            let later = Localizer(resources: app.localizer.resources)
            let resources = app.localizer.resources
            XCTAssertEqual(
                later.language,
                resources.language(forPreferred: before) ?? resources.developmentLanguage
            )
        }
    }

    /// A window may stand on a localizer of its own, which has no say in what is the process's.
    func testALocalizerThatIsNotTheAppsLeavesGTKAsItIs() throws {
        try onMain {
            try Toolkit.app(in: "fr")
            let other = try Fixture()
            let (window, _) = other.show { _ in Label() }
            try other.localizer.choose(.language("zh-Hans"))
            XCTAssertTrue(try Toolkit.contextMenuOfNewEntry().contains("Coller"))
            window.destroy()
        }
    }

    /// R9: dialogs of GTK's own that are open follow, and so do the parts it has put into widgets.
    func testWhatGTKHasMadeBeforeASwitchFollows() throws {
        try onMain {
            let app = try Toolkit.app(in: "en")
            let parts = Box(.vertical)
            let password = Widget(sinking: gtk_password_entry_new())
            gtk_password_entry_set_show_peek_icon(password.opaque, 1)
            parts.append(Widget(sinking: gtk_search_entry_new()), password)
            parts.append(Widget(sinking: gtk_link_button_new("https://example.org")))
            parts.append(Widget(sinking: gtk_file_chooser_widget_new(GTK_FILE_CHOOSER_ACTION_SAVE)))
            let window = Toolkit.show(parts)
            let colors = Window(borrowing: ObjectReference(gtk_color_chooser_dialog_new(nil, nil)))
            let about = Window(borrowing: ObjectReference(gtk_about_dialog_new()))
            for dialog in [colors, about] { dialog.present() }
            let open = [parts, colors, about]
            let english = open.map(Toolkit.ownTexts)
            for tag in ["fr", "zh-Hant", "ja", "en"] {
                try app.localizer.choose(.language(tag))
                let new = [
                    Widget(sinking: gtk_file_chooser_widget_new(GTK_FILE_CHOOSER_ACTION_SAVE)),
                    Widget(sinking: gtk_search_entry_new()),
                ]
                let texts = open.map(Toolkit.ownTexts)
                for widget in new {
                    // Titles that GTK itself has put into markup are not found.
                    let missing = Toolkit.ownTexts(of: widget).subtracting(texts[0]).filter {
                        !$0.hasPrefix("<b>")
                    }
                    XCTAssertEqual(missing, [], tag)
                }
                for (text, before) in zip(texts, english) {
                    if tag == "en" {
                        XCTAssertEqual(text.symmetricDifference(before), [])
                    } else {
                        XCTAssertNotEqual(text, before)
                    }
                }
            }
            for window in [window, colors, about] { window.destroy() }
        }
    }

    /// R9: what is hidden at a switch follows when it is shown.
    func testWhatGTKHasMadeInAHiddenPageFollowsWhenItIsShown() throws {
        try onMain {
            let app = try Toolkit.app(in: "en")
            let search = Widget(sinking: gtk_search_entry_new())
            let entry = Entry()
            let page = Box(.vertical)
            page.append(search, entry)
            let window = Toolkit.show(page)
            XCTAssertTrue(try Toolkit.contextMenu(of: entry).contains("Paste"))
            page.isVisible = false
            for tag in ["fr", "zh-Hans"] { try app.localizer.choose(.language(tag)) }
            page.isVisible = true
            XCTAssertEqual(Toolkit.ownTexts(of: search), ["清除条目"])
            XCTAssertTrue(try Toolkit.contextMenu(of: entry).contains("粘贴(P)"))
            window.destroy()
        }
    }

    /// A text of the app's own that reads like one of GTK's is the app's all the same.
    func testTextsThatTheAppHasBoundAreLeftAlone() throws {
        try onMain {
            let app = try Toolkit.app(in: "en")
            let search = Widget(sinking: gtk_search_entry_new())
            search.localize("placeholder-text", Message("none", default: "Search"), in: app.localizer)
            let label = Label("Paste")
            let box = Box(.vertical)
            box.append(search, label)
            let window = Toolkit.show(box)
            try app.localizer.choose(.language("fr"))
            XCTAssertEqual(search.text(property: "placeholder-text"), "Search")
            XCTAssertEqual(label.text, "Paste")
            window.destroy()
        }
    }

    func testTheButtonsOfATitleBarHaveNamesInTheLanguageInForce() throws {
        try onMain {
            let app = try Toolkit.app(in: "en")
            let window = Window()
            window.titlebar = HeaderBar()
            window.present()
            MainLoop.run(until: { window.isMapped })
            let close = try XCTUnwrap(
                window.descendants.first { $0.isA("GtkButton") && $0.hasStyleClass("close") }
            )
            XCTAssertTrue(close.hasAccessibleText("Close", .label))
            try app.localizer.choose(.language("fr"))
            XCTAssertTrue(close.hasAccessibleText("Fermer", .label))
            window.destroy()
        }
    }
}
