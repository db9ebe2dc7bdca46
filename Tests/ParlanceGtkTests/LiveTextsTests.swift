import CGtk
import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import TestSupport
import XCTest

/// Menus, lists, markup, mnemonics, formats and order.
final class LiveTextsTests: GtkTestCase {
    /// L11: a menu that is open while the language changes shows the new texts, and nothing breaks.
    func testAnOpenMenuShowsTheNewTexts() throws {
        try onMain {
            let fixture = try Fixture()
            let menu = Menu()
            menu.append("", action: "app.quit")
            menu.append("", action: "app.other")
            menu.localize(.entry(0), "title", in: fixture.localizer)
            menu.localize(.entry(1), "other", in: fixture.localizer)
            let button = Widget(borrowing: ObjectReference(gtk_menu_button_new()!))
            gtk_menu_button_set_menu_model(button.opaque, menu.typed())
            let (window, _) = fixture.show { _ in button }
            gtk_menu_button_popup(button.opaque)
            let labels = { () -> [String] in
                button.descendants.filter { $0.isMapped && $0.typeName == "GtkModelButton" }
                    .flatMap(\.descendants).compactMap { $0.cast(to: Label.self)?.text }.filter {
                        !$0.isEmpty
                    }
            }
            XCTAssertTrue(MainLoop.run(until: { labels() == ["Title", "Other"] }, seconds: 5), "\(labels())")
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(labels(), ["Titre", "Autre"])
            try fixture.localizer.choose(.language("zh-Hans"))
            XCTAssertEqual(labels(), ["标题", "其他"])
            window.destroy()
        }
    }

    /// An entry keeps its action when its text changes.
    func testAMenusEntryKeepsItsAction() throws {
        try onMain {
            let fixture = try Fixture()
            let menu = Menu()
            menu.append("", action: "app.quit")
            menu.localize(.entry(0), "title", in: fixture.localizer)
            try fixture.localizer.choose(.language("fr"))
            let action = g_menu_model_get_item_attribute_value(menu.typed(), 0, "action", nil)
            XCTAssertEqual(g_variant_get_string(action, nil).map { String(cString: $0) }, "app.quit")
            g_variant_unref(action)
        }
    }

    /// L05: everything that a window, a button, an entry and a menu say.
    func testAllThatAWindowSaysFollowsTwice() throws {
        try onMain {
            let fixture = try Fixture(system: ["fr"])
            let localizer = fixture.localizer
            let button = Button()
            button.localize("label", "title", in: localizer)
            button.localize("tooltip-text", "hint", in: localizer)
            button.localize(.accessibleLabel, "other", in: localizer)
            button.localize(.accessible(.description), "hint", in: localizer)
            let entry = Entry()
            entry.localize("placeholder-text", "hint", in: localizer)
            let menu = Menu()
            menu.append("", action: "app.quit")
            menu.localize(.entry(0), "title", in: localizer)
            let shortcut = Object(
                sinking: g_object_new_with_properties(gtk_shortcuts_shortcut_get_type(), 0, nil, nil)!
            )
            shortcut.localize("title", "other", in: localizer)
            let box = Box(.vertical)
            box.append(button, entry, Widget(borrowing: ObjectReference(shortcut.pointer)))
            let (window, _) = fixture.show { _ in box }
            for (tag, title, other, hint) in [
                ("fr", "Titre", "Autre", "Indication"), ("zh-Hant", "標題", "其他", "提示"),
                ("en", "Title", "Other", "Hint"),
            ] {
                try localizer.choose(.language(tag))
                XCTAssertEqual(window.title, title)
                XCTAssertEqual(button.label, title)
                XCTAssertEqual(button.tooltip, hint)
                XCTAssertTrue(button.hasAccessibleText(other, .label))
                XCTAssertTrue(button.hasAccessibleText(hint, .description))
                XCTAssertEqual(entry.placeholder, hint)
                XCTAssertEqual(menu.label(at: 0), title)
                XCTAssertEqual(shortcut.text(property: "title"), other)
                XCTAssertEqual(StaleText.all(in: localizer).map(\.description), [])
            }
            window.destroy()
        }
    }

    func testAMnemonicStaysAMnemonic() throws {
        try onMain {
            let fixture = try Fixture(files: [
                "en.lproj/Localizable.strings": "title=\"_Title\";",
                "fr.lproj/Localizable.strings": "title=\"Ti_tre\";",
            ])
            let label = Label()
            gtk_label_set_use_underline(label.opaque, 1)
            label.localize("label", "title", in: fixture.localizer)
            let (window, _) = fixture.show { _ in label }
            XCTAssertEqual(
                gdk_keyval_to_lower(gtk_label_get_mnemonic_keyval(label.opaque)),
                guint(UInt8(ascii: "t"))
            )
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(label.text, "Titre")
            XCTAssertEqual(
                gdk_keyval_to_lower(gtk_label_get_mnemonic_keyval(label.opaque)),
                guint(UInt8(ascii: "t"))
            )
            window.destroy()
        }
    }

