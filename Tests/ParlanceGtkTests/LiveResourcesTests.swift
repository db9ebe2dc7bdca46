import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

/// B8: a table saved in an editor.
final class LiveResourcesTests: GtkTestCase {
    func testASavedTableShowsWithinHalfASecond() throws {
        try onMain {
            let fixture = try Fixture()
            let label = Label()
            label.localize("label", "title", in: fixture.localizer)
            let (window, _) = fixture.show { _ in label }
            let live = LiveResources(fixture.localizer)
            let start = MainLoop.microseconds
            try fixture.folder.write("title=\"A new title\";", to: "en.lproj/Localizable.strings")
            XCTAssertTrue(MainLoop.run(until: { label.text == "A new title" }, seconds: 5))
            print("a saved table showed after \((MainLoop.microseconds - start) / 1000) ms")
            withExtendedLifetime(live) {}
            window.destroy()
        }
    }

    func testABrokenStateBetweenTwoSavesKeepsTheLastGoodText() throws {
        try onMain {
            let fixture = try Fixture()
            let label = Label()
            label.localize("label", "title", in: fixture.localizer)
            let (window, _) = fixture.show { _ in label }
            let live = LiveResources(fixture.localizer)
            try fixture.folder.write("title=\"Half", to: "en.lproj/Localizable.strings")
            MainLoop.run(until: { label.text != "Title" }, seconds: 0.5)
            XCTAssertEqual(label.text, "Title")
            try fixture.folder.write("title=\"Whole\";", to: "en.lproj/Localizable.strings")
            XCTAssertTrue(MainLoop.run(until: { label.text == "Whole" }, seconds: 5))
            withExtendedLifetime(live) {}
            window.destroy()
        }
    }
}
