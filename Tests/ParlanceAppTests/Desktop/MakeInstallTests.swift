import Foundation
import GtkTestSupport
import TestSupport
import XCTest

/// `make install` and `make uninstall`.
final class MakeInstallTests: GtkTestCase {
    func testInstallingPutsEverythingInItsPlaceAndUninstallingLeavesNothing() throws {
        let installation = try Installation()
        let prefix = installation.prefix
        let resources = "share/parlance/"
        XCTAssertEqual(
            prefix.files.filter { !$0.hasPrefix(resources) },
            [
                "bin/lproj", "bin/parlance", "share/applications/org.parlance.Parlance.desktop",
                "share/bash-completion/completions/lproj",
                "share/dbus-1/services/org.parlance.Parlance.service",
                "share/fish/vendor_completions.d/lproj.fish",
                "share/icons/hicolor/scalable/apps/org.parlance.Parlance.svg",
                "share/icons/hicolor/symbolic/apps/org.parlance.Parlance-symbolic.svg",
                "share/man/man1/lproj.1", "share/man/man1/parlance.1",
                "share/metainfo/org.parlance.Parlance.metainfo.xml", "share/zsh/site-functions/_lproj",
            ]
        )
        for file in [
            "Info.plist", "zh-Hant.lproj/InfoPlist.strings", "ParlanceGtk/ar.lproj/ParlanceGtk.strings",
        ] {
            XCTAssertTrue(prefix.files.contains(resources + file), file)
        }
        try make("uninstall", "PREFIX=\(prefix.url.path)")
        XCTAssertEqual(prefix.files, [])
    }

    func testALanguageThatIsNoLongerShippedGoesWithTheNextInstallation() throws {
        let installation = try Installation()
        try installation.prefix.write("", to: "share/parlance/tlh.lproj/Localizable.strings")
        try installation.install()
        XCTAssertFalse(installation.prefix.files.contains { $0.contains("tlh.lproj") })
        XCTAssertTrue(installation.prefix.files.contains { $0.contains("fr.lproj") })
    }

    func testAPackagersFolderIsNotInWhatIsInstalled() throws {
        try requireBuiltPrograms()
        let folder = try TemporaryFolder()
        try make("install", "PREFIX=/usr", "DESTDIR=\(folder.url.path)")
        for file in [
            "applications/org.parlance.Parlance.desktop", "dbus-1/services/org.parlance.Parlance.service",
        ] {
            let text = try String(contentsOf: folder.file("usr/share/\(file)"), encoding: .utf8)
            XCTAssertTrue(text.contains("Exec=/usr/bin/parlance"), text)
            XCTAssertFalse(text.contains(folder.url.path), text)
        }
    }

    func testTheProgramsBringTheSwiftRuntimeWithThem() throws {
        let installation = try Installation()
        for name in ["parlance", "lproj"] {
            let program = installation.prefix.file("bin/\(name)")
            let dynamic = try Run(
                ["--dynamic", program.path],
                program: URL(fileURLWithPath: "/usr/bin/readelf")
            )
            XCTAssertTrue(dynamic.output.contains("(NEEDED)"), dynamic.errors)
            for library in ["swift", "Foundation", "dispatch", "BlocksRuntime", "RUNPATH", "RPATH"] {
                XCTAssertFalse(dynamic.output.contains(library), dynamic.output)
            }
            // ICU's data and XML are there: the version is read from a property list.
            XCTAssertEqual(try Run(["--version"], program: program).output, "\(name) 0.1.0\n")
        }
        let match = try Run(
            ["match", "--available", "en,zh-Hans,zh-Hant", "--preferred", "zh-HK"],
            program: installation.prefix.file("bin/lproj")
        )
        XCTAssertEqual(match.output, "zh-Hant\n")
    }

    func testTheInstalledProgramShowsWhatTheBuiltOneShows() throws {
        let installation = try Installation()
        let resources = installation.prefix.file("share/parlance")
        // Two languages of them show it, in less time.
        for language in ["ar", "de", "fr", "id", "ja", "ko", "ru", "zh-Hant"] {
            try FileManager.default.removeItem(at: resources.appendingPathComponent("\(language).lproj"))
        }
        let folders = (installed: try TemporaryFolder(), built: try TemporaryFolder())
        let installed = try Run(
            ["--screenshots", folders.installed.url.path],
            program: installation.program,
            in: URL(fileURLWithPath: "/")
        )
        let built = try Run(["--resources", resources.path, "--screenshots", folders.built.url.path])
        XCTAssertEqual(installed.status, 0, installed.errors)
        XCTAssertEqual(built.status, 0, built.errors)
        for name in ["refresh/home.zh-Hans.png", "rebuild/friends.en.png"] {
            XCTAssertEqual(
                try Data(contentsOf: folders.installed.file(name)),
                try Data(contentsOf: folders.built.file(name)),
                name
            )
        }
    }

    /// A fault in the library's own table is told with its place, so that place is where it is read.
    func testTheLibrarysTextsAreReadWhereTheyAreInstalled() throws {
        try onMain {
            let installation = try Installation()
            let table = "share/parlance/ParlanceGtk/en.lproj/ParlanceGtk.strings"
            try installation.prefix.write("\"broken\" \"line\";\n", to: table)
            let program = try Running([], program: installation.program, home: TemporaryFolder())
            _ = try program.window(titled: "Parlance")
            let errors = program.stop()
            XCTAssertTrue(errors.contains("\(table):1:"), errors)
        }
    }

    func testTheManualPageNamesEveryOption() throws {
        let page = try String(
            contentsOf: AppFixture.resources.deletingLastPathComponent().appendingPathComponent(
                "data/parlance.1"
            ),
            encoding: .utf8
        ).replacingOccurrences(of: "\\-", with: "-")
        let help = try Run(["--help"]).output
        let options = help.matches(of: /--[a-z-]+/).map { String($0.output) }
        XCTAssertTrue(options.contains("--language"), help)
        for option in options { XCTAssertTrue(page.contains("\\fB\(option)\\fR"), option) }
    }
}
