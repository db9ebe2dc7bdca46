import Foundation
import Gtk
import GtkTestSupport
import Parlance
import TestSupport
import XCTest

@testable import ParlanceApp

/// Z2: what the desktop is told of the app.
final class DesktopEntryTests: GtkTestCase {
    func testTheEntryAndTheMetainfoAreValid() throws {
        let prefix = try Installation().prefix
        let entry = try Run(
            [prefix.file("share/applications/org.parlance.Parlance.desktop").path],
            program: URL(fileURLWithPath: "/usr/bin/desktop-file-validate")
        )
        XCTAssertEqual(entry.output + entry.errors, "")
        XCTAssertEqual(entry.status, 0)
        let metainfo = try Run(
            [
                "validate", "--no-net", "--strict",
                prefix.file("share/metainfo/org.parlance.Parlance.metainfo.xml").path,
            ],
            program: URL(fileURLWithPath: "/usr/bin/appstreamcli")
        )
        XCTAssertEqual(metainfo.status, 0, metainfo.output + metainfo.errors)
    }

    /// As GLib reads the entry, for each language that the app is in and for readers of its neighbours.
    func testTheEntryHasTheAppsNameInTheReadersLanguage() throws {
        let installation = try Installation()
        let names = [
            "zh_TW": "言談", "zh_HK": "言談", "zh_CN": "言谈", "zh_SG": "言谈", "ja": "語り口", "ko": "말씨",
            "ru": "Говор",
            "ar": "لسان", "ar_EG": "لسان", "id": "Tutur", "de": "Parlance", "de_AT": "Parlance",
            "fr": "Parlance",
            "en_GB": "Parlance", "pt_BR": "Parlance",
        ]
        for (language, name) in names {
            XCTAssertEqual(try texts(of: installation, in: language).first, name, language)
        }
        XCTAssertEqual(try texts(of: installation, in: "zh_TW").last, "在應用程式執行時切換語言")
        XCTAssertEqual(
            try texts(of: installation, in: "de_AT").last,
            "Die Sprache einer App wechseln, während sie läuft"
        )
    }

    /// Each language's own table is what its entry says, whatever languages there are.
    func testEveryLanguageOfTheAppHasItsNameInTheEntry() throws {
        let installation = try Installation()
        let resources = ResourceBundle(folders: [AppFixture.resources])
        XCTAssertGreaterThan(resources.languages.count, 1)
        for language in resources.languages {
            let localizer = Localizer(resources: resources, override: language.tag)
            XCTAssertEqual(
                try texts(of: installation, in: language.localeName),
                [
                    localizer.string("CFBundleDisplayName", table: "InfoPlist"),
                    localizer.string("summary", table: "Desktop"),
                ],
                language.tag
            )
        }
    }

    func testTheAppStartsFromItsEntryInAnyFolder() throws {
        try onMain {
            let installation = try Installation()
            let home = try TemporaryFolder()
            let launch = try Run(
                ["org.parlance.Parlance.desktop", "start"],
                program: builtProgram("Launcher"),
                environment: installation.environment.merging([
                    "LANGUAGE": "zh_TW", "LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": home.url.path,
                    "GSK_RENDERER": "cairo", "GTK_A11Y": "none",
                ]) { $1 },
                in: URL(fileURLWithPath: "/")
            )
            XCTAssertEqual(launch.status, 0, launch.errors)
            let program = try OpenedWindow(titled: "言談")
            defer { program.end() }
            XCTAssertEqual(program.commandLine, [installation.program.path])
        }
    }

    func testTheAppsIconsAreFoundFromTheSourceTree() throws {
        onMain {
            AppIcon.find(beside: [AppFixture.resources])
            XCTAssertTrue(IconTheme.contains("org.parlance.Parlance"))
            XCTAssertTrue(IconTheme.contains("org.parlance.Parlance-symbolic"))
        }
    }

    /// The version stands in what the app, the software centre and the package read.
    func testThereIsOneVersion() throws {
        let root = AppFixture.resources.deletingLastPathComponent()
        let version = ResourceBundle(folders: [AppFixture.resources]).information(
            for: "CFBundleShortVersionString"
        )
        let metainfo = try String(
            contentsOf: root.appendingPathComponent("data/org.parlance.Parlance.metainfo.xml.in"),
            encoding: .utf8
        )
        let changes = try String(
            contentsOf: root.appendingPathComponent("data/debian/changelog"),
            encoding: .utf8
        )
        XCTAssertEqual(
            metainfo.firstMatch(of: /<release version="([^"]*)"/).map { String($0.output.1) },
            version
        )
        XCTAssertEqual(changes.firstMatch(of: /^parlance \(([^)]*)\)/).map { String($0.output.1) }, version)
    }
}

/// The name and the comment of the installed entry, as GLib reads them for a language.
private func texts(of installation: Installation, in language: String) throws -> [String] {
    let run = try Run(
        ["org.parlance.Parlance.desktop"],
        program: builtProgram("Launcher"),
        environment: installation.environment.merging(["LANGUAGE": language, "LC_ALL": "C.UTF-8"]) { $1 }
    )
    XCTAssertEqual(run.status, 0, run.errors)
    return run.output.split(separator: "\n").map(String.init)
}
