import Foundation
import Parlance
import Testing

@Suite struct FormatRenderingTests {
    private func rules(_ tag: String) throws -> LanguageRules {
        LanguageRules(try #require(Language(tag)))
    }

    // Q11
    @Test(
        arguments: [
            ("page%03d", [1], "page001"), ("%d", [1234], "1234"), ("%5d|", [-42], "  -42|"),
            ("%-5d|", [42], "42   |"),
            ("%05d", [-42], "-0042"), ("%+d", [5], "+5"), ("%+d", [-5], "-5"), ("%.3d", [7], "007"),
            ("%08.3f", [-3.14159], "-003.142"), ("%x", [255], "ff"), ("%#X", [255], "0XFF"),
            ("%04x", [255], "00ff"),
            ("%x", [-1], "ffffffff"), ("%llx", [-1], "ffffffffffffffff"), ("%#o", [8], "010"),
            ("%#06x", [1], "0x0001"),
            ("%u", [.unsigned(.max)], "18446744073709551615"),
            ("%lld", [.integer(.min)], "-9223372036854775808"),
            ("%c%C", [65, 20013], "A中"), ("%c", [0xD800], "\u{FFFD}"), ("%f", [1.5], "1.500000"),
            ("%.0f", [2], "2"),
            ("%.2f", [1234567.891], "1234567.89"), ("%e", [12345.678], "1.234568e+04"),
            ("%E", [0.00012], "1.200000E-04"),
            ("%g", [0.0001], "0.0001"), ("%g", [0.00001], "1e-05"), ("%g", [1234567], "1.23457e+06"),
            ("%g", [100000], "100000"),
            ("%.3g", [999.9], "1e+03"), ("%G", [1e20], "1E+20"), ("%g", [0], "0"),
            ("%f", [.decimal(2.5, fractionDigits: 1)], "2.5"),
            ("%f %f", [.number(.infinity), .number(.nan)], "inf nan"),
            ("%5.1f|", [.number(-.infinity)], " -inf|"),
            ("%@ %@ %@", [1234, 1234.5, 5.0], "1234 1234.5 5"),
            ("%@", [.decimal(1234.5, fractionDigits: 2)], "1234.50"),
            ("%@", [1e-7], "1e-07"), ("%8@|%-8@|%.2@", ["ab", "cd", "efgh"], "      ab|cd      |ef"),
            ("%s", ["x"], "x"),
            ("%3$@ %1$@", ["a", "b", "c"], "c a"), ("%1$@%1$@", ["a"], "aa"), ("no", [1, 2], "no"),
            ("%d%%", [5], "5%"),
            ("%.1f%%", [99.5], "99.5%"), ("% d", [-5], "-5"), ("%'d", [1234], "1234"),
        ] as [(String, [Argument], String)]
    )
    func withoutALanguageTextIsPlainASCIIAsInC(format: String, arguments: [Argument], text: String) throws {
        #expect(try Format(format).render(arguments) == text)
    }

    // Q11, Q13
    @Test(
        arguments: [
            ("ar-EG", "%d", [1234], "١٬٢٣٤"), ("ar-EG", "%@", [1234], "١٬٢٣٤"),
            ("ar-EG", "%lld", [-7], "\u{61C}-٧"),
            ("fa", "%d", [1234], "۱٬۲۳۴"), ("ar-EG", "%03d", [1], "٠٠١"),
            ("ar-EG", "%@", [1234.5], "١٬٢٣٤٫٥"),
            ("de", "%.2f", [1234.5], "1.234,50"),
            ("de", "%f", [.decimal(1234.5, fractionDigits: 1)], "1.234,5"),
            ("de", "%08.1f", [1234.5], "001234,5"), ("de", "%'08d", [12345], "0.012.345"),
            ("de", "%9d|", [12345], "   12.345|"),
            ("fr", "%d", [1234], "1\u{202F}234"), ("en", "%+d", [1234], "+1,234"),
            ("en", "%+.1f", [1.25], "+1.2"),
            ("sv", "%d", [-1234], "−1\u{A0}234"), ("ar-EG", "%x", [255], "ff"),
            ("en", "%g", [1234567], "1.23457E+06"),
            ("ar-EG", "%05.1f", [2.5], "٠٠٢٫٥"), ("en", "%g", [1234], "1,234"),
        ] as [(String, String, [Argument], String)]
    )
    func withALanguageNumbersTakeItsDigitsAndGrouping(
        tag: String,
        format: String,
        arguments: [Argument],
        text: String
    ) throws {
        #expect(try Format(format).render(arguments, rules: rules(tag)) == text)
    }

    // Q13
    @Test func datesTakeTheWordsOfTheLanguageAndAreISOWithoutOne() throws {
        let day = try #require(
            Calendar(identifier: .gregorian).date(
                from: DateComponents(year: 2025, month: 2, day: 3, hour: 12)
            )
        )
        let due = Format("%@!")
        #expect(try due.render([.date(day)], rules: rules("en")) == "February 3, 2025!")
        #expect(try due.render([.date(day)], rules: rules("de")) == "3. Februar 2025!")
        #expect(try due.render([.date(day)], rules: rules("ar-EG")) == "٣ فبراير، ٢٠٢٥!")
        #expect(try due.render([.date(day)]) == "2025-02-03!")
        #expect(try due.render([.date(day, date: .short, time: .short)]) == "2025-02-03T12:00:00!")
    }

