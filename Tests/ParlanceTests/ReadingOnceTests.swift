import Foundation
import Parlance
import TestSupport
import Testing

/// Files are taken away after the first look-up: what is still found was not read again.
@Suite struct ReadingOnceTests {
    private static func table(_ name: String, count: Int) -> String {
        (0..<count).map { "\"key\($0)\" = \"\(name) \($0)\";" }.joined(separator: "\n")
    }

    // E01
    @Test func aLanguageIsReadOnceAndKept() throws {
        let app = try AppFixture([
            "app/en.lproj/Localizable.strings": Self.table("en", count: 2000),
            "app/fr.lproj/Localizable.strings": Self.table("fr", count: 2000),
        ])
        let localizer = app.start()
        try localizer.choose(.language("fr"))
        try FileManager.default.removeItem(at: app.folder.file("app"))
        for tag in ["fr", "en", "fr"] {
            try localizer.choose(.language(tag))
            for round in 0..<5 {
                for number in 0..<2000 where localizer.string("key\(number)") != "\(tag) \(number)" {
                    Issue.record("key\(number) in \(tag), round \(round)")
                }
            }
        }
        #expect(app.told.isEmpty)
    }

    // E01
    @Test func aLanguageThatNobodyChoseIsNotRead() throws {
        let app = try AppFixture()
        let localizer = app.start()
        try app.folder.write("ok = Changed;", to: "app/fr.lproj/Localizable.strings")
        try localizer.choose(.language("fr"))
        #expect(localizer.string("ok") == "Changed")
    }

    // E02, Q05
    @Test func pluralAndMissingKeysOpenNoFileAndAreToldOnce() throws {
        let app = try AppFixture([
            "app/en.lproj/Localizable.strings": "other = Other;",
            "app/en.lproj/Localizable.stringsdict":
                VariantsFixture.xml(
                    VariantsFixture.entry("likes", forms: ["one": "%d like", "other": "%d likes"])
                ),
        ])
        let localizer = app.start()
        try FileManager.default.removeItem(at: app.folder.file("app"))
        for number in 0..<10_000 {
            let count = Int64(number)
            #expect(localizer.string("likes", .integer(count)).hasSuffix(number == 1 ? "like" : "likes"))
            #expect(localizer.string("absent") == "absent")
        }
        #expect(app.told.count == 1)
    }
}
