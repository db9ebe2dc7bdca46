import Foundation
import Parlance
import TestSupport
import Testing

@Suite struct MessageTests {
    private func likes(_ forms: [String: String]) -> String {
        VariantsFixture.xml(VariantsFixture.entry("likes", forms: forms))
    }

    // B7, R4
    @Test func aMessageKeptAsAValueIsRenderedInTheLanguageInForce() throws {
        let localizer = try AppFixture().start()
        let message = Message("%d of %@", 1234, "box")
        let plain: Message = "ok"
        #expect(localizer.string(message) == "1,234 of box")
        #expect(localizer.string(plain) == "OK")
        try localizer.choose(.language("de"))
        // The text is that of the development language, and so are its digits.
        #expect(localizer.string(message) == "1,234 of box")
        #expect(localizer.string(plain) == "Gut")
    }

    // Q01, B7
    @Test func thePluralFormIsThatOfTheLanguageShownWhateverTheProcessRunsIn() throws {
        let russian = ["one": "%d лайк", "few": "%d лайка", "many": "%d лайков", "other": "%d лайка (дробь)"]
        let app = try AppFixture([
            "app/en.lproj/Localizable.stringsdict": likes(["one": "%d like", "other": "%d likes"]),
            "app/ru.lproj/Localizable.stringsdict": likes(russian),
        ])
        let localizer = app.start(system: [])
        let numbers: [Argument] = [1, 2, 5, 21, 1.5]
        let messages = numbers.map { Message("likes", $0) }
        #expect(messages.prefix(2).map(localizer.string) == ["1 like", "2 likes"])
        try localizer.choose(.language("ru"))
        #expect(
            messages.map(localizer.string) == [
                "1 лайк", "2 лайка", "5 лайков", "21 лайк", "1,5 лайка (дробь)",
            ]
        )
        try localizer.choose(.language("en"))
        #expect(localizer.string(messages[3]) == "21 likes")
    }

    // Q13, Q11
    @Test func numbersAndDatesOfAKeptMessageFollowTheLanguageAndComeBack() throws {
        let files = ["en", "de", "ar-EG"].map {
            ("app/\($0).lproj/Localizable.strings", "k = \"%1$@ | %2$@\";")
        }
        let localizer = try AppFixture(Dictionary(uniqueKeysWithValues: files)).start()
        let day = DateComponents(
            calendar: Calendar(identifier: .gregorian),
            year: 2025,
            month: 2,
            day: 3,
            hour: 12
        )
        let message = Message("k", 1234.5, .date(try #require(day.date)))
        var texts: [String] = []
        for tag in ["en", "de", "ar-EG", "en"] {
            try localizer.choose(.language(tag))
            texts.append(localizer.string(message))
        }
        #expect(texts == ["1,234.5 | February 3, 2025", "1.234,5 | 3. Februar 2025", texts[2], texts[0]])
        #expect(texts[2].hasPrefix("١٬٢٣٤٫٥ | ٣ فبراير"))
    }

    // Q02
    @Test func zeroIsATextOfItsOwnInEveryLanguageThatHasOne() throws {
        let app = try AppFixture([
            "app/en.lproj/Localizable.stringsdict": likes(["zero": "none", "one": "one", "other": "%d"]),
            "app/pl.lproj/Localizable.stringsdict": likes([
                "zero": "brak", "one": "jeden", "other": "%d inne",
            ]),
            "app/uk.lproj/Localizable.stringsdict": likes([
                "one": "%d one", "many": "%d many", "other": "%d other",
            ]),
        ])
        let counts: [Argument] = [0, 1, 2]
        #expect(counts.map { app.start().string("likes", $0) } == ["none", "one", "2"])
        #expect(try app.started(in: "pl").string("likes", 0) == "brak")
        #expect(try app.started(in: "uk").string("likes", 0) == "0 many")
    }

    // Q04
    @Test func anEntryThatIsIncompleteGivesTheNextLevelsTextAndIsToldWithKeyAndLanguage() throws {
        let format = "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
        let plural = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        let value = "<key>NSStringFormatValueTypeKey</key><string>d</string>"
        let one = "<key>one</key><string>%d uno</string>"
        let both = one + "<key>other</key><string>%d otros</string>"
        func entry(_ key: String, _ variable: String) -> String {
            "<key>\(key)</key><dict>\(format)<key>n</key><dict>\(variable)</dict></dict>"
        }
        let broken = [
            entry("noOther", plural + value + one), "<key>noVariable</key><dict>\(format)</dict>",
            entry("noValueType", plural + both), entry("noSpecType", value + both),
        ]
        let keys = ["noOther", "noVariable", "noValueType", "noSpecType"]
        let english = keys.prefix(2).map {
            VariantsFixture.entry($0, forms: ["one": "%d one", "other": "%d others"])
        }
        let app = try AppFixture([
            "app/en.lproj/Localizable.stringsdict": VariantsFixture.xml(english.joined()),
            "app/es.lproj/Localizable.stringsdict": VariantsFixture.xml(broken.joined()),
        ])
        let localizer = try app.started(in: "es")
        for (key, texts) in zip(keys.prefix(2), [["1 one", "5 others"], ["1 one", "5 others"]]) {
            #expect([1, 5].map { localizer.string(key, .integer($0)) } == texts)
        }
        for key in keys.suffix(2) {
            for count: Argument in [1, 5] {
                let text = localizer.string(key, count)
                #expect(!text.contains("null") && !text.contains("#@") && !text.isEmpty, "\(key): \(text)")
            }
        }
        for key in keys {
            let lines = app.told.filter { $0.message.contains("\"\(key)\"") && $0.file.contains("es.lproj") }
            #expect(lines.count == 1, "\(key): \(lines)")
        }
    }

    // Q05, Q01
    @Test func aKeyOfAStringsDictionaryIsReadAndOneThatIsInNoneFalls() throws {
        let app = try AppFixture([
            "app/en.lproj/Localizable.strings": "likes = \"%d English\"; only = Only;",
            "app/ru.lproj/Localizable.stringsdict": likes(["one": "%d лайк", "other": "%d лайков"]),
        ])
        let localizer = try app.started(in: "ru")
        #expect(localizer.string("likes", 21) == "21 лайк")
        // Code that formats by itself gets a text without the mark of a variable.
        #expect(localizer.string("likes") == "%d лайков")
        #expect(localizer.string("only") == "Only")
        #expect(localizer.string("absent") == "absent")
    }

    // Q05
    @Test func aStringsDictionaryWinsOverStringsForTheSameKey() throws {
        let app = try AppFixture([
            "app/en.lproj/Localizable.strings": "likes = plain; other = \"other plain\";",
            "app/en.lproj/Localizable.stringsdict": likes(["one": "%d like", "other": "%d likes"]),
        ])
        #expect(app.start().string("likes", 1) == "1 like")
        #expect(app.start().string("other") == "other plain")
    }

    // Q07
    @Test func aTranslationThatDoesNotFitGivesTheDevelopmentTextAndOneLine() throws {
        let app = try AppFixture([
            "app/en.lproj/Localizable.strings": "k = \"%d of %@\";",
            "app/fr.lproj/Localizable.strings": "k = \"%d of %@ (%@)\";",
            "app/zh-Hans.lproj/Localizable.strings": "k = \"%@: %d\";",
            "app/ar-EG.lproj/Localizable.strings": "k = \"%2$@: %1$d\";",
        ])
        let localizer = app.start()
        #expect(localizer.string("k", 99, "box") == "99 of box")
        for _ in 0..<3 {
            for tag in ["fr", "zh-Hans"] {
                try localizer.choose(.language(tag))
                #expect(localizer.string("k", 99, "box") == "99 of box")
            }
        }
        #expect(app.told.filter { $0.severity == .error }.map(\.file).count == 2)
        try localizer.choose(.language("ar-EG"))
        #expect(localizer.string("k", 1234, "box") == "box: ١٬٢٣٤")
    }

    // Q08
    @Test func aPlainLookUpNeverRunsTheFormatter() throws {
        let app = try AppFixture([
            "app/en.lproj/Localizable.strings": "k = \"100% daily\"; n = \"%d %@ %n %%\";"
        ])
        #expect(app.start().string("k") == "100% daily")
        #expect(app.start().string("n") == "%d %@ %n %%")
        #expect(app.told.isEmpty)
    }

    // R04
    @Test func textArgumentsAreIsolatedWhereTheLocalizerIsAskedTo() throws {
        let sentence = "%1$@ הסיר את %2$@ (%3$d)"
        let app = try AppFixture(["app/he.lproj/Localizable.strings": "k = \"\(sentence)\";"])
        let message = Message("k", "user_1]", "דנה", 3)
        let localizer = app.start(system: ["he"], isolatesText: true)
        #expect(localizer.string(message) == "\u{2068}user_1]\u{2069} הסיר את \u{2068}דנה\u{2069} (3)")
        #expect(app.start(system: ["he"]).string(message) == "user_1] הסיר את דנה (3)")
    }

    // L9, D3
    @Test func aLanguageMayHaveTheTextUnderAnyOfAMessagesKeys() throws {
        let app = try AppFixture([
            "app/en.lproj/Localizable.strings": "Name = Name;",
            "app/fr.lproj/Main.strings": "\"label1.label\" = Nom;",
            "app/de.lproj/Main.strings": "Name = \"Name (Main)\";",
            "app/it.lproj/Localizable.strings": "Name = Nome;",
        ])
        var message = Message("label1.label", table: "Main", default: "Name")
        message.alternatives = [Message.Key("Name", table: "Main"), Message.Key("Name")]
        let localizer = app.start()
        var texts: [String] = []
        for tag in ["fr", "de", "it", "en"] {
            try localizer.choose(.language(tag))
            texts.append(localizer.string(message))
        }
        #expect(texts == ["Nom", "Name (Main)", "Nome", "Name"])
        #expect(app.told.isEmpty)
    }

    // D5
    @Test func aDefaultOrKeyThatStandsInTakesItsArgumentsToo() throws {
        let localizer = try AppFixture().start()
        #expect(localizer.string("n %d", 1234) == "n 1,234")
        #expect(localizer.string("n", 7, default: "seven: %d") == "seven: 7")
        #expect(localizer.string("n", "text", default: "wrong: %d") == "wrong: %d")
    }
}
