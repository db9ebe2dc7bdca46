import Foundation

/// What the command-line tool takes for the texts of a large app, 20,000 in each of five languages, compared with
/// gettext's tools.
///
/// The clock on the wall, as a person waits for it; both read and write files that the system has in memory.
struct ToolRows {
    private static let languages = ["en", "de", "fr", "es", "it"]
    private static let gettext = URL(fileURLWithPath: "/usr/bin")

    private let resources: URL
    /// The same texts for gettext, a catalog for each translation.
    private let catalogs: [String]
    private let template: String
    private let tool = Bundle.main.bundleURL.appendingPathComponent("lproj")

    /// Whether there is something to compare with.
    static var isGettextInstalled: Bool {
        ["msgfmt", "msgmerge"].allSatisfy {
            FileManager.default.isExecutableFile(atPath: gettext.appendingPathComponent($0).path)
        }
    }

    init(_ fixture: Fixture) throws {
        resources = fixture.folder.appendingPathComponent("tool")
        for language in Self.languages {
            let folder = resources.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let texts = ["", "more."].flatMap { start in
                fixture.entries.map { entry in
                    let key = start + entry.key
                    return "/* What \(key) says */\n\"\(key)\" = \"\(language): \(entry.text)\";\n\n"
                }
            }
            try Data(texts.joined().utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
        }
        let table = resources.appendingPathComponent("en.lproj/Localizable.strings").path
        let paths = Self.languages.map { fixture.folder.appendingPathComponent("\($0).po").path }
        for (language, path) in zip(Self.languages, paths) {
            _ = try Self.milliseconds(tool, ["convert", table, path, "--language", language])
        }
        template = paths[0]
        catalogs = Array(paths.dropFirst())
        // What is known from then on is what every later run finds.
        _ = try Self.milliseconds(tool, ["merge", resources.path])
    }

    /// The rows in the order in which they are shown.
    func rows() throws -> [Row] {
        try [checking(), merging(), starting()]
    }

    private func checking() throws -> Row {
        let comparison = try Comparison(pairs: 9) {
            try Self.milliseconds(tool, ["check", resources.path])
        } theirs: {
            try eachCatalog("msgfmt") { ["-c", "-o", "/dev/null", $0] }
        }
        return Row("lproj check of 100,000 texts / msgfmt -c", comparison, unit: "ms", bar: 2)
    }

    private func merging() throws -> Row {
        let comparison = try Comparison(pairs: 9) {
            try Self.milliseconds(tool, ["merge", resources.path])
        } theirs: {
            try eachCatalog("msgmerge") { ["-q", "-N", "-o", "/dev/null", $0, template] }
        }
        return Row("lproj merge of 100,000 texts / msgmerge -N", comparison, unit: "ms", bar: 2)
    }

    private func starting() throws -> Row {
        let comparison = try Comparison(pairs: 31) {
            try Self.milliseconds(tool, ["--version"])
        } theirs: {
            try Self.milliseconds(Self.gettext.appendingPathComponent("msgfmt"), ["--version"])
        }
        return Row("start of lproj / start of msgfmt", comparison, unit: "ms", bar: 3)
    }

    private func eachCatalog(_ name: String, _ arguments: (String) -> [String]) throws -> Double {
        let program = Self.gettext.appendingPathComponent(name)
        return try catalogs.reduce(0) { try $0 + Self.milliseconds(program, arguments($1)) }
    }

    /// How long a program takes from its start to its end.
    private static func milliseconds(_ program: URL, _ arguments: [String]) throws -> Double {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        // `waitUntilExit` looks every 50 milliseconds.
        let hasEnded = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in hasEnded.signal() }
        let start = DispatchTime.now().uptimeNanoseconds
        try process.run()
        hasEnded.wait()
        let end = DispatchTime.now().uptimeNanoseconds
        guard process.terminationStatus == 0 else {
            throw Failure("\(program.lastPathComponent) \(arguments.joined(separator: " ")) has failed")
        }
        return Double(end - start) / 1e6
    }
}
