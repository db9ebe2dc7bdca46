import Parlance
import Testing

@Suite struct VariedTextTests {
    private func counted(
        _ format: String,
        _ variables: [String: [PluralRule.Category: String]]
    ) throws -> VariedText {
        let variables = variables.mapValues { forms in
            let forms = forms.mapValues { Variation.text($0) }
            return Variation.Variable(valueType: "ld", text: .plural(forms, argument: nil))
        }
        return try VariedText(.format(.text(format), variables: variables))
    }

    @Test func aPlainLookUpGivesOtherWithItsPlaceholders() throws {
        let text = try counted("%#@n@ left", ["n": [.one: "One file", .other: "%ld files"]])
        #expect(text.plainText == "%ld files left")
    }

    @Test func aPlainTextNumbersItsPlaceholdersWhereTheyDoNotFollowTheArguments() throws {
        let swapped = try counted("%2$#@n@ of %1$@ at 100%", ["n": [.one: "One", .other: "%ld"]])
        #expect(swapped.plainText == "%2$ld of %1$@ at 100%%")
        let ordered = try counted(
            "%#@names@%#@n@",
            ["names": [.other: ""], "n": [.one: "%1$@ and one", .other: "%1$@ and %ld"]]
        )
        #expect(ordered.plainText == "%@ and %ld")
    }

    @Test("B7: one text is rendered again for other arguments and in another language's numbers")
    func renderedLate() throws {
        let text = try counted("%#@n@", ["n": [.one: "%ld x", .other: "%ld xs"]])
        let english = LanguageRules(try #require(Language("en")))
        let german = LanguageRules(try #require(Language("de")))
        #expect(try text.render([1], rules: english) == "1 x")
        #expect(try text.render([1234], rules: english) == "1,234 xs")
        #expect(try text.render([1234], rules: german) == "1.234 xs")
        #expect(try text.render([1234]) == "1234 xs")
    }

    @Test func anArgumentOfAnotherTypeIsAnErrorThatSaysWhatIsWanted() throws {
        let text = try counted("%#@n@", ["n": [.one: "One", .other: "%ld"]])
        let mismatch = #expect(throws: FormatMismatch.self) { try text.render(["many"]) }
        #expect(mismatch?.position == 1)
        #expect(mismatch?.argument == "a text")
        #expect(throws: FormatMismatch.self) { try text.render([]) }
    }

    @Test func aVariableWithOneTextTakesAnyArgument() throws {
        let text = try counted(
            "%#@names@%#@n@",
            [
                "names": [.one: "", .other: ""],
                "n": [.one: "%1$@ and another", .other: "%1$@ and %ld others"],
            ]
        )
        let rules = Language("en").map(LanguageRules.init)
        #expect(try text.render(["Ann", 1], rules: rules) == "Ann and another")
        #expect(try text.render(["Ann", 2], rules: rules) == "Ann and 2 others")
    }

    @Test func decimalsThatAreShownCount() throws {
        let english = Language("en").map(LanguageRules.init)
        let text = try VariedText(
            .plural([.one: .text("%.1f mile"), .other: .text("%.1f miles")], argument: 1)
        )
        #expect(try text.render([1.0], rules: english) == "1.0 miles")
        let whole = try VariedText(
            .plural([.one: .text("%.0f mile"), .other: .text("%.0f miles")], argument: 1)
        )
        #expect(try whole.render([1.0], rules: english) == "1 mile")
    }

    @Test func textArgumentsAreIsolatedInsideVariablesToo() throws {
        let text = try counted("%#@n@ %@", ["n": [.other: "%ld", .one: "1"]])
        #expect(try text.render([2, "x"], isolatingText: true) == "2 \u{2068}x\u{2069}")
    }

    @Test(
        "Variables that name each other in a circle are refused",
        arguments: [
            ["a": "%#@a@"], ["a": "%#@b@", "b": "%#@a@"], ["a": "%ld %#@a@"],
            ["a": "%1$#@b@", "b": "%2$#@a@"],
        ]
    )
    func circle(variables: [String: String]) {
        #expect(throws: VariedText.Fault.tooDeep) {
            try counted("%#@a@", variables.mapValues { [.one: "1", .other: $0] })
        }
    }

    @Test func aFewVariablesThatNameOthersManyTimesAreRefused() {
        var variables: [String: [PluralRule.Category: String]] = ["v6": [.other: "lol"]]
        for level in 0..<6 {
            variables["v\(level)"] = [.other: String(repeating: "%1$#@v\(level + 1)@", count: 10)]
        }
        #expect(throws: VariedText.Fault.tooLong) { try counted("%#@v0@", variables) }
    }

    @Test func whatCanNeverBeShownIsRefused() {
        #expect(throws: VariedText.Fault.missingOther) { try counted("%#@n@", ["n": [.one: "1"]]) }
        #expect(throws: VariedText.Fault.unknownVariable("m")) { try counted("%#@m@", ["n": [.other: "1"]]) }
        #expect(throws: VariedText.Fault.noText) { try VariedText(.device([:])) }
        #expect(throws: VariedText.Fault.noText) { try VariedText(.width([:])) }
        for position in [Int.min, 0, 256, Int.max] {
            let variable = Variation.Variable(argument: position, valueType: "d", text: .text("%arg"))
            #expect(throws: VariedText.Fault.badPosition) {
                try VariedText(.format(.text("%#@n@"), variables: ["n": variable]))
            }
        }
        for type in ["", "%", "x y", "*d", "p", "d files"] {
            let variable = Variation.Variable(valueType: type, text: .text("%arg"))
            #expect(throws: VariedText.Fault.unknownValueType(type)) {
                try VariedText(.format(.text("%#@n@"), variables: ["n": variable]))
            }
        }
    }
}
