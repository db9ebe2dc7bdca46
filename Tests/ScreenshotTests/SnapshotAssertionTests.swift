import Foundation
import Gtk
import Parlance
import ParlanceGtk
import ParlanceSnapshotTesting
import TestSupport
import XCTest

/// What an assertion on a picture or a text says, in a package of its own.
final class SnapshotAssertionTests: ScreenshotTestCase {
    func testAMissingReferenceIsAFailureThatNamesWhatIsThere() throws {
        try onMain {
            let suite = try Suite()
            let failure = try XCTUnwrap(suite.verify(suite.label("Hello")))
            XCTAssertTrue(failure.contains("there is no reference"), failure)
            XCTAssertTrue(failure.contains("__Snapshots__/GreetingTests/page.en.png"), failure)
            XCTAssertTrue(
                failure.contains(suite.file("build/snapshots/GreetingTests/page.en.actual.png").path),
                failure
            )
            XCTAssertTrue(suite.exists("build/snapshots/GreetingTests/page.en.actual.png"))
            XCTAssertFalse(suite.exists("Tests/__Snapshots__/GreetingTests/page.en.png"))
        }
    }

    func testTheSamePictureIsSilentAndLeavesNothing() throws {
        try onMain {
            let suite = try Suite()
            XCTAssertNil(try suite.verify(suite.label("Hello"), record: .missing))
            XCTAssertNil(try suite.verify(suite.label("Hello")))
            XCTAssertEqual(try suite.left(), [])
        }
    }

    /// One pixel is enough, and it is named.
    func testOnePixelIsADifferenceThatIsShown() throws {
        try onMain {
            let suite = try Suite()
            let window = try suite.dotted(dots: 0)
            XCTAssertNil(try suite.verify(window, record: .missing))
            let failure = try XCTUnwrap(suite.verify(suite.dotted(dots: 1)))
            XCTAssertTrue(failure.hasPrefix("page.en: 1 pixel differs, within 1×1 at ("), failure)
            let names = ["actual", "difference", "expected"].map { "GreetingTests/page.en.\($0).png" }
            XCTAssertEqual(try suite.left(), names + ["index.html"])
            for name in names { XCTAssertTrue(failure.contains("/build/snapshots/\(name)"), failure) }
            let page = try String(contentsOf: suite.file("build/snapshots/index.html"), encoding: .utf8)
            for name in names { XCTAssertTrue(page.contains("src=\"\(name)\""), page) }
            // Once it is right again nothing is left to look at.
            XCTAssertNil(try suite.verify(suite.dotted(dots: 0)))
            XCTAssertEqual(try suite.left(), ["index.html"])
        }
    }

    func testAPictureOfAnotherSizeIsADifference() throws {
        try onMain {
            let suite = try Suite()
            XCTAssertNil(try suite.verify(suite.label("Hello", width: 200), record: .missing))
            let failure = try suite.verify(suite.label("Hello", width: 210))
            XCTAssertTrue(failure?.contains("pixels large, not") == true, failure ?? "")
        }
    }

    /// X01: what is compared as text reads well in a failure.
    func testTextsAreComparedLineByLine() throws {
        try onMain {
            let suite = try Suite()
            XCTAssertNil(try suite.verify(suite.label("Hello"), as: .text, record: .missing))
            let reference = suite.file("Tests/__Snapshots__/GreetingTests/page.en.txt")
            XCTAssertEqual(try String(contentsOf: reference, encoding: .utf8).contains("label “Hello”"), true)
            XCTAssertNil(try suite.verify(suite.label("Hello"), as: .text))
            let failure = try XCTUnwrap(suite.verify(suite.label("Goodbye"), as: .text))
            XCTAssertTrue(failure.contains("-   label “Hello”\n+   label “Goodbye”"), failure)
            XCTAssertTrue(suite.exists("build/snapshots/GreetingTests/page.en.expected.txt"))
            let page = try String(contentsOf: suite.file("build/snapshots/index.html"), encoding: .utf8)
            XCTAssertTrue(page.contains("<pre>-   label “Hello”\n+   label “Goodbye”</pre>"), page)
        }
    }

    func testWhatIsRecordedFollowsTheMode() throws {
        try onMain {
            for (mode, missing, differing) in [
                (SnapshotRecording.all, true, true), (.failed, true, true), (.missing, true, false),
                (.never, false, false),
            ] {
                let suite = try Suite()
                let first = try suite.verify(suite.label("Hello"), record: mode)
                XCTAssertEqual(first == nil, missing, "\(mode)")
                XCTAssertNil(try suite.verify(suite.label("Hello"), record: .missing))
                let second = try suite.verify(suite.label("Goodbye"), record: mode)
                XCTAssertEqual(second == nil, differing, "\(mode)")
                // What was recorded is what is compared with.
                XCTAssertEqual(try suite.verify(suite.label("Goodbye")) == nil, differing, "\(mode)")
            }
        }
    }

