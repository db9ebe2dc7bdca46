import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

final class LocalizedWindowTests: GtkTestCase {
    /// R7, L14: a hundred windows opened, switched and closed leave nothing behind.
    func testAHundredWindowsLeaveNothingBehind() throws {
        try onMain {
            let fixture = try Fixture()
            var watches: [(WeakReference<Window>, WeakReference<Widget>)] = []
            weak var lastWindow: LocalizedWindow?
            for round in 0..<100 {
                let strategy: any RefreshStrategy = round.isMultiple(of: 2) ? ViewRefresh() : RootRebuild()
                let (window, localized) = fixture.show(strategy: strategy) { localizer in
                    let box = Box(.vertical)
                    let label = Label()
                    label.localize("label", "title", in: localizer)
                    box.append(label, LanguagePicker(localizer))
                    return box
                }
                lastWindow = localized
                try fixture.localizer.choose(.language(round.isMultiple(of: 2) ? "fr" : "en"))
                if let child = window.child { watches.append((WeakReference(window), WeakReference(child))) }
                window.destroy()
            }
            MainLoop.drain()
            XCTAssertEqual(watches.count, 100)
            XCTAssertTrue(watches.allSatisfy { $0.0.target == nil && $0.1.target == nil })
            XCTAssertNil(lastWindow)
        }
    }

    /// L14: two windows follow one choice, each by its own strategy.
    func testTwoWindowsFollowOneChoice() throws {
        try onMain {
            let fixture = try Fixture()
            let content: @MainActor (Localizer) -> Widget = { localizer in
                let label = Label()
                label.localize("label", "title", in: localizer)
                return label
            }
            let (first, _) = fixture.show(content)
            let (second, _) = fixture.show(strategy: RootRebuild(), content)
            try fixture.localizer.choose(.language("fr"))
            for window in [first, second] {
                XCTAssertEqual(window.title, "Titre")
                XCTAssertEqual(window.child?.cast(to: Label.self)?.text, "Titre")
                window.destroy()
            }
        }
    }

    /// L10: a window built while the language changes is in the new one.
    func testAChoiceInTheContentFunctionIsInForceAtFirstSight() throws {
        try onMain {
            let fixture = try Fixture()
            let (window, _) = fixture.show { localizer in
                let label = Label()
                label.localize("label", "title", in: localizer)
                try? localizer.choose(.language("fr"))
                return label
            }
            XCTAssertEqual(window.child?.cast(to: Label.self)?.text, "Titre")
            XCTAssertEqual(window.title, "Titre")
            window.destroy()
        }
    }

    /// After a refresh nothing but texts has changed.
    func testARefreshLeavesEverythingButTextsAsItWas() throws {
        try onMain {
            let fixture = try Fixture()
            let (window, _) = fixture.show { localizer in
                let box = Box(.vertical)
                let label = Label()
                label.localize("label", "title", in: localizer)
                let entry = Entry()
                entry.localize("placeholder-text", "hint", in: localizer)
                box.append(label, entry)
                return box
            }
            let entry = try XCTUnwrap(window.child?.children.last?.cast(to: Entry.self))
            entry.text = "typed"
            entry.grabFocus()
            entry.select(2..<4)
            let widgets = window.descendants
            let focus = window.focus
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(window.descendants, widgets)
            XCTAssertEqual(window.focus, focus)
            XCTAssertEqual(entry.text, "typed")
            XCTAssertEqual(entry.selection, 2..<4)
            window.destroy()
        }
    }
}
