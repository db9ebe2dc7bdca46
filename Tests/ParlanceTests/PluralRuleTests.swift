import Foundation
import Parlance
import Testing

@Suite struct PluralRuleTests {
    private func rule(_ tag: String, _ kind: PluralRule.Kind = .cardinal) throws -> PluralRule {
        PluralRule(language: try #require(Language(tag)), kind: kind)
    }

    // Q01
    @Test(
        arguments: [
            ("en", [1: "one", 0: "other", 2: "other", -1: "one"]),
            ("ru", [1: "one", 2: "few", 5: "many", 21: "one", 111: "many", 1_000_001: "one"]),
            ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"]),
            ("pl", [0: "many", 1: "one", 22: "few"]),
            ("zh-Hans", [1: "other"]),
            ("sr-Latn-RS", [21: "one", 3: "few"]),
        ] as [(String, [Int64: String])]
    )
    func anIntegerHasTheCategoryOfCLDR(tag: String, categories: [Int64: String]) throws {
        let rule = try rule(tag)
        for (value, category) in categories {
            #expect(rule.category(of: value).rawValue == category, "\(value)")
        }
    }

    // Q10
    @Test(arguments: ["fr", "es"])
    func aMillionIsMany(tag: String) throws {
        #expect(try rule(tag).category(of: Int64(1_000_000)) == .many)
        #expect(try rule(tag).category(of: Int64(1_000_001)) == .other)
    }

    // Q01
    @Test func decimalsCountWhenTheyAreVisible() throws {
        #expect(try rule("ru").category(of: 1.5) == .other)
        #expect(try rule("en").category(of: 1.0) == .one)
        #expect(try rule("en").category(of: 1.0, fractionDigits: 1) == .other)
        #expect(try rule("en").category(of: 1.04, fractionDigits: 0) == .one)
        #expect(try rule("en").category(ofDecimal: "1") == .one)
        #expect(try rule("en").category(ofDecimal: "1.0") == .other)
        #expect(try rule("lv").category(of: 0.1, fractionDigits: 1) == .one)
        #expect(try rule("fr").category(ofDecimal: "1c6") == .many)
    }

    @Test func ordinalsHaveRulesOfTheirOwn() throws {
        let english = try rule("en", .ordinal)
        let first: [Int64] = [1, 2, 3, 4, 11, 21]
        let categories = first.map { english.category(of: $0) }
        #expect(categories == [.one, .two, .few, .other, .other, .one])
    }

    @Test func theLastDigitsOfALargeNumberCount() throws {
        let russian = try rule("ru")
        #expect(russian.category(of: Int64.max) == .many)
        #expect(russian.category(of: Int64.min) == .many)
        #expect(russian.category(of: Int64(9_007_199_254_740_993)) == .few)
        #expect(russian.category(of: UInt64(18_446_744_073_709_551_601)) == .one)
    }

    @Test func noNumberHasNoCategoryButOther() throws {
        let english = try rule("en")
        #expect(english.category(of: .nan) == .other)
        #expect(english.category(of: -.infinity, fractionDigits: .max) == .other)
        #expect(english.category(of: 1e300, fractionDigits: .min) == .other)
        for text in ["", ".", "1.", ".5", "1c", "c6", "1c6c6", "1.2.3", "-1", "1e6", "x", "١"] {
            #expect(english.category(ofDecimal: text) == nil, "\(text)")
        }
    }

    @Test func aLanguageUnknownToCLDRHasOnlyOther() throws {
        #expect(try rule("qqq").category(of: Int64(1)) == .other)
    }

    @Test(.enabled(if: ConformanceData.folder != nil, "the conformance data is not here"))
    func everySampleOfCLDRHasItsCategory() throws {
        let file = try #require(ConformanceData.url("plural-samples.tsv"))
        var rules: [String: PluralRule] = [:]
        var count = 0
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst() {
            let row = line.split(separator: "\t").map(String.init)
            // CLDR's root is what a language without data of its own has.
            let tag = row[0] == "root" ? "qqq" : row[0]
            let name = tag + row[1]
            let rule = try rules[name] ?? rule(tag, row[1] == "ordinal" ? .ordinal : .cardinal)
            rules[name] = rule
            #expect(rule.category(ofDecimal: row[4])?.rawValue == row[2], "\(line)")
            if let value = Int64(row[4]) { #expect(rule.category(of: value).rawValue == row[2], "\(line)") }
            if row[4].contains("."), !row[4].contains("c"), let value = Double(row[4]) {
                let digits = row[4].split(separator: ".")[1].count
                #expect(rule.category(of: value, fractionDigits: digits).rawValue == row[2], "\(line)")
            }
            count += 1
        }
        #expect(count > 14_000)
    }

    @Test(arguments: [
        ("ja", ["other"]), ("en", ["one", "other"]), ("ru", ["few", "many", "one", "other"]),
        ("fr", ["many", "one", "other"]), ("ar", ["few", "many", "one", "other", "two", "zero"]),
        ("tlh", ["other"]),
    ])
    func aLanguageTellsWhichCategoriesItHas(tag: String, names: [String]) throws {
        let rule = PluralRule(language: try #require(Language(tag)))
        #expect(rule.categories.map(\.rawValue).sorted() == names)
    }
}