    // R04
    @Test func textArgumentsAreIsolatedWhenAskedFor() throws {
        let hebrew = Format("%1$@ הסיר את %2$@ (%3$d)")
        let arguments: [Argument] = ["user_1]", "דנה", 3]
        let isolated = try hebrew.render(arguments, rules: rules("he"), isolatingText: true)
        #expect(isolated == "\u{2068}user_1]\u{2069} הסיר את \u{2068}דנה\u{2069} (3)")
        #expect(try hebrew.render(arguments, rules: rules("he")) == "user_1] הסיר את דנה (3)")
    }

    // R05
    @Test func directionMarksOfTheTextStay() throws {
        #expect(try Format("\u{200F}%@ …").render(["x"]) == "\u{200F}x …")
    }

    // Q07
    @Test(
        arguments: [
            ("%d of %@ (%@)", 3, "%@", nil), ("%@: %d", 2, "%d", "a text"), ("%2$d", 2, "%2$d", "a text"),
            ("%f", 1, "%f", ""), ("%s", 1, "%s", "an integer"), ("%c %c", 2, "%c", "a text"),
            ("%255$@", 255, "%255$@", nil),
            ("%*d", 1, "%*d", "an integer"), ("%p", 1, "%p", "an integer"), ("%#@n@", 0, "%#@n@", nil),
            ("%arg", 0, "%arg", nil),
        ] as [(String, Int, String, String?)]
    )
    func anArgumentThatDoesNotFitIsNamed(text: String, position: Int, placeholder: String, type: String?)
        throws
    {
        guard type != "" else {
            // An integer is a number: this one fits.
            #expect(try Format(text).render([99, "box"]) == "99.000000")
            return
        }
        let mismatch = #expect(throws: FormatMismatch.self) { try Format(text).render([99, "box"]) }
        #expect(mismatch?.position == position)
        #expect(mismatch?.placeholder == placeholder)
        #expect(mismatch?.argument == type)
        #expect(mismatch?.description.contains(placeholder) == true)
    }

    @Test func numbersThatAreNotWholeFitNoPlaceholderOfIntegers() {
        for text in ["%d", "%u", "%x", "%o", "%c"] {
            #expect(throws: FormatMismatch.self) { try Format(text).render([1.5]) }
            #expect(throws: FormatMismatch.self) { try Format(text).render([.date(Date())]) }
        }
        #expect(throws: FormatMismatch.self) { try Format("%f").render(["1.5"]) }
    }
}
