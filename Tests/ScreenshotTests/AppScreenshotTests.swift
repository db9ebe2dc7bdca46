import Gtk
import Parlance
import ParlanceGtk
import ParlanceSnapshotTesting
import XCTest

@testable import ParlanceApp

/// Every page, dialog and popover of the app in every language, as it was when somebody last looked at it.
final class AppScreenshotTests: ScreenshotTestCase {
    /// X01: the texts themselves are asserted, wherever the tests run.
    func testEveryPageSaysWhatItSaid() throws {
        try onMain { try assertPages(as: .text) }
    }

    func testEveryPageLooksAsItLooked() throws {
        try onMain { try assertPages(as: .image) }
    }
}

@MainActor
private func assertPages(as format: SnapshotFormat) throws {
    for tag in ["ar", "de", "en", "fr", "id", "ja", "ko", "ru", "zh-Hans", "zh-Hant"] {
        let app = try AppWindow(language: tag)
        defer { app.window.destroy() }
        for page in AppPages.all {
            let shown = try page.show(in: app.window)
            defer { page.close(shown) }
            shown.forgetPerson()
            try assertSnapshot(of: shown, as: format, named: page.name, language: app.localizer.language)
        }
    }
}
