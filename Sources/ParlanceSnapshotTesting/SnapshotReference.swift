import Foundation
import Parlance
import ParlanceGtk

/// The file that a picture or a text is compared with.
@MainActor
struct SnapshotReference {
    /// What is seen and in which language: the file's name without its ending.
    let name: String
    let file: URL
    /// The name of the test's file, which is that of the suite.
    let suite: String
    /// The folder of the package that the test is in.
    let package: URL

    /// The versions of what the pictures of all suites in a folder were drawn with.
    private let versions: URL

    init(test: URL, name: String, language: Language, format: SnapshotFormat) {
        self.name = "\(name).\(language)"
        suite = test.deletingPathExtension().lastPathComponent
        let folder = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
        let separator = format.ending.hasPrefix("@") ? "" : "."
        file = folder.appendingPathComponent("\(suite)/\(self.name)\(separator)\(format.ending)")
        versions = folder.appendingPathComponent("versions.txt")
        package = Self.package(of: test)
    }

    /// `testTheHomePage()` is `TheHomePage`.
    static func name(of test: String) -> String {
        let name = test.prefix { $0 != "(" }
        return String(name.hasPrefix("test") && name.count > 4 ? name.dropFirst(4) : name)
    }

    /// What was recorded; nil where nothing was.
    var content: Data? { try? Data(contentsOf: file) }

    /// Why pictures taken here cannot be compared with the references, or added to them; nil where they can.
    func incomparability(_ recording: SnapshotRecording) -> String? {
        if let deviation = PinnedEnvironment.deviation {
            return "Pictures are not compared: \(deviation)"
        }
        let here = PinnedEnvironment.versions
        guard recording != .all, let there = try? String(contentsOf: versions, encoding: .utf8), there != here
        else {
            return nil
        }
        let lines = { (text: String) in text.split(separator: "\n").joined(separator: ", ") }
        return
            "Pictures are not compared: the references are of \(lines(there)), and here there are \(lines(here))"
    }

    /// Puts a new file in the place of the reference.
    func record(_ content: Data) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try content.write(to: file, options: .atomic)
        if file.pathExtension == "png" {
            try Data(PinnedEnvironment.versions.utf8).write(to: versions, options: .atomic)
        }
    }

    private static func package(of test: URL) -> URL {
        var folder = test.deletingLastPathComponent()
        while folder.path != "/" {
            let manifest = folder.appendingPathComponent("Package.swift")
            if FileManager.default.fileExists(atPath: manifest.path) { return folder }
            folder.deleteLastPathComponent()
        }
        return test.deletingLastPathComponent()
    }
}
