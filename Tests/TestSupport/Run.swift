import Foundation

/// A program beside the tests, as SwiftPM has built it.
public func builtProgram(_ name: String) -> URL {
    Bundle.main.bundleURL.appendingPathComponent(name)
}

/// A run of a program to its end.
public struct Run {
    /// The exit status; the signal's number below zero where one ended the program.
    public let status: Int32
    public let output: String
    public let errors: String

    /// - Parameters:
    ///   - environment: what is set besides the environment of the tests; an empty text unsets.
    ///   - folder: where the program is started; nil for where the tests are.
    public init(
        _ arguments: [String],
        program: URL,
        environment: [String: String] = [:],
        in folder: URL? = nil
    ) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .filter { !$0.value.isEmpty }
        if let folder { process.currentDirectoryURL = folder }
        let files = try TemporaryFolder(["out": "", "err": ""])
        process.standardOutput = try FileHandle(forWritingTo: files.file("out"))
        process.standardError = try FileHandle(forWritingTo: files.file("err"))
        try process.run()
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        output = try String(contentsOf: files.file("out"), encoding: .utf8)
        errors = try String(contentsOf: files.file("err"), encoding: .utf8)
    }
}

/// Runs a shell command and returns what it printed, without the line's end.
@discardableResult
public func shell(_ command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
}
