import Foundation
import Parlance

/// Copies of this program that take the pictures of one language each, a few at a time.
struct ScreenshotWorkers {
    let folder: URL
    let languages: [Language]
    let count: Int

    private static let variable = "PARLANCE_SCREENSHOT_LANGUAGE"

    /// The tag of the language that this process is a worker for; nil where it is none.
    static var part: String? { ProcessInfo.processInfo.environment[variable] }

    /// Where a worker leaves its report.
    static func file(of part: String, in folder: URL) -> URL {
        folder.appendingPathComponent(".\(part).json")
    }

    /// Runs them all and puts their reports together, in the order of the languages.
    func run() throws -> ScreenshotReport {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var waiting = languages[...]
        var running: [(language: Language, process: Process)] = []
        var parts: [Language: ScreenshotReport] = [:]
        defer { for (_, process) in running { process.terminate() } }
        var progress = ScreenshotProgress(total: languages.count)
        while !waiting.isEmpty || !running.isEmpty {
            while running.count < count, let language = waiting.popFirst() {
                running.append((language, try start(language)))
            }
            guard let ended = running.firstIndex(where: { !$0.process.isRunning }) else {
                usleep(5_000)
                continue
            }
            let (language, process) = running.remove(at: ended)
            parts[language] = try report(of: language, process)
            progress.tell(parts.values.reduce(into: ScreenshotReport()) { $0.add($1) })
        }
        return languages.compactMap { parts[$0] }.reduce(into: ScreenshotReport()) { $0.add($1) }
    }

    private func start(_ language: Language) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = Array(CommandLine.arguments.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: language.tag]) {
            $1
        }
        process.standardOutput = FileHandle.nullDevice
        let log = log(of: language)
        try Data().write(to: log)
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        return process
    }

    private func report(of language: Language, _ process: Process) throws -> ScreenshotReport {
        let file = Self.file(of: language.tag, in: folder)
        defer { for file in [file, log(of: language)] { try? FileManager.default.removeItem(at: file) } }
        guard process.terminationReason == .exit, let data = try? Data(contentsOf: file) else {
            let reason = (try? String(contentsOf: log(of: language), encoding: .utf8)) ?? ""
            throw ScreenshotMatrix.Failure(
                description: "The pictures in \(language) were not taken: status \(process.terminationStatus)"
                    + (reason.isEmpty ? "" : "\n\(reason)")
            )
        }
        return try JSONDecoder().decode(ScreenshotReport.self, from: data)
    }

    /// What a worker says on its standard error, which is told where it fails.
    private func log(of language: Language) -> URL {
        folder.appendingPathComponent(".\(language).log")
    }
}
