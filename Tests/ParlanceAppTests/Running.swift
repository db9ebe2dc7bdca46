import Foundation
import Gtk
import TestSupport
import XCTest

extension Run {
    /// A run of the reference app as it was built.
    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        try self.init(arguments, program: builtProgram("parlance"), environment: environment)
    }
}

/// The program with its window open.
@MainActor
final class Running {
    private let process = Process()
    private let files: TemporaryFolder

    /// - Parameters:
    ///   - home: the folder that takes the place of the person's settings.
    ///   - languages: the system's languages, as `LANGUAGE` holds them.
    ///   - environment: what is set besides; an empty text unsets.
    init(
        _ arguments: [String],
        program: URL = builtProgram("parlance"),
        home: TemporaryFolder,
        languages: String = "",
        environment: [String: String] = [:]
    ) throws {
        files = try TemporaryFolder(["err": ""])
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "XDG_CONFIG_HOME": home.url.path, "LC_ALL": "C.UTF-8", "LANGUAGE": languages,
            "GSK_RENDERER": "cairo",
            // No session bus: each start is a program of its own. GTK 4.8 then must not find the
            // accessibility bus of another session either, or it emits a signal without a path.
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "GTK_A11Y": "none",
        ]) { $1 }.merging(environment) { $1 }.filter { !$0.value.isEmpty }
        process.standardError = try FileHandle(forWritingTo: files.file("err"))
        try process.run()
    }

    var processIdentifier: pid_t { process.processIdentifier }

    /// Waits for the program's window and returns its number.
    func window(titled title: String) throws -> String {
        let find =
            "xdotool search --all --onlyvisible --pid \(process.processIdentifier) --name '^\(title)$' | head -n 1"
        for _ in 0..<200 {
            if let id = try? shell(find), !id.isEmpty { return id }
            guard process.isRunning else { break }
            usleep(100_000)
        }
        let names = try? shell(
            "xdotool search --onlyvisible --pid \(process.processIdentifier) getwindowname %@"
        )
        throw Missing(description: "no window “\(title)”, but \(names ?? "none"); \(errors)")
    }

    /// Waits until the program has written a text to standard error.
    func wait(forError text: String) throws {
        for _ in 0..<200 where process.isRunning && !errors.contains(text) { usleep(100_000) }
        guard errors.contains(text) else { throw Missing(description: "no “\(text)” in: \(errors)") }
    }

    /// Waits for the program to end by itself.
    func end() throws -> Int32 {
        for _ in 0..<100 where process.isRunning { usleep(100_000) }
        guard !process.isRunning else {
            _ = stop()
            throw Missing(description: "the program goes on")
        }
        return process.terminationStatus
    }

    /// Ends the program from outside; returns what it wrote to standard error.
    @discardableResult
    func stop() -> String {
        process.terminate()
        process.waitUntilExit()
        return errors
    }

    private var errors: String { (try? String(contentsOf: files.file("err"), encoding: .utf8)) ?? "" }

    struct Missing: Error, CustomStringConvertible {
        let description: String
    }
}
