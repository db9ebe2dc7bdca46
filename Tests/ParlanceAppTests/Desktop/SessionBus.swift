import Foundation
import TestSupport

/// A session bus for one test, ended with the last reference to it.
final class SessionBus {
    private let process = Process()
    /// Where it listens, as `DBUS_SESSION_BUS_ADDRESS` holds it.
    let address: String

    /// - Parameter environment: what programs that the bus starts get, besides the environment of the tests.
    init(environment: [String: String]) throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        process.arguments = ["--session", "--nofork", "--nosyslog", "--print-address=1"]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .filter { !$0.value.isEmpty && $0.key != "DBUS_SESSION_BUS_ADDRESS" }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .newlines)
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }
}
