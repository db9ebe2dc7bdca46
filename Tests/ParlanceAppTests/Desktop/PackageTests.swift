import Foundation
import GtkTestSupport
import TestSupport
import XCTest

/// The Debian package.
final class PackageTests: GtkTestCase {
    func testThePackageInstallsRunsAndLeavesNothing() throws {
        try requireBuiltPrograms()
        // Packing well takes a minute and changes nothing that is tested.
        try make("deb", environment: ["DPKG_DEB_COMPRESSOR_TYPE": "gzip", "DPKG_DEB_COMPRESSOR_LEVEL": "1"])
        let built = AppFixture.resources.deletingLastPathComponent().appendingPathComponent("build")
        let architecture = try shell("dpkg --print-architecture")
        let package = built.appendingPathComponent("parlance_0.1.0_\(architecture).deb").path

        let depends = try shell("dpkg-deb --field '\(package)' Depends")
        for library in ["libgtk-4-1", "libglib2.0-0", "libc6", "libxml2"] {
            XCTAssertTrue(depends.contains(library), depends)
        }
        XCTAssertGreaterThan(Int(try shell("dpkg-deb --field '\(package)' Installed-Size")) ?? 0, 10_000)

        let root = try TemporaryFolder(["var/lib/dpkg/status": "", "var/lib/dpkg/updates/.keep": ""])
        try dpkg(root, "--force-depends", "--install", package)
        let owned = { root.files.filter { !$0.hasPrefix("var/lib/dpkg/") } }
        for file in [
            "usr/bin/parlance", "usr/share/doc/parlance/copyright", "usr/share/doc/parlance/changelog.gz",
            "usr/share/man/man1/parlance.1.gz", "usr/share/applications/org.parlance.Parlance.desktop",
        ] {
            XCTAssertTrue(owned().contains(file), file)
        }
        try onMain {
            let program = try Running(
                [],
                program: root.file("usr/bin/parlance"),
                home: TemporaryFolder(),
                languages: "zh_TW"
            )
            _ = try program.window(titled: "言談")
            XCTAssertEqual(program.stop(), "")
        }
        try dpkg(root, "--purge", "parlance")
        XCTAssertEqual(owned(), [])
        XCTAssertFalse(FileManager.default.fileExists(atPath: root.file("usr").path))
    }
}

/// Runs dpkg on another root; the files in it seem to belong to root.
private func dpkg(_ root: TemporaryFolder, _ arguments: String...) throws {
    let run = try Run(
        ["dpkg", "--root=\(root.url.path)", "--log=/dev/null"] + arguments,
        program: URL(fileURLWithPath: "/usr/bin/fakeroot"),
        environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"]
    )
    XCTAssertEqual(run.status, 0, run.output + run.errors)
}
