import Foundation
import GtkTestSupport
import TestSupport
import XCTest

/// The app on a Wayland display.
final class WaylandTests: GtkTestCase {
    func testTheWindowIsThereWithItsNameAndTheNameOfItsEntry() throws {
        try onMain {
            let display = try Weston()
            let program = try Running(
                [],
                home: TemporaryFolder(),
                languages: "zh_TW",
                environment: display.environment.merging(["WAYLAND_DEBUG": "client"]) { $1 }
            )
            try program.wait(forError: "set_title(\"言談\")")
            try program.wait(forError: "set_app_id(\"org.parlance.Parlance\")")
            // A configured surface with content is a window on the screen.
            try program.wait(forError: "ack_configure")
            try program.wait(forError: ".attach(wl_buffer")
            program.stop()
        }
    }

    /// The tests of switching, run once more by a process that has no other display.
    func testSwitchingWorksAsItDoesOnX11() throws {
        let display = try Weston()
        let names = [
            "testEveryTextOfEveryPageFollowsToEveryLanguageAndBack", "testNoFrameIsHalfSwitched",
            "testAfterARebuildThePersonIsOnTheSameTabWithTheirText",
        ]
        let run = try Run(
            [names.map { "ParlanceAppTests.LiveSwitchTests/\($0)" }.joined(separator: ",")],
            program: XCTUnwrap(Bundle.main.executableURL),
            environment: display.environment
        )
        XCTAssertEqual(run.status, 0, run.output + run.errors)
        let result = run.output + run.errors
        XCTAssertTrue(result.contains("Executed \(names.count) tests, with 0 failures"), result)
    }
}

/// A Wayland compositor without a screen, ended with the last reference to it.
private final class Weston {
    private let process = Process()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["log": ""])
        // A runtime folder is its owner's alone.
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/weston")
        process.arguments = [
            "--backend=headless-backend.so", "--socket=display", "--width=1280", "--height=1024",
            "--idle-time=0",
            "--no-config",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": folder.url.path]
        ) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: folder.file("log"))
        try process.run()
        for _ in 0..<100 where !FileManager.default.fileExists(atPath: folder.file("display").path) {
            usleep(100_000)
        }
    }

    /// What makes a program open its windows here and nowhere else.
    var environment: [String: String] {
        [
            "XDG_RUNTIME_DIR": folder.url.path, "WAYLAND_DISPLAY": "display", "DISPLAY": "",
            "GDK_BACKEND": "wayland",
        ]
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }
}
