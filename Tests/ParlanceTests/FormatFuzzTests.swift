import Foundation
import Parlance
import TestSupport
import Testing

@Suite struct FormatFuzzTests {
    private static let parts = [
        "%", "%%", "@", "$", "#@", "arg", "1", "9", "255", "256", "0", "-", "+", " ", "#", "'", "*", ".", "l",
        "hh",
        "d", "u", "x", "o", "f", "e", "g", "G", "c", "s", "p", "n", "%1$@", "%d", "%#@v@", "%2$lld", "é", "😀",
        "\0",
        "\u{200F}", "%.2f", "%020d", "% d", "text",
    ]

    private static let arguments: [Argument] = [
        "", "x", "שלום", 0, -1, .integer(.min), .integer(.max), .unsigned(.max), 1.5, .number(.nan),
        .number(-.infinity), .number(.greatestFiniteMagnitude), .number(.leastNonzeroMagnitude), -0.0,
        .decimal(.nan, fractionDigits: .min), .decimal(1e300, fractionDigits: .max),
        .decimal(1, fractionDigits: 3),
        .date(Date(timeIntervalSince1970: 0)), .date(Date(timeIntervalSince1970: .infinity), time: .full),
        .date(.distantPast, date: .none, time: .short),
    ]

    @Test func anyTextAndAnyArgumentsEndInATextOrAMismatch() throws {
        var dice = SeededGenerator(state: 3)
        let languages = try ["en", "ar-EG", "hi"].map { LanguageRules(try #require(Language($0))) }
        var rendered = 0
        let inputs = FuzzRun.inputs(5_000)
        for _ in 0..<inputs {
            let text = (0..<Int.random(in: 1...8, using: &dice))
                .compactMap { _ in Self.parts.randomElement(using: &dice) }
                .joined()
            let arguments = (0..<Int.random(in: 0...4, using: &dice))
                .compactMap { _ in Self.arguments.randomElement(using: &dice) }
            let format = Format(text)
            for (piece, next) in zip(format.pieces, format.pieces.dropFirst()) {
                if case .literal = piece, case .literal = next { Issue.record("\(text)") }
            }
            for rules in [nil, languages.randomElement(using: &dice)] {
                do {
                    let result = try format.render(arguments, rules: rules, isolatingText: rules != nil)
                    #expect(format.placeholders.allSatisfy { $0.position <= arguments.count }, "\(text)")
                    #expect(result.utf8.count < 100_000, "\(text)")
                    rendered += 1
                } catch {
                    #expect(!error.description.isEmpty)
                }
            }
        }
        #expect(rendered > inputs / 5)
        FuzzRun.report(inputs, "formats")
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: ["%", "%%", "%#@", "% ", "%d", "%1$", "é% z", "%9999999", "%-", "   ", "%arg"]
    )
    func aLongTextIsReadInTimeProportionalToItsLength(part: String) {
        let text = String(repeating: part, count: 20_000)
        #expect(Format(text).pieces.count <= 20_000)
        #expect(!Format("%#@" + text).pieces.isEmpty)
    }
}
