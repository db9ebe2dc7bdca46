import Foundation
import Gtk
import Parlance
import ParlanceGtk
import TestSupport
import XCTest

/// The page with all pictures, in a browser.
final class ContactSheetTests: ScreenshotTestCase {
    func testThePageNeedsNothingFromTheNetwork() throws {
        let (folder, _) = try faultyPictures()
        let page = try String(contentsOf: folder.file("index.html"), encoding: .utf8)
        XCTAssertFalse(page.contains("://"))
        XCTAssertFalse(page.contains("src=\"/"))
    }

    func testThePageShowsEveryPictureWithItsFindings() throws {
        let (folder, report) = try faultyPictures()
        let shown = try Page(folder, "")
        XCTAssertEqual(Set(shown.pictures), Set(report.pictures.map(\.file)))
        XCTAssertEqual(
            shown.found,
            Set(report.findings.map { [$0.page, $0.language, $0.strategy, $0.scheme.rawValue] }).count
        )
        XCTAssertTrue(shown.source.contains("shows “a &lt; b &amp; c” of"), "texts are shown as they are")
    }

    func testThePageIsNarrowedDownByPageLanguageLookAndFinding() throws {
        let (folder, _) = try faultyPictures()
        XCTAssertEqual(
            try Page(folder, "page=greeting&language=fr").pictures,
            ["refresh", "refresh-dark", "rebuild", "rebuild-dark"].map { "\($0)/greeting.fr.png" }
        )
        XCTAssertEqual(
            try Page(folder, "look=rebuild-dark&language=he").pictures,
            ["greeting", "farewell", "question"].map { "rebuild-dark/\($0).he.png" }
        )
        let stale = try Page(folder, "finding=stale").pictures
        XCTAssertEqual(
            Set(stale),
            ["refresh/greeting.en.png", "refresh/greeting.fr.png", "refresh/greeting.he.png"]
        )
        XCTAssertEqual(try Page(folder, "finding=clipped").pictures, [])
    }

    func testWhoeverChoosesFromTheListsSeesWhatTheyChose() throws {
        let (folder, _) = try faultyPictures()
        // A page around it does what a person does, and shows which pictures there are then.
        try folder.write(
            """
            <iframe src="index.html"></iframe>
            <script>
            const choose = (name, value) => {
              const select = frames[0].document.querySelector(`select[name=${name}]`);
              select.value = value;
              select.dispatchEvent(new Event("change", { bubbles: true }));
            };
            onload = () => {
              choose("page", "greeting");
              choose("language", "fr");
              choose("finding", "any");
              frames[0].addEventListener("hashchange", () => {
                document.body.replaceChildren(...[...frames[0].document.images].map(x => x.cloneNode()));
              }, { once: true });
            };
            </script>
            """,
            to: "person.html"
        )
        // A text in the wrong language makes the page another one in the dark too.
        XCTAssertEqual(
            try Page(folder, page: "person.html").pictures,
            ["refresh/greeting.fr.png", "refresh-dark/greeting.fr.png"]
        )
    }
}

/// Pictures of an app with a stale text that HTML would take for its own.
private func faultyPictures() throws -> (folder: TemporaryFolder, report: ScreenshotReport) {
    try MainActor.assumeIsolated {
        let texts = ["en.lproj/Localizable.strings": #"title="T"; greeting="Hello"; farewell="a < b & c";"#]
        let folder = try TemporaryFolder()
        return (folder, try SmallApp(.staleLabel, texts: texts).matrix().write(to: folder.url))
    }
}

/// The page as a browser shows it, once its script has run.
private struct Page {
    let source: String
    /// The files of the pictures, in their order.
    let pictures: [String]
    /// How many of them are marked.
    let found: Int

    init(_ folder: TemporaryFolder, _ choice: String = "", page: String = "index.html") throws {
        let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        let program = try XCTUnwrap(
            browser,
            "no browser",
            skippingBecause: "The package chromium is not installed; it is too large to ask for it"
        )
        let address = folder.file(page).absoluteString + "#" + choice
        let arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.file("browser").path)",
            "--virtual-time-budget=5000", "--allow-file-access-from-files", "--dump-dom", address,
        ]
        source = try runToEnd(URL(fileURLWithPath: program), arguments).output
        pictures = source.matches(of: /<img [^>]*src="([^"]*)"/).map { String($0.1) }
        found = source.matches(of: /class="found"/).count
    }
}

/// The value, or a test that is skipped.
private func XCTUnwrap<Value>(_ value: Value?, _ what: String, skippingBecause reason: String) throws -> Value
{
    guard let value else { throw XCTSkip(reason) }
    return value
}
