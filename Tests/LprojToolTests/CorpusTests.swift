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

    @Test(arguments: Corpus.tables)
    func convertThereAndBackGivesTheSamePairs(table: String) throws {
        let folder = try TemporaryFolder()
        let catalog = folder.file("L.xcstrings").path
        let there = try lproj("convert", table, catalog)
        guard there.status == 0 else {
            #expect(there.status == 1 && there.errors.contains("error: "))
            return
        }
        let name = (table as NSString).lastPathComponent
        let back = try lproj("convert", catalog, folder.file("B/en.lproj/\(name)").path)
        #expect(back.status == 0, "\(back.errors)")
        let source = ((table as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        // A table without texts makes no file.
        let languages = (try? FileManager.default.contentsOfDirectory(atPath: folder.file("B").path)) ?? []
        #expect(!languages.isEmpty || StringTable(contentsOf: URL(fileURLWithPath: table)).isEmpty)
        for language in languages {
            let old = StringTable(contentsOf: URL(fileURLWithPath: "\(source)/\(language)/\(name)"))
            let new = StringTable(contentsOf: folder.file("B/\(language)/\(name)"))
            for (key, value) in old where new[key] != value {
                // What has plural forms is in the file for those.
                let forms = try? Data(contentsOf: folder.file("B/\(language)/\(name)dict"))
                let dictionary = forms.map { StringsDictionary(data: $0, path: "") }
                #expect(dictionary?.entries[key] != nil, "\(language): \(key)")
            }
        }
    }

    @Test(arguments: Corpus.catalogs)
    func aCatalogBecomesTablesAndComesBackWithTheSamePairs(path: String) throws {
        let folder = try TemporaryFolder()
        let old = StringCatalog(data: try Data(contentsOf: URL(fileURLWithPath: path)), path: path)
        let source = try #require(old.sourceLanguage)
        let table = folder.file("A/\(source).lproj/L.strings").path
        let there = try lproj("convert", path, table)
        #expect(there.status == 0, "\(there.errors)")
        guard !old.entries.isEmpty else { return }
        // Where every text has forms there is no file but the one for those.
        let exists = FileManager.default.fileExists(atPath: table)
        let catalog = folder.file("L.xcstrings")
        let back = try lproj("convert", exists ? table : "\(table)dict", catalog.path)
        #expect(back.status == 0, "\(back.errors)")
        let new = StringCatalog(data: try Data(contentsOf: catalog), path: "")
        for language in old.languages {
            let texts = new.table(for: language).mapValues(\.plainText)
            for (key, translation) in old.table(for: language)
            where texts[key] != translation.plainText {
                // What cannot be carried is named.
                #expect((there.errors + back.errors).contains("“\(key)”"), "\(language): \(key)")
            }
        }
    }

    @Test(arguments: Corpus.tables + Corpus.catalogs)
    func gettextTakesWhatConvertWrites(table: String) throws {
        let folder = try TemporaryFolder()
        for language in ["de", "ar", "ru", "ja"] {
            let po = folder.file("\(language).po").path
            let run = try lproj("convert", table, po, "--language", language)
            guard run.status == 0 else { continue }
            let check = try Run(
                ["-c", "-o", "/dev/null", po],
                program: URL(fileURLWithPath: "/usr/bin/msgfmt")
            )
            #expect(check.status == 0, "\(table) \(check.errors)")
        }
        try expectTheTextsBack(from: folder.file("de.po").path, of: table, in: folder)
    }

    /// Expects the German texts of a table in what a portable object becomes.
    private func expectTheTextsBack(from po: String, of table: String, in folder: TemporaryFolder) throws {
        guard FileManager.default.fileExists(atPath: po) else { return }
        let there = try lproj("convert", table, folder.file("again.po").path, "--language", "de")
        let back = try lproj("convert", po, folder.file("B/de.lproj/L.strings").path)
        #expect(back.status == 0, "\(back.errors)")
        let texts = StringTable(contentsOf: folder.file("B/de.lproj/L.strings"))
        let forms = (try? Data(contentsOf: folder.file("B/de.lproj/L.stringsdict"))).map {
            StringsDictionary(data: $0, path: "").entries
        }
        for (key, text) in try germanTexts(of: table)
        where texts[key] != text && forms?[key]?.plainText != text {
            #expect((there.errors + back.errors).contains("“\(key)”"), "\(table): \(key)")
        }
    }

    private func germanTexts(of table: String) throws -> [String: String] {
        guard let german = Language("de") else { return [:] }
        let file = URL(fileURLWithPath: table)
        if file.pathExtension == "xcstrings" {
            let catalog = StringCatalog(data: try Data(contentsOf: file), path: table)
            return catalog.entries.compactMapValues { entry in
                // What is new is none there.
                let text = entry.localizations[german].flatMap { $0.state == .new ? nil : $0 }
                return text?.translation.plainText
            }
        }
        let beside = file.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("de.lproj/\(file.lastPathComponent)")
        return Dictionary(Array(StringTable(contentsOf: beside))) { $1 }
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

    static let catalogs: [String] = projects.flatMap { project in
        let files = (try? FileManager.default.contentsOfDirectory(atPath: project)) ?? []
        return files.filter { $0.hasSuffix(".xcstrings") }.sorted().map { "\(project)/\($0)" }
    }

    /// The tables of the English folders.
    static let tables: [String] = projects.flatMap { project in
        let folder = "\(project)/en.lproj"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".strings") }.sorted().map { "\(folder)/\($0)" }
    }
}
