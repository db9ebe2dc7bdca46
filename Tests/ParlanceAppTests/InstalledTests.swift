import Foundation
import GtkTestSupport
import TestSupport
import XCTest

/// Programs in the folders of an installation, away from the tree they were built in.
final class InstalledTests: GtkTestCase {
    func testTheProgramFindsItsResourcesInThePrefixItIsInstalledIn() throws {
        try onMain {
            let prefix = try TemporaryFolder()
            let program = try install("parlance", in: prefix)
            let missing = try Run(
                ["--version"],
                program: program,
                environment: ["XDG_DATA_DIRS": "/nonexistent"]
            )
            XCTAssertEqual(missing.status, 2)
            XCTAssertTrue(missing.errors.contains("share/parlance"), missing.errors)
            try FileManager.default.createDirectory(
                at: prefix.file("share"),
                withIntermediateDirectories: true
            )
            try FileManager.default.copyItem(at: AppFixture.resources, to: prefix.file("share/parlance"))
            XCTAssertEqual(try Run(["--version"], program: program).output, "parlance 0.1.0\n")
        }
    }

    func testTheProgramFindsItsResourcesInTheDataFolders() throws {
        try onMain {
            let prefix = try TemporaryFolder()
            let data = try TemporaryFolder()
            let program = try install("parlance", in: prefix)
            try FileManager.default.copyItem(at: AppFixture.resources, to: data.file("parlance"))
            let run = try Run(["--version"], program: program, environment: ["XDG_DATA_DIRS": data.url.path])
            XCTAssertEqual(run.output, "parlance 0.1.0\n")
        }
    }

    func testTheReadmesExampleRunsInTheLanguageOfTheSystem() throws {
        try onMain {
            let prefix = try TemporaryFolder([
                "share/hello/en.lproj/Localizable.strings":
                    "\"window.title\" = \"Greetings\"; greeting = \"Hello, %@\";",
                "share/hello/fr.lproj/Localizable.strings":
                    "\"window.title\" = \"Salutations\"; greeting = \"Bonjour %@\";",
            ])
            let program = try Running(
                [],
                program: install("hello", builtAs: "Hello", in: prefix),
                home: prefix,
                languages: "fr"
            )
            _ = try program.window(titled: "Salutations")
            XCTAssertFalse(program.stop().contains("warning:"))
        }
    }

    func testTheReadmeShowsTheExampleThatIsTested() throws {
        let root = AppFixture.resources.deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let source = try String(
            contentsOf: root.appendingPathComponent("Tests/Hello/main.swift"),
            encoding: .utf8
        )
        XCTAssertTrue(readme.contains("```swift\n\(source)```"))
    }
}

private func install(_ name: String, builtAs built: String? = nil, in prefix: TemporaryFolder) throws -> URL {
    let program = prefix.file("bin/\(name)")
    try FileManager.default.createDirectory(at: prefix.file("bin"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: builtProgram(built ?? name), to: program)
    return program
}
