import Foundation
import Parlance
import Testing

/// Real files and worked-out cases that live outside the package.
@Suite(
    "Variations in the field (B9)",
    .enabled(if: ConformanceData.folder != nil, "the conformance data is not on this machine")
)
struct VariantsConformanceTests {
    private static let counts: [Int64] = [0, 1, 2, 5, 21]

    private func files(_ ending: String) throws -> [URL] {
        let corpus = try #require(ConformanceData.url("corpus"))
        let found = try #require(FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil))
        return found.compactMap { $0 as? URL }.filter { $0.pathExtension == ending }
    }

    private struct Cases: Decodable {
        var cases: [Case]

        struct Case: Decodable {
            var lang: String
            var key: String
            var args: [Int64]?
            var width: Int?
            var expect: String
        }
    }

    @Test func everyCaseOfAStringDictionaryReadsAsDocumented() throws {
        let data = try Data(contentsOf: try #require(ConformanceData.url("stringsdict-cases.json")))
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let entries = try #require(root["entries"])
        let list = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
        let file = StringsDictionary(data: list, path: "cases.stringsdict")
        #expect(file.diagnostics.isEmpty)
        let cases = try JSONDecoder().decode(Cases.self, from: data).cases
        #expect(!cases.isEmpty)
        for item in cases {
            let rules = LanguageRules(try #require(Language(item.lang)))
            let arguments = (item.args ?? []).map(Argument.integer)
            guard case .varied(let text)? = file.entry(forKey: item.key) else {
                Issue.record("\(item.key) is not there")
                continue
            }
            #expect(try text.render(arguments, rules: rules, width: item.width) == item.expect, "\(item)")
        }
    }

    @Test func everyStringDictionaryLoadsAndEveryEntryRenders() throws {
        let files = try files("stringsdict")
        #expect(files.count == 159)
        for file in files {
            let dictionary = StringsDictionary(data: try Data(contentsOf: file), path: file.path)
            #expect(dictionary.diagnostics.isEmpty)
            #expect(!dictionary.entries.isEmpty)
            let folder = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
            let rules = LanguageRules(try #require(Language(folder) ?? Language("en")))
            for (key, translation) in dictionary.entries {
                expectToRender(translation, rules, "\(key) in \(file.path)")
            }
        }
    }

    @Test func everyStringCatalogLoadsAndEveryLocalizationRenders() throws {
        let files = try files("xcstrings")
        #expect(files.count == 58)
        for file in files {
            let catalog = StringCatalog(data: try Data(contentsOf: file), path: file.path)
            #expect(catalog.diagnostics.isEmpty)
            for language in catalog.languages {
                let rules = LanguageRules(language)
                let table = catalog.table(for: language)
                let count = catalog.entries.values.count { $0.localizations[language] != nil }
                #expect(language == catalog.sourceLanguage || table.count == count)
                for (key, translation) in table {
                    expectToRender(translation, rules, "\(key) in \(language) of \(file.lastPathComponent)")
                }
            }
        }
    }

    /// Renders with numbers where the text counts and with texts where it shows one.
    private func expectToRender(_ translation: Translation, _ rules: LanguageRules, _ place: String) {
        #expect(!translation.plainText.contains("%#@"), "\(place)")
        #expect(!translation.plainText.contains("%arg"), "\(place)")
        guard case .varied(let text) = translation else { return }
        for count in Self.counts {
            // Half of the real texts name somebody in the first or the second argument.
            let lists: [[Argument]] = [
                [.integer(count), .integer(count), .integer(count)], [.integer(count), "Ann", "Ann"],
                ["Ann", .integer(count), .integer(count)],
            ]
            let shown = lists.compactMap { try? text.render($0, rules: rules) }
            #expect(!shown.isEmpty, "\(place)")
            #expect(shown.allSatisfy { !$0.contains("%#") && !$0.contains("(null)") }, "\(place): \(shown)")
        }
    }
}
