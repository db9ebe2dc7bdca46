import Foundation
import Gtk
import Parlance
import ParlanceGtk
import TestSupport
import XCTest

/// The matrix over an app of two pages and a dialog, with one fault at a time and without any.
final class MatrixTests: ScreenshotTestCase {
    func testAnAppWithoutFaultsHasNoFindingsAndAllItsPictures() throws {
        try onMain {
            let (report, folder) = try pictures(of: SmallApp())
            XCTAssertEqual(report.findings, [])
            XCTAssertEqual(report.diagnostics, [])
            // Three pages in three languages, two strategies, light and dark.
            XCTAssertEqual(report.pictures.count, 36)
            for picture in report.pictures {
                let texture = try Texture(file: folder.file(picture.file))
                XCTAssertGreaterThan(texture.width, 100, picture.file)
                XCTAssertGreaterThan(picture.milliseconds, 0)
                XCTAssertTrue(picture.hasText)
            }
            XCTAssertEqual(
                Set(report.pictures.map(\.file).filter { $0.contains("greeting.fr") }),
                [
                    "refresh/greeting.fr.png", "rebuild/greeting.fr.png", "refresh-dark/greeting.fr.png",
                    "rebuild-dark/greeting.fr.png",
                ]
            )
            // Light and dark are not the same picture.
            XCTAssertEqual(Set(report.pictures.map(\.checksum)).count, 18)
            let json = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.file("report.json")))
            let object = try XCTUnwrap(json as? [String: Any])
            XCTAssertEqual((object["findings"] as? [Any])?.count, 0)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
            XCTAssertEqual(
                files,
                ["index.html", "rebuild", "rebuild-dark", "refresh", "refresh-dark", "report.json"]
            )
        }
    }

    /// B4: a text that nobody set again.
    func testAStaleLabelIsFoundWithItsPageLanguageWidgetAndText() throws {
        try onMain {
            let findings = try pictures(of: SmallApp(.staleLabel)).report.findings
            // A rebuild sets it again.
            XCTAssertEqual(Set(findings.filter { $0.kind == .stale }.map(\.strategy)), ["refresh"])
            let finding = try XCTUnwrap(findings.first { $0.kind == .stale && $0.language == "fr" })
            XCTAssertEqual(finding.page, "greeting")
            XCTAssertEqual(finding.widget, "GtkLabel “forgotten”")
            XCTAssertEqual(finding.text, "Goodbye, and come again")
            XCTAssertEqual(Set(findings.filter { $0.kind == .stale }.map(\.language)), ["en", "fr", "he"])
        }
    }

    /// B3: a live switch that gives another picture than a fresh start.
    func testAPictureThatDependsOnWhatWasBeforeIsFound() throws {
        try onMain {
            let (report, folder) = try pictures(of: SmallApp(.history), languages: ["en"])
            let finding = try XCTUnwrap(report.findings.first)
            XCTAssertEqual(finding.kind, .differsFromFreshStart)
            XCTAssertEqual(finding.page, "greeting")
            XCTAssertGreaterThan(finding.pixels ?? 0, 0)
            // What it should have been is there to look at.
            XCTAssertNoThrow(try Texture(file: folder.file("fresh/greeting.en.png")))
            XCTAssertEqual(Set(report.findings.map(\.page)), ["greeting"])
        }
    }

    /// B5: a label that is too narrow, by how much.
    func testALabelThatIsTooNarrowIsFoundWithTheMissingPixels() throws {
        try onMain {
            let findings = try pictures(of: SmallApp(.narrowLabel), languages: ["fr"]).report.findings
            XCTAssertEqual(Set(findings.map(\.kind)), [.clipped])
            let finding = try XCTUnwrap(findings.first)
            XCTAssertEqual(finding.widget, "GtkLabel “narrow”")
            XCTAssertEqual(finding.text, "Au revoir et à bientôt")
            XCTAssertEqual(finding.language, "fr")
            XCTAssertGreaterThan(finding.pixels ?? 0, 10)
        }
    }

    /// B5: a character that no font has.
    func testAMissingGlyphIsFound() throws {
        try onMain {
            let findings = try pictures(of: SmallApp(.missingGlyph), languages: ["en"]).report.findings
            XCTAssertEqual(Set(findings.map(\.kind)), [.clipped])
            XCTAssertEqual(findings.first?.widget, "GtkLabel “glyph”")
            XCTAssertTrue(findings.first?.message.contains("missing glyphs") == true)
        }
    }

    /// X02: a page that is pictured in another language than was asked for.
    func testAPageInTheWrongLanguageIsFound() throws {
        try onMain {
            let findings = try pictures(of: SmallApp(.wrongLanguage)).report.findings
            let wrong = findings.filter { $0.kind == .language }
            XCTAssertTrue(wrong.contains { $0.page == "farewell" && $0.language == "fr" })
            XCTAssertTrue(wrong.contains { $0.message == "the app is in en, not in fr" })
            XCTAssertFalse(wrong.contains { $0.language == "en" })
            // And all of them look the same.
            let same = findings.filter { $0.kind == .sameAsOtherLanguage }
            XCTAssertTrue(same.contains { $0.page == "farewell" && $0.message.hasSuffix("as in en") })
        }
    }

    /// X02: texts on the page that are bound to something in another language.
    func testATextThatFollowsAnotherLocalizerIsFound() throws {
        try onMain {
            let findings = try pictures(of: SmallApp(.otherLocalizer), languages: ["fr"]).report.findings
            let finding = try XCTUnwrap(findings.first { $0.kind == .language })
            XCTAssertEqual(finding.text, "Hello")
            XCTAssertEqual(finding.widget, "GtkLabel “greeting”")
        }
    }

    /// X02: a translation that was never made.
    func testTwoLanguagesWithTheSamePictureAreFound() throws {
        try onMain {
            let copy = ["de.lproj/Localizable.strings": SmallApp.texts["en.lproj/Localizable.strings"] ?? ""]
            let findings = try pictures(of: SmallApp(texts: copy)).report.findings
            XCTAssertEqual(Set(findings.map(\.kind)), [.sameAsOtherLanguage])
            XCTAssertEqual(Set(findings.map(\.page)), ["greeting", "farewell", "question"])
            XCTAssertTrue(findings.allSatisfy { $0.language == "en" && $0.message.hasSuffix("as in de") })
        }
    }

    /// X02: what has no text may look the same in all languages.
    func testAPageWithoutTextMayLookTheSameInAllLanguages() throws {
        try onMain {
            let untitled = "title=\"\";"
            let app = try SmallApp(
                texts: ["en.lproj/Localizable.strings": untitled, "fr.lproj/Localizable.strings": untitled]
            )
            let matrix = ScreenshotMatrix(
                of: app.resources,
                pages: [
                    ScreenshotPage("empty") { _ in }
                ],
                languages: ["en", "fr"].compactMap { Language($0) }
            ) { localizer in
                let window = Window()
                window.titlebar = Box(.horizontal)
                window.setDefaultSize(width: 300, height: 200)
                LocalizedWindow(window, title: "title", localizer: localizer) { Box(.vertical) }
                return window
            }
            let folder = try TemporaryFolder()
            let report = try matrix.write(to: folder.url)
            XCTAssertEqual(report.findings, [])
            XCTAssertEqual(Set(report.pictures.map(\.hasText)), [false])
            XCTAssertEqual(Set(report.pictures.map(\.checksum)).count, 2, "light and dark")
        }
    }

    func testAWindowThatRunsTheWrongWayIsFound() throws {
        try onMain {
            let findings = try pictures(of: SmallApp(.wrongDirection), languages: ["he"]).report.findings
            XCTAssertTrue(findings.contains { $0.kind == .direction && $0.page == "greeting" })
            let rightWay = try pictures(of: SmallApp(.wrongDirection), languages: ["fr"]).report.findings
            XCTAssertFalse(rightWay.contains { $0.kind == .direction })
        }
    }

    func testAPageThatDoesNotOpenIsAFindingAndTheOthersAreTaken() throws {
        try onMain {
            let app = try SmallApp()
            let matrix = ScreenshotMatrix(
                of: app.resources,
                pages: app.pages + [ScreenshotPage(apart: "nothing") { _ in nil }],
                languages: [app.resources.developmentLanguage],
                makeWindow: app.makeWindow
            )
            let folder = try TemporaryFolder()
            let report = try matrix.write(to: folder.url)
            XCTAssertEqual(Set(report.findings.map(\.kind)), [.failed])
            XCTAssertEqual(Set(report.findings.map(\.page)), ["nothing"])
            XCTAssertEqual(report.pictures.count, 12)
        }
    }

    /// The three pseudolanguages run through like any other language, and nothing is left in plain English.
    func testPseudolanguagesAreLanguagesOfTheMatrix() throws {
        try onMain {
            let tags = ["en-XA", "ar-XB", "en-XC"]
            let report = try pictures(of: SmallApp(), languages: tags).report
            XCTAssertEqual(report.findings, [])
            XCTAssertEqual(Set(report.pictures.map(\.language)), Set(tags))
            let stale = try pictures(of: SmallApp(.staleLabel), languages: ["en-XA"]).report.findings
            XCTAssertTrue(stale.contains { $0.kind == .stale && $0.widget == "GtkLabel “forgotten”" })
        }
    }
}

@MainActor
private func pictures(
    of app: SmallApp,
    languages: [String]? = nil
) throws -> (report: ScreenshotReport, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    return (try app.matrix(languages: languages).write(to: folder.url), folder)
}
