import CGtk
import Foundation
import Gtk
import Parlance
import ParlanceGtk
import XCTest

final class ToolkitDirectionTests: ToolkitTestCase {
    private static let long =
        "Some words that take more than one line where they stand, whichever way they run."

    /// R01: every live window turns at once, with what is open in it; new ones come out turned.
    func testEveryWindowTurnsAtOnce() throws {
        try onMain {
            let app = try Toolkit.app(in: "en")
            let (first, _) = app.show { _ in LanguagePicker() }
            let second = Toolkit.show(Label("other"))
            let picker = try XCTUnwrap(first.child?.cast(to: DropDown.self))
            picker.activate()
            for (tag, direction) in [
                ("ar", TextDirection.rightToLeft), ("en", .leftToRight), ("he", .rightToLeft),
                ("fr", .leftToRight),
            ] {
                try app.localizer.choose(.language(tag))
                let new = Toolkit.show(Label("new"))
                for window in [first, second, new] {
                    let widgets = window.descendants
                    XCTAssertTrue(widgets.allSatisfy { $0.direction == direction }, tag)
                }
                XCTAssertGreaterThan(
                    first.descendants.count { $0.isA("GtkListItemWidget") },
                    5,
                    "the list is open"
                )
                new.destroy()
            }
            first.destroy()
            second.destroy()
        }
    }

    /// R02: the direction is that of the language shown, whatever the system's is.
    func testTheDirectionIsThatOfTheLanguageShown() throws {
        try onMain {
            try Toolkit.app(in: "en", system: ["ar"])
            XCTAssertEqual(Label().direction, .leftToRight)
            try Toolkit.app(in: "ar", system: ["en"])
            XCTAssertEqual(Label().direction, .rightToLeft)
            // The app has no Persian and comes out in English.
            let fixture = try Fixture(system: ["fa"])
            Localizer.shared = fixture.localizer
            let (window, _) = fixture.show { _ in Label() }
            XCTAssertEqual(window.child?.direction, .leftToRight)
            window.destroy()
        }
    }

    func testAWidgetWithADirectionOfItsOwnKeepsIt() throws {
        try onMain {
            let app = try Toolkit.app(in: "en")
            let own = Self.wrapped()
            own.setDirection(.leftToRight)
            let window = Toolkit.show(own)
            let before = try Snapshot(of: own).png
            try app.localizer.choose(.language("ar"))
            XCTAssertEqual(own.direction, .leftToRight)
            XCTAssertEqual(try Snapshot(of: own).png, before)
            own.setDirection(nil)
            XCTAssertEqual(own.direction, .rightToLeft)
            window.destroy()
        }
    }

    /// B3: what was laid out before the switch looks as if it had been made after it, and back again.
    func testWhatWasLaidOutBeforeLooksAsIfItHadBeenMadeAfter() throws {
        try onMain {
            let kinds: [(String, @MainActor () -> Widget)] = [
                ("wrapped label", Self.wrapped),
                ("label of two lines", { Label("one\nand a longer one") }),
                ("label in Arabic", { Label("واحد\nوآخر أطول") }),
                (
                    "label with attributes",
                    {
                        let label = Self.wrapped()
                        let attributes = pango_attr_list_new()
                        pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
                        gtk_label_set_attributes(label.opaque, attributes)
                        pango_attr_list_unref(attributes)
                        return label
                    }
                ),
                (
                    "view that scrolls sideways",
                    {
                        let view = ScrolledWindow(Label(Self.long))
                        gtk_scrolled_window_set_policy(view.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
                        view.setSizeRequest(width: 120)
                        return view
                    }
                ),
            ]
            for (name, make) in kinds {
                let app = try Toolkit.app(in: "en")
                let old = make()
                let window = Toolkit.show(old)
                let left = try Snapshot(of: old).png
                try app.localizer.choose(.language("ar"))
                let right = try Snapshot(of: old).png
                XCTAssertEqual(try Toolkit.picture(of: make()), right, name)
                try app.localizer.choose(.language("en"))
                XCTAssertEqual(try Snapshot(of: old).png, left, name)
                window.destroy()
            }
        }
    }

    /// A page that an app keeps at hand and shows later.
    func testAWidgetThatWasInNoWindowTurnsWhenItIsShown() throws {
        try onMain {
            let app = try Toolkit.app(in: "en")
            let page = Self.page()
            let window = Toolkit.show(page)
            window.child = nil
            try app.localizer.choose(.language("ar"))
            window.child = page
            let turned = try Snapshot(of: page).png
            let new = Self.page()
            window.child = new
            XCTAssertEqual(try Snapshot(of: new).png, turned)
            window.destroy()
        }
    }

    /// Widgets whose looks the theme has by direction.
    @MainActor
    private static func page() -> Widget {
        let page = Box(.horizontal)
        page.append(Widget(sinking: gtk_expander_new("more")))
        let buttons = Box(.horizontal)
        buttons.addStyleClass("linked")
        buttons.append(Button("one"), Button("two"))
        page.append(buttons, CheckButton("tick"))
        return page
    }

    @MainActor
    private static func wrapped() -> Label {
        let label = Label(long)
        label.wraps = true
        label.maximumWidthInCharacters = 20
        return label
    }
}
