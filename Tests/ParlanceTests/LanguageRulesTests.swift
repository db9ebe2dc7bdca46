import Foundation
import Parlance
import Testing

@Suite struct LanguageRulesTests {
    private func rules(_ tag: String) throws -> LanguageRules {
        LanguageRules(try #require(Language(tag)))
    }

    // Q11, Q13
    @Test(arguments: [
        ("en", "1,234,567", "1,234.5", "-1,234"), ("de", "1.234.567", "1.234,5", "-1.234"),
        ("fr", "1\u{202F}234\u{202F}567", "1\u{202F}234,5", "-1\u{202F}234"),
        ("ar-EG", "١٬٢٣٤٬٥٦٧", "١٬٢٣٤٫٥", "\u{61C}-١٬٢٣٤"), ("hi", "12,34,567", "1,234.5", "-1,234"),
        ("fa", "۱٬۲۳۴٬۵۶۷", "۱٬۲۳۴٫۵", "\u{200E}−۱٬۲۳۴"), ("es", "1.234.567", "1234,5", "-1234"),
        ("zh-Hans", "1,234,567", "1,234.5", "-1,234"),
        ("ff-Adlm", "𞥑⹁𞥒𞥓𞥔⹁𞥕𞥖𞥗", "𞥑⹁𞥒𞥓𞥔.𞥕", "-𞥑⹁𞥒𞥓𞥔"),
    ])
    func numbersTakeTheDigitsAndGroupingOfTheLanguage(
        tag: String,
        integer: String,
        decimal: String,
        negative: String
    ) throws {
        let rules = try rules(tag)
        #expect(rules.string(1_234_567) == integer)
        #expect(rules.string(1234.5) == decimal)
        #expect(rules.string(-1234) == negative)
    }

    @Test func integersOfAnySizeAreWhole() throws {
        let english = try rules("en")
        #expect(english.string(0) == "0")
        #expect(english.string(.integer(.min)) == "-9,223,372,036,854,775,808")
        #expect(english.string(.unsigned(.max)) == "18,446,744,073,709,551,615")
    }

    @Test func everyLanguageWritesIntegersAsFoundationDoes() throws {
        let values: [Int64] = [0, 7, -1, 999, 1000, -9876, 98_765, 123_456, 1_234_567, -100_000_000]
        let tags = Set(Locale.availableIdentifiers.compactMap { Language($0)?.tag })
        #expect(tags.count > 500)
        for tag in tags {
            let rules = try rules(tag)
            let style = IntegerFormatStyle<Int64>(locale: Locale(identifier: tag))
            for value in values {
                #expect(rules.string(.integer(value)) == style.format(value), "\(value) in \(tag)")
            }
        }
    }

    @Test func aDecimalShowsExactlyItsDigits() throws {
        #expect(try rules("de").string(.decimal(1234.5, fractionDigits: 2)) == "1.234,50")
        #expect(try rules("en").string(.decimal(2, fractionDigits: 0)) == "2")
        #expect(try rules("en").string(.decimal(2, fractionDigits: .min)) == "2")
        #expect(try rules("en").string(.decimal(2, fractionDigits: .max)).count == 257)
    }

    // Q13
    @Test func aDateTakesTheWordsAndOrderOfTheLanguage() throws {
        var noon = DateComponents()
        (noon.year, noon.month, noon.day, noon.hour) = (2025, 2, 3, 12)
        let day = try #require(Calendar(identifier: .gregorian).date(from: noon))
        #expect(try rules("en").string(.date(day)) == "February 3, 2025")
        #expect(try rules("en").string(.date(day, date: .medium)) == "Feb 3, 2025")
        #expect(try rules("en").string(.date(day, date: .full)) == "Monday, February 3, 2025")
        #expect(try rules("de").string(.date(day)) == "3. Februar 2025")
        #expect(try rules("zh-Hans").string(.date(day)) == "2025年2月3日")
        #expect(try rules("ar-EG").string(.date(day)) == "٣ فبراير، ٢٠٢٥")
        #expect(try rules("de").string(.date(day, date: .none, time: .short)) == "12:00")
        #expect(try rules("de").string(.date(day, date: .none, time: .none)).isEmpty)
    }

    @Test func aDateOutOfAllBoundsIsStillText() throws {
        for seconds in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
            let day = Date(timeIntervalSince1970: seconds)
            #expect(try !rules("fa").string(.date(day, date: .full, time: .full)).isEmpty)
        }
    }

    @Test func pluralCategoriesAreThoseOfTheNumberShown() throws {
        let english = try rules("en")
        #expect(english.pluralCategory(of: 1) == .one)
        #expect(english.pluralCategory(of: .number(1)) == .one)
        #expect(english.pluralCategory(of: .decimal(1, fractionDigits: 1)) == .other)
        #expect(english.pluralCategory(of: .unsigned(2)) == .other)
        #expect(english.pluralCategory(of: "1") == nil)
    }

    @Test func listsAreSortedAsReadersOfTheLanguageExpect() throws {
        #expect(try ["zebra", "ål", "apa"].sorted(by: rules("sv").precedes) == ["apa", "zebra", "ål"])
        #expect(try ["zebra", "ål", "apa"].sorted(by: rules("en").precedes) == ["ål", "apa", "zebra"])
        // Pinyin: běi, shàng, guǎng. Strokes: 3, 5, 14.
        #expect(try ["上", "廣", "北"].sorted(by: rules("zh-Hans").precedes) == ["北", "廣", "上"])
        #expect(try ["上", "廣", "北"].sorted(by: rules("zh-Hant").precedes) == ["上", "北", "廣"])
        #expect(try ["a\0b", "", "a\0a"].sorted(by: rules("en").precedes).first == "")
    }

    @Test func rulesServeManyThreadsAtOnce() async throws {
        let rules = try rules("ru")
        let expected = rules.string(1234.5) + rules.string(.integer(-1234))
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<200).allSatisfy { step in
                        rules.string(1234.5) + rules.string(.integer(-1234)) == expected
                            && rules.pluralCategory(of: .integer(1000 + Int64(step % 2))) != .few
                            && rules.pluralCategory(of: .decimal(1, fractionDigits: step % 5 + 1)) == .other
                            && rules.precedes("а", "б")
                    }
                }
            }
            for await same in group { #expect(same) }
        }
    }
}
