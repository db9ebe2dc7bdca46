import CGtk
import Foundation
import Gtk
import Parlance
import ParlanceGtk
import XCTest

final class ToolkitFontsTests: ToolkitTestCase {
    private static let han = "直骨今"

    /// X05, B3: one character has the form of the language shown, and a live switch gives that of a fresh start.
    func testHanCharactersHaveTheFormsOfTheLanguageShown() throws {
        try onMain {
            let app = try Toolkit.app(in: "en")
            let old = Label(Self.han)
            let window = Toolkit.show(old)
            var pictures: [String: Data] = [:]
            for tag in ["ja", "zh-Hans", "zh-Hant", "zh-HK", "ko", "ja", "zh-Hans"] {
                try app.localizer.choose(.language(tag))
                let switched = try Snapshot(of: old).png
                XCTAssertEqual(
                    try Toolkit.picture(of: Label(Self.han)),
                    switched,
                    "new and old labels in \(tag)"
                )
                if let before = pictures.updateValue(switched, forKey: tag) {
                    XCTAssertEqual(switched, before)
                }
            }
            let distinct = ["ja", "zh-Hans", "zh-Hant", "zh-HK"].map { pictures[$0] }
            XCTAssertEqual(Set(distinct).count, 4)
            window.destroy()
        }
    }

    /// X05: they are the forms that a text tagged with the language has.
    func testTheFormsAreThoseOfATextInTheLanguage() throws {
        try onMain {
            for (tag, language) in [
                ("ja", "ja"), ("zh-Hans", "zh-cn"), ("zh-Hant", "zh-tw"), ("zh-HK", "zh-hk"),
            ] {
                try Toolkit.app(in: tag)
                let shown = try Toolkit.picture(of: Label(Self.han))
                try Toolkit.app(in: "en")
                let tagged = Label(Self.han)
                let attributes = pango_attr_list_new()
                pango_attr_list_insert(
                    attributes,
                    pango_attr_language_new(pango_language_from_string(language))
                )
                gtk_label_set_attributes(tagged.opaque, attributes)
                pango_attr_list_unref(attributes)
                XCTAssertEqual(try Toolkit.picture(of: tagged), shown, tag)
            }
        }
    }

    /// X05: everything that is not Han keeps the font it had, whatever font the person has chosen.
    func testOtherScriptsKeepThePersonsFont() throws {
        try onMain {
            let settings = try XCTUnwrap(Settings.standard)
            let chosen = settings.text(property: "gtk-font-name") ?? ""
            defer { settings.setText(chosen, property: "gtk-font-name") }
            let texts = ["Latin text, 0123 – “quoted”", "Ελληνικά", "Русский", "नमस्ते"]
            for font in ["Sans 10", "DejaVu Sans 11", "Noto Serif 12", "No Such Font 10"] {
                settings.setText(font, property: "gtk-font-name")
                // Where one font has both, as in a Chinese locale, it gives way for both.
                let families = settings.fontFamilies
                if FontChoice(of: "a", in: families)?.family == FontChoice(of: "骨", in: families)?.family {
                    continue
                }
                try Toolkit.app(in: "en")
                let before = try texts.map { try Toolkit.picture(of: Label($0)) }
                for tag in ["zh-Hans", "ja", "ko"] {
                    try Toolkit.app(in: tag)
                    XCTAssertEqual(
                        try texts.map { try Toolkit.picture(of: Label($0)) },
                        before,
                        "\(font) in \(tag)"
                    )
                }
            }
        }
    }

    /// X05: a font of the person's own that has Han characters of another language gives way for them.
    func testAFontMadeForAnotherLanguageGivesWay() throws {
        try onMain {
            let settings = try XCTUnwrap(Settings.standard)
            let chosen = settings.text(property: "gtk-font-name") ?? ""
            defer { settings.setText(chosen, property: "gtk-font-name") }
            // The size is no part of it, and tests of pictures set another than GTK's own.
            settings.setText("Noto Sans 10", property: "gtk-font-name")
            try Toolkit.app(in: "ja")
            let japanese = try Toolkit.picture(of: Label(Self.han))
            settings.setText("Noto Sans CJK SC 10", property: "gtk-font-name")
            XCTAssertEqual(try Toolkit.picture(of: Label(Self.han)), japanese)
        }
    }

    /// A font that the person chooses while the app runs is followed, and fixed widths stay fixed.
    func testFontsThatAreNotTheDefaultAreKept() throws {
        try onMain {
            let settings = try XCTUnwrap(Settings.standard)
            let chosen = settings.text(property: "gtk-font-name") ?? ""
            defer { settings.setText(chosen, property: "gtk-font-name") }
            @MainActor func fixed() -> Label {
                let label = Label("iiii")
                label.addStyleClass("monospace")
                return label
            }
            settings.setText("Noto Serif 14", property: "gtk-font-name")
            let serif = try Toolkit.picture(of: Label("Text"))
            let monospace = try Toolkit.picture(of: fixed())
            settings.setText(chosen, property: "gtk-font-name")
            try Toolkit.app(in: "zh-Hans")
            settings.setText("Noto Serif 14", property: "gtk-font-name")
            XCTAssertEqual(try Toolkit.picture(of: Label("Text")), serif)
            XCTAssertEqual(try Toolkit.picture(of: fixed()), monospace)
        }
    }
}
