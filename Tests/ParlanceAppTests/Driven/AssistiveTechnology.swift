import Foundation
import TestSupport

/// Assistive technology as a program of its own, which sees other programs over the accessibility bus of a session.
final class AssistiveTechnology {
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()
    private let errors: TemporaryFolder

    /// - Parameter environment: how the session's bus is found.
    init(environment: [String: String]) throws {
        errors = try TemporaryFolder(["err": ""])
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("assistive.py")
                .path
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = requests
        process.standardOutput = answers
        process.standardError = try FileHandle(forWritingTo: errors.file("err"))
        try process.run()
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// Everything a program says of itself; nil while it says nothing.
    func read(_ program: pid_t) throws -> AccessibleTree? {
        let objects = try ask(["read": program], as: [AccessibleObject]?.self)
        return objects.map(AccessibleTree.init)
    }

    /// The names of what an object can do.
    func actions(of object: AccessibleObject) throws -> [String] {
        try ask(["actions": object.path], as: [String]?.self) ?? []
    }

    /// Has an object do something it can; false where it cannot.
    func perform(_ action: String, on object: AccessibleObject) throws -> Bool {
        guard let index = try actions(of: object).firstIndex(of: action) else { return false }
        return try ask(["press": object.path, "action": index], as: Bool?.self) ?? false
    }

    /// Selects one of an object's children; false where there is no such.
    func select(_ index: Int, in object: AccessibleObject) throws -> Bool {
        try ask(["choose": object.path, "child": index], as: Bool?.self) ?? false
    }

    private func ask<Answer: Decodable>(_ request: [String: Any], as answer: Answer.Type) throws -> Answer {
        let line = try JSONSerialization.data(withJSONObject: request) + Data("\n".utf8)
        try requests.fileHandleForWriting.write(contentsOf: line)
        var data = Data()
        while data.last != UInt8(ascii: "\n") {
            let more = answers.fileHandleForReading.availableData
            guard !more.isEmpty else {
                throw Running.Missing(
                    description: (try? String(contentsOf: errors.file("err"), encoding: .utf8)) ?? ""
                )
            }
            data += more
        }
        return try JSONDecoder().decode(answer, from: data)
    }
}
