import Foundation
import Gtk
import Parlance
import ParlanceGtk
import XCTest

@testable import ParlanceApp

/// The app in languages that nobody speaks.
final class PseudolanguageWindowTests: ScreenshotTestCase {
    /// X04: with texts half as long again nothing is cut in a window of 400 pixels, which keeps its size.
    func testLongerTextsAreWholeInAWindowThatKeepsItsSize() throws {
        try onMain {
            for strategy in Strategy.allCases {
                let app = try AppWindow(language: "en", width: 400, height: 640)
                defer { app.window.destroy() }
                app.localized.strategy = strategy.refreshStrategy
                for page in Page.allCases {
                    app.window.show(page)
                    _ = try Snapshot(of: app.window)
                    let size = (app.window.width, app.window.height)
                    try app.localizer.choose(.language("en-XA"))
                    _ = try Snapshot(of: app.window)
                    XCTAssertLessThanOrEqual(app.window.width, 400, "\(page)")
                    // A hint inside a field gives way to what is typed; the tooltip has it too.
                    let clipped = ClippedText.all(in: app.window, budget: 400)
                    XCTAssertEqual(clipped.map { "\(page): \($0)" }, [])
                    XCTAssertTrue(
                        VisibleTexts(in: app.window).texts.contains { $0.hasPrefix("[") },
                        "\(page)"
                    )
                    try app.localizer.choose(.language("en"))
                    _ = try Snapshot(of: app.window)
                    XCTAssertEqual(app.window.width, size.0, "\(page)")
                    XCTAssertEqual(app.window.height, size.1, "\(page)")
                }
            }
        }
    }

    func testTheMirroredLanguageRunsFromRightToLeft() throws {
        try onMain {
            let app = try AppWindow(language: "en")
            defer { app.window.destroy() }
            try app.localizer.choose(.language("ar-XB"))
            _ = try Snapshot(of: app.window)
            XCTAssertEqual(app.window.direction, .rightToLeft)
            XCTAssertEqual(StaleText.all(in: app.localizer).map(\.description), [])
        }
    }

    func testThePickerOffersNone() throws {
        try onMain {
            let app = try AppWindow(language: "en-XA")
            defer { app.window.destroy() }
            XCTAssertEqual(app.localizer.language.tag, "en-XA")
            let picker = try XCTUnwrap(app.window.descendant(named: "languages"))
            picker.activate()
            let list = try XCTUnwrap(picker.descendants.first { $0.isA("GtkPopover") })
            MainLoop.run(until: { list.isMapped })
            _ = try Snapshot(of: list)
            let rows = VisibleTexts(in: list).texts
            XCTAssertTrue(rows.contains("Deutsch"), "\(rows)")
            XCTAssertFalse(rows.contains { $0.contains("Pseudo") || $0.contains("XA") }, "\(rows)")
            list.cast(to: Popover.self)?.dismiss()
            MainLoop.run(until: { !list.isMapped })
        }
    }
}
