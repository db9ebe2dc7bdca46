import Foundation
import TestSupport
import XCTest

/// What `make install` puts into a prefix of its own.
struct Installation {
    let prefix: TemporaryFolder

    /// Installs the programs as they are built.
    init() throws {
        try requireBuiltPrograms()
        prefix = try TemporaryFolder()
        try install()
    }

    /// Installs again, over what is there.
    func install() throws {
        try make("install", "PREFIX=\(prefix.url.path)")
    }

    /// The reference app.
    var program: URL { prefix.file("bin/parlance") }

    /// The environment of a desktop that looks into the prefix, too.
    var environment: [String: String] {
        ["XDG_DATA_DIRS": "\(prefix.file("share").path):/usr/local/share:/usr/share"]
    }
}

/// Skips a test where what it installs need not be there.
func requireBuiltPrograms() throws {
    try XCTSkipUnless(
        ProcessInfo.processInfo.environment["PARLANCE_TEST_INSTALL"] != nil,
        "`make test` builds what is installed here, `swift test` alone does not"
    )
}

/// Makes a target of the Makefile.
func make(_ arguments: String..., environment: [String: String] = [:]) throws {
    let root = AppFixture.resources.deletingLastPathComponent()
    let run = try Run(
        // Within the tests SwiftPM would wait for itself: what is not up to date fails instead.
        ["--directory", root.path, "SWIFT=false"] + arguments,
        program: URL(fileURLWithPath: "/usr/bin/make"),
        // What the make that runs the tests was told is not for this one.
        environment: ["MAKEFLAGS": "", "MAKEOVERRIDES": "", "MAKELEVEL": ""].merging(environment) { $1 }
    )
    XCTAssertEqual(run.status, 0, run.errors)
}

extension TemporaryFolder {
    /// The paths of all files and links below the folder, sorted.
    var files: [String] {
        let found = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return found.filter {
            (try? url.appendingPathComponent($0).resourceValues(forKeys: [.isDirectoryKey]).isDirectory)
                == false
        }.sorted()
    }
}
