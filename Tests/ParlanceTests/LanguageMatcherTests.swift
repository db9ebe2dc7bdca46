import Foundation
import Parlance
import Testing

@Suite struct LanguageMatcherTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        let available: [String]
        let preferred: [String]
        let used: [String]

        init(_ id: String, _ available: [String], _ preferred: [String], _ used: [String]) {
            self.id = id
            self.available = available
            self.preferred = preferred
            self.used = used
        }

        var testDescription: String { "\(id): \(preferred) of \(available)" }
    }

    @Test(arguments: [
        Case("N01", ["en", "zh-Hans", "zh-Hant"], ["zh-TW"], ["zh-Hant"]),
        Case("N01", ["en", "zh-Hans", "zh-Hant"], ["zh-HK"], ["zh-Hant"]),
        Case("N01", ["en", "zh-Hans", "zh-Hant"], ["zh-MO"], ["zh-Hant"]),
        Case("N01", ["en", "zh-Hans", "zh-Hant"], ["zh-Hant-HK"], ["zh-Hant"]),
        Case("N01", ["en", "zh-Hans", "zh-Hant"], ["zh-CN"], ["zh-Hans"]),
        Case("N01", ["en", "zh-Hans", "zh-Hant"], ["zh-SG"], ["zh-Hans"]),
        Case("N01", ["en", "zh-Hans", "zh-Hant"], ["zh"], ["zh-Hans"]),
        Case("N01", ["en", "zh", "zh-Hant"], ["zh-TW"], ["zh-Hant"]),
        Case("N01", ["en", "zh", "zh-Hant"], ["zh-HK"], ["zh-Hant"]),
        Case("N01", ["en", "zh", "zh-Hant"], ["zh-MO"], ["zh-Hant"]),
        Case("N01", ["en", "zh", "zh-Hant"], ["zh-CN"], ["zh"]),
        Case("N02", ["en", "zh-Hans"], ["zh-Hant-HK"], []),
        Case("N02", ["en", "sr"], ["sr-Latn"], []),
        Case("N02", ["en", "sr"], ["sr-Latn", "en"], ["en"]),
        // A region alone names no script for the platform.
        Case("N02", ["en", "sr"], ["sr-ME"], ["sr"]),
        Case("N04", ["en", "pt-BR"], ["pt"], ["pt-BR"]),
        Case("N04", ["en", "pt-BR"], ["pt-PT"], ["pt-BR"]),
        Case("N04", ["en", "pt-BR"], ["pt-AO"], ["pt-BR"]),
        Case("N04", ["en", "pt-BR", "pt-PT"], ["pt-PT"], ["pt-PT"]),
        Case("N04", ["en", "pt-BR", "pt-PT"], ["pt-AO"], ["pt-PT"]),
        Case("N04", ["en", "pt-BR", "pt-PT"], ["pt"], ["pt-BR"]),
        Case("N05", ["en", "no"], ["nb-NO"], ["no"]),
        Case("N05", ["en", "no"], ["nn"], ["no"]),
        Case("N05", ["en", "nb"], ["no"], ["nb"]),
        Case("N05", ["en", "he", "id"], ["iw"], ["he"]),
        Case("N05", ["en", "he", "id"], ["in"], ["id"]),
        Case("N05", ["en", "iw"], ["he"], ["iw"]),
        Case("N08", ["en", "fr", "de"], ["fr"], ["fr"]),
        Case("N08", ["fr", "en"], ["en"], ["en"]),
        Case("N11", ["bn", "de", "en"], ["ja-JP"], []),
        Case("N11", ["bn", "de", "en"], ["de-DE"], ["de"]),
        Case("L4", ["en", "zh-Hans", "zh-Hant"], ["zh-Hans-HK"], ["zh-Hans"]),
        Case("L4", ["en", "zh-Hans", "zh-Hant"], ["zh-Hans-US"], ["zh-Hans"]),
        Case("L4", ["en", "zh-Hans", "zh-Hant"], ["zh-Hant-CN"], ["zh-Hant"]),
        Case("L4", ["en", "zh-Hans", "zh-Hant"], ["tlh"], []),
        Case("U6", ["idb", "io", "en"], ["id"], []),
        Case("U6", ["id", "en"], ["idb"], []),
        Case("U6", ["en", "id"], ["id-ID"], ["id"]),
        Case("R5", ["en", "ja"], ["eu", "ja-JP", "en"], ["ja"]),
    ])
    func theLanguagesOnOfferAreMatchedAsOnApplesPlatforms(_ given: Case) {
        let used = LanguageMatcher.matches(preferred: given.preferred, available: given.available)
        #expect(used == given.used)
    }

    @Test func aLanguageIsFollowedByItsParentsOnOffer() {
        let used = LanguageMatcher.matches(preferred: ["en-GB"], available: ["en-001", "fr", "en", "en-GB"])
        #expect(used == ["en-GB", "en-001", "en"])
    }

    @Test func anAnswerIsSpelledAsItWasOffered() {
        #expect(LanguageMatcher.matches(preferred: ["zh-TW"], available: ["EN", "zh-hant"]) == ["zh-hant"])
        #expect(LanguageMatcher.matches(preferred: ["pt_br"], available: ["PT_BR", "en"]) == ["PT_BR"])
        #expect(
            LanguageMatcher.matches(preferred: ["fr-CA"], available: ["English", "French"]) == ["French"]
        )
    }

    @Test func nothingAskedOrNothingOnOfferMatchesNothing() {
        #expect(LanguageMatcher.matches(preferred: [], available: ["en"]).isEmpty)
        #expect(LanguageMatcher.matches(preferred: ["en"], available: []).isEmpty)
        let nonsense = ["", "root", "-x", "\0", "en\0", "12"]
        #expect(LanguageMatcher.matches(preferred: nonsense, available: ["en", ""]).isEmpty)
        let long = String(repeating: "abc-", count: 100_000)
        #expect(LanguageMatcher.matches(preferred: [long], available: [long, "en"]) != ["en"])
    }

    @Test(.enabled(if: ConformanceData.folder != nil, "the conformance data is not here"))
    func everyRecordedNegotiationComesOutTheSame() throws {
        let sets = try rows("negotiation-sets.tsv").reduce(into: [:]) { $0[$1[0]] = list($1[1]) }
        let cases = try rows("negotiation.tsv")
        #expect(cases.count > 7000)
        for row in cases {
            let available = try #require(sets[row[0]])
            let used = LanguageMatcher.matches(preferred: list(row[1]), available: available)
            #expect(used == list(row[2]), "\(row[1]) of \(row[0])")
        }
    }

    private func rows(_ name: String) throws -> [[String]] {
        let file = try #require(ConformanceData.url(name))
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    private func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
}
