import Foundation
import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import TestSupport
import XCTest

/// A test on pictures, in the pinned environment.
class ScreenshotTestCase: GtkTestCase {
    override func setUpWithError() throws {
        try XCTSkipUnless(onMain { PinnedEnvironment.start() }, "There is no display to put widgets on")
    }

    override func tearDown() {
        onMain { PinnedEnvironment.scheme = .light }
    }
}

let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A program beside the tests, as SwiftPM has built it.
func builtProgram(_ name: String) -> URL {
    Bundle.main.bundleURL.appendingPathComponent(name)
}

/// Runs a program to its end.
///
/// - Returns: its status and all that it wrote.
func runToEnd(
    _ program: URL,
    _ arguments: [String],
    in folder: URL? = nil,
    environment: [String: String] = [:]
) throws -> (status: Int32, output: String) {
    let output = try TemporaryFolder(["output": ""])
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let file = try FileHandle(forWritingTo: output.file("output"))
    process.standardOutput = file
    process.standardError = file
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: output.file("output"), encoding: .utf8))
}