    func testATranslationThatIsNoMarkupIsShownAsPlainText() throws {
        try onMain {
            let fixture = try Fixture(files: [
                "en.lproj/Localizable.strings": "title=\"<b>Title</b>\";",
                "fr.lproj/Localizable.strings": "title=\"<b>Titre & co\";",
            ])
            let label = Label()
            gtk_label_set_use_markup(label.opaque, 1)
            label.localize("label", "title", in: fixture.localizer)
            let (window, _) = fixture.show { _ in label }
            XCTAssertEqual(label.text, "Title")
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(label.text, "<b>Titre & co")
            XCTAssertTrue(fixture.diagnostics.all.contains { $0.message.contains("not valid markup") })
            XCTAssertEqual(StaleText.all(in: fixture.localizer).map(\.description), [])
            try fixture.localizer.choose(.language("en"))
            XCTAssertEqual(label.text, "Title")
            window.destroy()
        }
    }

    /// Q13: numbers and dates are rendered again.
    func testNumbersAndDatesFollow() throws {
        try onMain {
            let fixture = try Fixture(files: [
                "en.lproj/Localizable.strings": "n=\"%@\";", "de.lproj/Localizable.strings": "n=\"%@\";",
                "ar-EG.lproj/Localizable.strings": "n=\"%@\";",
            ])
            let label = Label()
            label.localize("label", Message("n", .decimal(1234.5, fractionDigits: 1)), in: fixture.localizer)
            let (window, _) = fixture.show { _ in label }
            XCTAssertEqual(label.text, "1,234.5")
            for (tag, text) in [("de", "1.234,5"), ("ar-EG", "١٬٢٣٤٫٥"), ("en", "1,234.5")] {
                try fixture.localizer.choose(.language(tag))
                XCTAssertEqual(label.text, text)
            }
            window.destroy()
        }
    }

    /// A sorted list is sorted anew by the language's own collation.
    func testAListIsSortedAnewByTheLanguagesCollation() throws {
        try onMain {
            let fixture = try Fixture(files: [
                "en.lproj/Localizable.strings": "a=Zebra; b=Apple; c=Mango;",
                // Pinyin: cháng, líng, zhāng.
                "zh-Hans.lproj/Localizable.strings": "a=\"张\"; b=\"零\"; c=\"常\";",
            ])
            let localizer = fixture.localizer
            let list = ListBox()
            for key in ["a", "b", "c"] {
                let label = Label()
                label.localize("label", Message(key), in: localizer)
                list.append(label)
            }
            list.sort { first, second in
                let texts = [first, second].map { $0.cast(to: Label.self)?.text ?? "" }
                return localizer.rules.precedes(texts[0], texts[1])
            }
            let (window, _) = fixture.show { _ in list }
            list.followLanguage(of: localizer) { $0.cast(to: ListBox.self)?.sortAgain() }
            let texts = { list.children.flatMap(\.children).compactMap { $0.cast(to: Label.self)?.text } }
            XCTAssertEqual(texts(), ["Apple", "Mango", "Zebra"])
            try localizer.choose(.language("zh-Hans"))
            MainLoop.drain()
            XCTAssertEqual(texts(), ["常", "零", "张"])
            window.destroy()
        }
    }

    /// Z7: a dialog that is open is re-texted in place.
    func testAnOpenDialogIsReTextedInPlace() throws {
        try onMain {
            let fixture = try Fixture()
            let (window, _) = fixture.show { _ in Label("") }
            let dialog = Window()
            let label = Label()
            label.localize("label", Message("hello", "Kai"), in: fixture.localizer)
            dialog.localize("title", "title", in: fixture.localizer)
            dialog.child = label
            dialog.present()
            MainLoop.run(until: { label.isMapped })
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(label.text, "Bonjour Kai")
            XCTAssertEqual(dialog.title, "Titre")
            XCTAssertTrue(dialog.isMapped)
            dialog.destroy()
            window.destroy()
        }
    }

    /// B4: a text left in another language is named, with its widget.
    func testATextLeftInAnotherLanguageIsNamed() throws {
        try onMain {
            let fixture = try Fixture()
            let localizer = fixture.localizer
            let forgotten = Label(localizer.string("title"))
            forgotten.name = "forgotten"
            let bound = Label()
            bound.localize("label", Message("hello", "Kai"), in: localizer)
            let box = Box(.vertical)
            let entry = Entry()
            entry.text = "Title"
            box.append(forgotten, bound, entry, Label("in no table"))
            let (window, _) = fixture.show { _ in box }
            XCTAssertEqual(StaleText.all(in: localizer).map(\.description), [])
            try localizer.choose(.language("fr"))
            let stale = StaleText.all(in: localizer)
            XCTAssertEqual(stale.map(\.name), ["forgotten"])
            XCTAssertEqual(stale.first?.languages.map(\.tag), ["en"])
            bound.text = "Hello, Kai"
            XCTAssertEqual(StaleText.all(in: localizer).map(\.expected), [nil, "Bonjour Kai"])
            window.destroy()
        }
    }
}