    func testTheEnvironmentChoosesTheModeAndContinuousIntegrationRecordsNothing() {
        XCTAssertEqual(SnapshotRecording.current(in: [:]), .never)
        for mode in SnapshotRecording.allCases {
            let environment = ["PARLANCE_SNAPSHOTS": mode.rawValue]
            XCTAssertEqual(SnapshotRecording.current(in: environment), mode)
            XCTAssertEqual(SnapshotRecording.current(in: environment.merging(["CI": "true"]) { $1 }), .never)
            XCTAssertEqual(SnapshotRecording.current(in: environment.merging(["CI": ""]) { $1 }), mode)
        }
        XCTAssertEqual(SnapshotRecording.current(in: ["PARLANCE_SNAPSHOTS": "sometimes"]), .never)
    }

    /// X02: what is asked for in one language and shows another is no reference for either.
    func testAWindowInAnotherLanguageThanAskedForFails() throws {
        try onMain {
            let suite = try Suite()
            let failure = try suite.verify(suite.label("Hello"), language: Language("fr"), record: .all)
            XCTAssertEqual(failure, "page.fr is in en, not in fr")
            XCTAssertFalse(suite.exists("Tests/__Snapshots__/GreetingTests/page.fr.png"))
        }
    }

    func testPicturesOfAnotherToolkitAreSkippedWithTheReasonAndTextsAreNot() throws {
        try onMain {
            let suite = try Suite()
            XCTAssertNil(try suite.verify(suite.label("Hello"), record: .missing))
            XCTAssertNil(try suite.verify(suite.label("Hello"), as: .text, record: .missing))
            let versions = suite.file("Tests/__Snapshots__/versions.txt")
            XCTAssertEqual(try String(contentsOf: versions, encoding: .utf8), PinnedEnvironment.versions)
            try Data("GTK 4.99.1\n".utf8).write(to: versions)
            XCTAssertThrowsError(try suite.verify(suite.label("Hello"))) { error in
                XCTAssertTrue(error is XCTSkip)
                let reason = (error as? XCTSkip)?.message ?? ""
                XCTAssertTrue(reason.contains("GTK 4.99.1"), reason)
                XCTAssertTrue(reason.contains(PinnedEnvironment.versions.prefix { $0 != "\n" }), reason)
            }
            XCTAssertNil(try suite.verify(suite.label("Hello"), as: .text))
        }
    }

    func testAPictureAtScaleTwoHasFourTimesThePixelsAndAFileOfItsOwn() throws {
        try onMain {
            let suite = try Suite()
            let window = try suite.label("Hello")
            XCTAssertNil(try suite.verify(window, record: .missing))
            XCTAssertNil(try suite.verify(window, as: .image(scale: 2), record: .missing))
            let folder = suite.file("Tests/__Snapshots__/GreetingTests")
            let small = try Texture(file: folder.appendingPathComponent("page.en.png"))
            let large = try Texture(file: folder.appendingPathComponent("page.en@2x.png"))
            XCTAssertEqual(large.width, 2 * small.width)
            XCTAssertEqual(large.height, 2 * small.height)
        }
    }
}

/// A package with one suite of tests, of one page.
@MainActor
private final class Suite {
    private let folder: TemporaryFolder
    private var window: Window?

    init() throws {
        folder = try TemporaryFolder(["Package.swift": "", "Tests/GreetingTests.swift": ""])
        Localizer.shared = Localizer(resources: ResourceBundle(folders: []), systemLanguages: ["en"])
    }

    isolated deinit {
        window?.destroy()
    }

    func file(_ path: String) -> URL { folder.file(path) }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: file(path).path) }

    /// Everything left in `build/snapshots`.
    func left() throws -> [String] {
        let names = FileManager.default.enumerator(atPath: file("build/snapshots").path)?.compactMap {
            $0 as? String
        }
        return (names ?? []).filter { $0.contains(".") }.sorted()
    }

    func label(_ text: String, width: Int32 = 200) throws -> Window {
        let window = Window()
        window.setDefaultSize(width: width, height: 100)
        window.child = Label(text)
        return open(window)
    }

    /// A window with so many black points of one pixel.
    func dotted(dots: Int) throws -> Window {
        let file = folder.file("dots.svg")
        let points = (0..<dots).map { "<rect x='\($0 * 3 + 2)' y='2' width='1' height='1'/>" }.joined()
        try Data("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'>\(points)</svg>".utf8).write(
            to: file
        )
        let picture = Picture()
        picture.show(try Texture(file: file))
        picture.align(horizontally: .center, vertically: .center)
        let window = Window()
        window.setDefaultSize(width: 200, height: 100)
        window.child = picture
        return open(window)
    }

    private func open(_ window: Window) -> Window {
        self.window?.destroy()
        self.window = window
        window.present()
        return window
    }

    func verify(
        _ widget: Widget,
        as format: SnapshotFormat = .image,
        language: Language? = nil,
        record: SnapshotRecording = .never
    ) throws -> String? {
        try verifySnapshot(
            of: widget,
            as: format,
            named: "page",
            language: language,
            record: record,
            file: file("Tests/GreetingTests.swift").path
        )
    }
}
