import Foundation
import Gtk
import ParlanceGtk
import TestSupport
import XCTest

@testable import ParlanceApp

/// `parlance --screenshots` and the README's example, as processes of their own.
final class ScreenshotProgramTests: ScreenshotTestCase {
    /// B3, B4, B5: every page in every language, and nothing is wrong with any.
    func testTheAppHasNoFindingsInAnyLanguage() throws {
        let folder = try TemporaryFolder()
        let outcome = try take(in: folder)
        XCTAssertEqual(outcome.status, 0, outcome.output)
        let report = try report(in: folder)
        XCTAssertEqual(report.findings, [])
        let languages = [
            "ar", "de", "en", "fr", "id", "ja", "ko", "ru", "zh-Hans", "zh-Hant", "en-XA", "ar-XB", "en-XC",
        ]
        let pages = onMain { AppPages.all.map(\.name) }
        XCTAssertEqual(report.pictures.count, languages.count * pages.count * 4)
        for look in ["refresh", "rebuild", "refresh-dark", "rebuild-dark"] {
            for language in languages {
                for page in pages {
                    let picture = try Data(contentsOf: folder.file("\(look)/\(page).\(language).png"))
                    XCTAssertEqual(picture.prefix(4), Data([0x89, 0x50, 0x4E, 0x47]))
                }
            }
        }
        XCTAssertTrue(
            outcome.output.contains("\(report.pictures.count) pictures and 0 findings"),
            outcome.output
        )
    }

    func testTwoRunsGiveTheSameBytesAndOneLanguageIsEnough() throws {
        let first = try TemporaryFolder()
        let second = try TemporaryFolder()
        for folder in [first, second] { _ = try take(["--language", "zh-Hans"], in: folder) }
        let report = try report(in: first)
        XCTAssertEqual(Set(report.pictures.map(\.language)), ["zh-Hans"])
        for picture in report.pictures {
            XCTAssertEqual(
                try Data(contentsOf: first.file(picture.file)),
                try Data(contentsOf: second.file(picture.file))
            )
        }
    }

    func testTheReadmesExampleTakesThePicturesOfItsPages() throws {
        let greeting = { (hello: String, bye: String) in
            "\"window.title\" = \"\(hello)\"; greeting = \"\(hello), %@\"; farewell = \"\(bye), %@\";"
        }
        let prefix = try TemporaryFolder([
            "share/hello/en.lproj/Localizable.strings": greeting("Hello", "Goodbye"),
            "share/hello/fr.lproj/Localizable.strings": greeting("Bonjour", "Au revoir"),
        ])
        try FileManager.default.createDirectory(at: prefix.file("bin"), withIntermediateDirectories: true)
        let program = prefix.file("bin/hello")
        try FileManager.default.copyItem(at: builtProgram("HelloScreenshots"), to: program)
        let outcome = try runToEnd(program, [], in: prefix.url)
        XCTAssertEqual(outcome.status, 0, outcome.output)
        let report = try report(in: prefix, "screenshots/report.json")
        XCTAssertEqual(report.findings, [])
        // Two pages in two languages and three pseudolanguages, two strategies, light and dark.
        XCTAssertEqual(report.pictures.count, 40)
        XCTAssertNoThrow(try Data(contentsOf: prefix.file("screenshots/refresh/farewell.fr.png")))
    }

    func testTheReadmeShowsTheExampleThatIsTested() throws {
        let readme = try String(
            contentsOf: packageFolder.appendingPathComponent("README.md"),
            encoding: .utf8
        )
        let file = packageFolder.appendingPathComponent("Tests/HelloScreenshots/main.swift")
        XCTAssertTrue(readme.contains("```swift\n\(try String(contentsOf: file, encoding: .utf8))```"))
    }

    func testOnATerminalItTellsHowFarItIsAndElsewhereItDoesNot() throws {
        let folder = try TemporaryFolder()
        let resources = packageFolder.appendingPathComponent("Resources").path
        let command =
            "'\(builtProgram("parlance").path)' --language ko --resources '\(resources)' --screenshots pictures"
        let script = URL(fileURLWithPath: "/usr/bin/script")
        let shown = try runToEnd(script, ["-qec", command, "/dev/null"], in: folder.url)
        XCTAssertEqual(shown.status, 0, shown.output)
        let pages = onMain { AppPages.all.count }
        XCTAssertTrue(
            shown.output.contains("1 of 1 languages: \(pages * 4) pictures, 0 findings"),
            shown.output
        )
        let piped = try runToEnd(URL(fileURLWithPath: "/bin/sh"), ["-c", command], in: folder.url)
        XCTAssertFalse(piped.output.contains("1 of 1 languages"), piped.output)
    }

    /// A worker that does not come back is told with what it said.
    func testAWorkerThatEndsEarlyIsAnError() throws {
        let folder = try TemporaryFolder()
        let outcome = try take(in: folder, environment: ["PARLANCE_SCREENSHOT_LANGUAGE": "tlh"])
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.output.contains("There is no language tlh"), outcome.output)
    }
}

private func take(
    _ arguments: [String] = [],
    in folder: TemporaryFolder,
    environment: [String: String] = [:]
) throws -> (status: Int32, output: String) {
    let resources = ["--resources", packageFolder.appendingPathComponent("Resources").path]
    return try runToEnd(
        builtProgram("parlance"),
        resources + ["--screenshots", folder.url.path] + arguments,
        environment: environment
    )
}

private func report(in folder: TemporaryFolder, _ name: String = "report.json") throws -> ScreenshotReport {
    try JSONDecoder().decode(ScreenshotReport.self, from: Data(contentsOf: folder.file(name)))
}
