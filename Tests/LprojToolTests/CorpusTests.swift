import Foundation
import Parlance
import TestSupport
import Testing

/// The tables of real apps, where they are at hand.
@Suite(.enabled(if: Corpus.folder != nil, "the tables of real apps are not here"))
struct CorpusTests {
    @Test(arguments: Corpus.projects)
    func checkEndsWithAReport(project: String) throws {
        let run = try lproj("check", "--format=json", project)
        #expect(run.status == 0 || run.status == 1)
        #expect(run.errors == "")
        #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
    }

    @Test(arguments: Corpus.projects)
    func mergeLosesNoPairAndChangesNothingTheSecondTime(project: String) throws {
        let folder = try TemporaryFolder()
        let copy = folder.file("copy")
        try FileManager.default.copyItem(at: URL(fileURLWithPath: project), to: copy)
        let before = try Corpus.contents(of: copy)
        let run = try lproj("merge", copy.path)
        let after = try Corpus.contents(of: copy)
        guard run.status == 0 else {
            #expect(run.status == 1 && !run.errors.isEmpty)
            #expect(after == before)
            return
        }
        for (path, data) in before where path.hasSuffix(".strings") {
            let table = StringTable(data: after[path] ?? Data(), file: path)
            let bytes = try #require(after[path])
            let written = String(data: bytes, encoding: .utf8) ?? String(data: bytes, encoding: .utf16) ?? ""
            for (key, value) in StringTable(data: data, file: path) where table[key] != value {
                // What is gone stands in a comment, as it was written.
                #expect(table[key] == nil, "\(path): \(key)")
                #expect(written.contains("/* \"") || written.contains("<!--"), "\(path): \(key)")
            }
        }
        #expect(try lproj("merge", copy.path).status == 0)
        #expect(try Corpus.contents(of: copy) == after)
    }
}

enum Corpus {
    static let folder: URL? = {
        let beside = appResources.appendingPathComponent("../../shared/data").standardizedFileURL
        let named = ProcessInfo.processInfo.environment["PARLANCE_TEST_DATA"].map { URL(fileURLWithPath: $0) }
        let corpus = (named ?? beside).appendingPathComponent("corpus")
        return FileManager.default.fileExists(atPath: corpus.path) ? corpus : nil
    }()

    /// Every folder with `.lproj` folders or catalogs in it.
    static let projects: [String] = {
        guard let folder, let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
            return []
        }
        let inside = paths.filter { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
            .map { ($0 as NSString).deletingLastPathComponent }
        return Set(inside.filter { !$0.hasSuffix(".lproj") }).sorted().map {
            folder.appendingPathComponent($0).path
        }
    }()

    static func contents(of folder: URL) throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let files = paths.filter { path in
            [".strings", ".stringsdict", ".xcstrings", ".json"].contains { path.hasSuffix($0) }
        }
        return try Dictionary(
            uniqueKeysWithValues: files.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) }
        )
    }
}
