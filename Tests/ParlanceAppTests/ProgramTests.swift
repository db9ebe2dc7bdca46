import Foundation
import Gtk
import GtkTestSupport
import Parlance
import TestSupport
import XCTest

/// The program as a process of its own.
final class ProgramTests: GtkTestCase {
    func testTheVersionIsThatOfTheResources() throws {
        try onMain {
            let run = try Run(["--version"])
            XCTAssertEqual(run.output, "parlance 0.1.0\n")
            XCTAssertEqual(run.status, 0)
        }
    }

    func testAnUnknownLanguagePageStrategyOrOptionIsAClearErrorWithStatusTwo() throws {
        try onMain {
            let languages = "ar, de, en, fr, id, ja, ko, ru, zh-Hans, zh-Hant"
            for (arguments, words) in [
                (["--language", "tlh"], ["“tlh”", languages]),
                (["-AppleLanguages", "(tlh)"], ["“tlh”", languages]),
                (["-AppleLanguages", "(("], ["-AppleLanguages"]),
                (["-AppleLanguages"], ["-AppleLanguages"]),
                (
                    ["--page", "nowhere"],
                    [
                        "“nowhere”",
                        "home, friends, collection, subscriptions, mine, settings, general, language, policy",
                    ]
                ),
                (["--strategy", "magic"], ["“magic”", "refresh, rebuild"]),
                (["--colour"], ["--colour"]),
                (["--resources", "/nonexistent"], ["/nonexistent"]),
            ] {
                let run = try Run(arguments)
                XCTAssertEqual(run.status, 2, "\(arguments)")
                for word in words { XCTAssertTrue(run.errors.contains(word), run.errors) }
                XCTAssertEqual(run.errors.split(separator: "\n").count, 1, run.errors)
            }
        }
    }

    func testWithoutADisplayOneLineSaysSo() throws {
        try onMain {
            for arguments in [[], ["--screenshots", "/tmp/never"]] {
                let run = try Run(arguments, environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
                XCTAssertEqual(run.status, 1)
                XCTAssertEqual(run.errors.split(separator: "\n").count, 1, run.errors)
                XCTAssertTrue(run.errors.contains("no display"), run.errors)
            }
        }
    }

    /// A broken line costs one entry and is named with its place; the program runs.
    func testABrokenLineInATableIsNamedAndTheRestIsShown() throws {
        try onMain {
            let resources = try brokenResources()
            let pictures = try TemporaryFolder()
            let run = try Run(["--resources", resources.url.path, "--screenshots", pictures.url.path])
            XCTAssertTrue(run.errors.contains("fr.lproj/Localizable.strings:2:"), run.errors)
        }
    }

    /// Z3, S05, L01: the choice made in one process is the language of the next; "follow the system" is not.
    func testTheChoiceIsTheLanguageOfTheNextProcess() throws {
        try onMain {
            let home = try TemporaryFolder()
            let store = LanguageStore(file: home.file("parlance.plist"))
            let app = try AppFixture(store: store)
            XCTAssertFalse(FileManager.default.fileExists(atPath: store.file.path), "nobody has chosen yet")
            app.choose("zh-Hans")
            try expectTitle("言谈", of: home, languages: "fr")
            app.choose(nil)
            app.window.destroy()
            try expectTitle("言談", of: home, languages: "zh_TW")
        }
    }

    /// D7, U5, S07: a language for one run leaves the stored one as it is.
    func testALanguageForOneRunLeavesTheStoredOne() throws {
        try onMain {
            let home = try TemporaryFolder()
            try LanguageStore(file: home.file("parlance.plist")).save(.language("zh-Hant")) { _ in }
            let before = try Data(contentsOf: home.file("parlance.plist"))
            try expectTitle("言谈", of: home, arguments: ["--language", "zh-hans"])
            try expectTitle("言谈", of: home, arguments: ["-AppleLanguages", "(zh-Hans, en)"])
            XCTAssertEqual(try Data(contentsOf: home.file("parlance.plist")), before)
            try expectTitle("言談", of: home)
        }
    }

    /// S02: what the store holds by mistake is told, and the window is there all the same.
    func testADamagedStoreLeavesAUsableWindowAndAMessage() throws {
        try onMain {
            for (content, word) in [
                ("not a property list", "damaged"), ("{ AppleLanguages = { a = b; }; }", "AppleLanguages"),
                ("{ AppleLanguages = (temp); }", ""),
            ] {
                let home = try TemporaryFolder(["parlance.plist": content])
                let errors = try expectTitle("言談", of: home, languages: "zh_TW")
                XCTAssertTrue(errors.contains(word) || word.isEmpty, errors)
                XCTAssertEqual(try String(contentsOf: home.file("parlance.plist"), encoding: .utf8), content)
            }
        }
    }

    /// A store that cannot be written to is told, and the choice holds for the run.
    func testAnUnwritableStoreIsToldAndTheChoiceHolds() throws {
        try onMain {
            let home = try TemporaryFolder(["file": ""])
            // A file stands where the folder should be; unlike permissions, this stops the superuser too.
            let app = try AppFixture(store: LanguageStore(file: home.file("file/parlance.plist")))
            app.choose("fr")
            XCTAssertEqual(app.localizer.language.tag, "fr")
            XCTAssertTrue(app.diagnostics.all.contains { $0.message.contains("cannot be saved") })
            XCTAssertEqual(app.picker?.selectedIndex, 4)
            app.window.destroy()
        }
    }

    /// Ctrl+Q ends the program.
    func testControlQEndsTheProgram() throws {
        try onMain {
            let home = try TemporaryFolder()
            let program = try Running([], home: home)
            let window = try program.window(titled: "Parlance")
            try shell("xdotool windowfocus --sync \(window) && xdotool key --window \(window) ctrl+q")
            XCTAssertEqual(try program.end(), 0)
        }
    }
}

/// Starts the program and waits for a window with a title.
///
/// - Returns: what it wrote to standard error.
@MainActor
@discardableResult
private func expectTitle(
    _ title: String,
    of home: TemporaryFolder,
    languages: String = "",
    arguments: [String] = []
) throws -> String {
    let program = try Running(arguments, home: home, languages: languages)
    _ = try program.window(titled: title)
    return program.stop()
}

/// The app's resources in a few languages.
@MainActor
private func copiedResources(_ languages: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in languages.map({ "\($0).lproj" }) + ["Info.plist"] {
        let source = AppFixture.resources.appendingPathComponent(name)
        try FileManager.default.copyItem(at: source, to: folder.file(name))
    }
    return folder
}

/// The app's resources with a fault on the second line of a French table.
@MainActor
private func brokenResources() throws -> TemporaryFolder {
    let folder = try copiedResources(["en", "fr"])
    let table = try String(contentsOf: folder.file("fr.lproj/Localizable.strings"), encoding: .utf8)
    try folder.write("/* first */\n\"broken\" \"line\";\n" + table, to: "fr.lproj/Localizable.strings")
    return folder
}
