import Foundation
import Parlance
import Testing

@Suite("String dictionaries (B9)") struct StringsDictionaryTests {
    @Test("Q01: the forms of a text follow the language, whatever the process speaks")
    func formsFollowTheLanguage() throws {
        let english = VariantsFixture.dictionary(
            VariantsFixture.entry("n", forms: ["one": "%d like", "other": "%d likes"])
        )
        let russian = VariantsFixture.dictionary(
            VariantsFixture.entry(
                "n",
                forms: ["one": "%d one", "few": "%d few", "many": "%d many", "other": "%d other"]
            )
        )
        let likes = try #require(english.entry(forKey: "n"))
        #expect(try likes.shown(1) == "1 like")
        #expect(try likes.shown(2) == "2 likes")
        let lajki = try #require(russian.entry(forKey: "n"))
        let shown = try [1, 2, 5, 21, 1.5].map { (count: Argument) in
            try lajki.shown(count, language: "ru")
        }
        #expect(shown == ["1 one", "2 few", "5 many", "21 one", "1,5 other"])
    }

    @Test("Q02: zero is for exactly 0 in every language, and without it 0 has its category")
    func zeroIsForExactlyZero() throws {
        let forms = ["one": "one", "many": "%d many", "other": "%d"]
        let with = VariantsFixture.dictionary(
            VariantsFixture.entry("n", forms: forms.merging(["zero": "none"]) { $1 })
        )
        let without = VariantsFixture.dictionary(VariantsFixture.entry("n", forms: forms))
        for language in ["en", "pl"] {
            #expect(try with.entry(forKey: "n")?.shown(0, language: language) == "none")
            #expect(try with.entry(forKey: "n")?.shown(1, language: language) == "one")
        }
        #expect(try with.entry(forKey: "n")?.shown(2) == "2")
        #expect(try with.entry(forKey: "n")?.shown(0.0) == "none")
        #expect(try without.entry(forKey: "n")?.shown(0) == "0")
        #expect(try without.entry(forKey: "n")?.shown(0, language: "pl") == "0 many")
    }

    @Test("Q10: a form that is not there is other")
    func missingFormIsOther() throws {
        let few = VariantsFixture.dictionary(
            VariantsFixture.entry("n", forms: ["one": "un", "other": "des"])
        )
        let all = VariantsFixture.dictionary(
            VariantsFixture.entry("n", forms: ["one": "un", "many": "de", "other": "des"])
        )
        for language in ["fr", "es"] {
            #expect(try few.entry(forKey: "n")?.shown(1_000_000, language: language) == "des")
            #expect(try all.entry(forKey: "n")?.shown(1_000_000, language: language) == "de")
        }
    }

    @Test(
        "Q04: an incomplete entry gives one diagnostic that names the key and the file, and no text",
        arguments: [
            ("no other", ["one": "x"], "other"),
            ("unknown variable", nil, "\"n\" is not there"),
        ] as [(String, [String: String]?, String)]
    )
    func incompleteEntry(key: String, forms: [String: String]?, message: String) {
        let variable = forms.map { VariantsFixture.variable("n", forms: $0) } ?? ""
        expectOneFault(key, variable: variable, message: message)
    }

    @Test(
        "Q04: an entry without its value type or rule type gives one diagnostic, and no text",
        arguments: ["NSStringFormatValueTypeKey", "NSStringFormatSpecTypeKey"]
    )
    func incompleteVariable(missing: String) {
        let variable = VariantsFixture.variable("n", forms: ["other": "%d"])
            .replacing("<key>\(missing)</key>", with: "<key>x</key>")
        expectOneFault("k", variable: variable, message: missing)
    }

    private func expectOneFault(_ key: String, variable: String, message: String) {
        let file = VariantsFixture.dictionary(
            "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
                + "\(variable)</dict>" + VariantsFixture.entry("good", forms: ["other": "%d"]),
            path: "fr.lproj/T.stringsdict"
        )
        #expect(file.entry(forKey: key) == nil)
        #expect(file.entry(forKey: "good") != nil)
        let errors = file.diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 1)
        #expect(errors.first?.file == "fr.lproj/T.stringsdict")
        #expect(errors.first?.message.contains("\"\(key)\"") == true)
        #expect(errors.first?.message.contains(message) == true)
    }

    @Test("Q05: an absent key is absent, and the others can be used")
    func absentKeyIsAbsent() throws {
        let file = VariantsFixture.dictionary(VariantsFixture.entry("n", forms: ["other": "%d"]))
        #expect(file.entry(forKey: "nosuch") == nil)
        #expect(try file.entry(forKey: "n")?.shown(1234) == "1,234")
    }

    @Test func severalVariablesTakeTheArgumentsInOrder() throws {
        let file = VariantsFixture.dictionary(
            """
            <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%@: %#@a@, %#@b@</string>
            \(VariantsFixture.variable("a", forms: ["one": "one a", "other": "%d a"]))
            \(VariantsFixture.variable("b", forms: ["one": "one b", "other": "%d b"]))</dict>
            """
        )
        let text = try #require(file.entry(forKey: "k"))
        #expect(try text.shown("x", 1, 2) == "x: one a, 2 b")
        #expect(try text.shown("x", 2, 1) == "x: 2 a, one b")
    }

    @Test func aVariableInAVariableCountsTheArgumentItsPositionNames() throws {
        let file = VariantsFixture.dictionary(
            """
            <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$#@total@</string>
            \(VariantsFixture.variable(
                "total",
                forms: ["zero": "nothing", "one": "One, and %1$#@some@", "other": "%1$d in %2$d"]
            ))
            \(VariantsFixture.variable("some", forms: ["zero": "not it", "other": "it"]))</dict>
            """
        )
        let text = try #require(file.entry(forKey: "k"))
        #expect(try text.shown(0, 0) == "nothing")
        #expect(try text.shown(0, 1) == "One, and not it")
        #expect(try text.shown(1, 1) == "One, and it")
        #expect(try text.shown(3, 5) == "3 in 5")
    }

    @Test func aDesktopTakesTheTextForMacThenOtherThenTheFirstByName() throws {
        func file(_ devices: [String]) -> StringsDictionary {
            let texts = devices.map { "<key>\($0)</key><string>\($0) text</string>" }.joined()
            return VariantsFixture.dictionary(
                "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>\(texts)</dict></dict>"
            )
        }
        #expect(try file(["ipad", "mac", "other"]).entry(forKey: "k")?.shown() == "mac text")
        #expect(try file(["other", "ipad"]).entry(forKey: "k")?.shown() == "other text")
        #expect(try file(["iphone", "ipad"]).entry(forKey: "k")?.shown() == "ipad text")
        #expect(file(["iphone", "mac"]).entry(forKey: "k")?.plainText == "mac text")
    }

    @Test func aDeviceMayHaveAWholeEntryOfItsOwn() throws {
        let mac = VariantsFixture.entry("mac", forms: ["one": "a click", "other": "%d clicks"])
        let file = VariantsFixture.dictionary(
            "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>\(mac)</dict></dict>"
        )
        #expect(try file.entry(forKey: "k")?.shown(1) == "a click")
        #expect(try file.entry(forKey: "k")?.shown(2) == "2 clicks")
    }

    @Test func theWidestTextThatFitsIsShown() throws {
        let file = VariantsFixture.dictionary(
            """
            <key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>9</key><string>Hello</string><key>1</key><string>Hi</string>
            <key>20</key><string>Greetings</string></dict></dict>
            """
        )
        let text = try #require(file.entry(forKey: "k"))
        let shown = try [0, 1, 8, 9, 19, 20, 99].map { try text.shown(width: $0) }
        #expect(shown == ["Hi", "Hi", "Hi", "Hello", "Hello", "Greetings", "Greetings"])
        #expect(try text.shown() == "Greetings")
        #expect(text.plainText == "Greetings")
    }

    @Test func aPlainValueIsAPlainText() throws {
        let file = VariantsFixture.dictionary(
            "<key>a</key><string>100% a</string><key>b</key><dict><key>NSStringLocalizedFormatKey</key>"
                + "<string>Other string</string></dict>"
        )
        #expect(file.entry(forKey: "a")?.plainText == "100% a")
        #expect(file.entry(forKey: "b")?.plainText == "Other string")
        #expect(file.diagnostics.isEmpty)
    }
}
