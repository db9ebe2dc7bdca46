import Parlance
import Testing

@Suite struct PseudolanguageTests {
    private func accented(_ text: String) -> String { Pseudolanguage.accented.text(text, key: "k") }

    @Test(arguments: [
        "OK", "Cancel", "Good to see you", "Choose a language at the top. Everything follows at once.",
    ])
    func accentedTextIsInBracketsAndHalfAsLongAgainToTwiceAsLong(source: String) {
        let text = accented(source)
        #expect(text.hasPrefix("["))
        #expect(text.hasSuffix("]"))
        #expect(Double(text.count) >= Double(source.count) * 1.5)
        #expect(text.count <= source.count * 2)
        #expect(!text.dropFirst().hasPrefix(source))
    }

    @Test func accentedTextIsStillReadable() {
        #expect(accented("Cancel") == "[Çåñçéļ one]")
    }

    @Test(arguments: [
        ("Hello, %@!", "%@"), ("%1$@ of %2$lld", "%1$@ %2$lld"), ("100%% of %d", "%% %d"),
        ("%#@n@ found", "%#@n@"),
        ("<b>Bold</b> text", "<b> </b>"), ("<a href=\"%@\">link</a>", "<a href=\"%@\"> </a>"),
        ("A &amp; B &#38; C", "&amp; &#38;"),
        ("_Open", "_O"), ("Save _As…", "_A"),
        ("See https://example.org/a_b?c=%@&d=e now", "https://example.org/a_b?c=%@&d=e"),
    ])
    func placeholdersMarkupMnemonicsAndAddressesStayAsTheyAre(source: String, kept: String) {
        for pseudolanguage in [Pseudolanguage.accented, .mirrored] {
            let text = pseudolanguage.text(source, key: "k")
            for part in kept.split(separator: " ") { #expect(text.contains(part), "\(text)") }
            #expect(Format(text).differences(from: Format(source)).isEmpty)
            #expect(Format(text).problems.isEmpty)
        }
    }

    @Test(arguments: ["", "flag.png", "https://www.example.org/search?q=%@", "%@", "%d"])
    func whatHasNoWordsIsTheSameInEveryLanguage(source: String) {
        #expect(accented(source) == source)
        #expect(Pseudolanguage.mirrored.text(source, key: "k") == source)
    }

    @Test func aPercentSignOfAPlainTextStaysOne() {
        #expect(accented("100% sure").contains("100% "))
    }

    @Test func mirroredWordsRunFromRightToLeft() {
        #expect(Pseudolanguage.mirrored.text("Hi %@", key: "k") == "\u{200F}\u{202E}Hi\u{202C}\u{200F} %@")
        #expect(Pseudolanguage.mirrored.language.isRightToLeft)
    }

    @Test func theKeysAreShownInTheirOwnLanguage() {
        #expect(Pseudolanguage.keys.text("Hello", key: "home.title") == "home.title")
    }

    @Test func everyPluralFormIsChanged() throws {
        let source = Variation.format(
            .text("%#@n@ here"),
            variables: [
                "n": .init(
                    valueType: "d",
                    text: .plural([.one: .text("%d file"), .other: .text("%d files")], argument: nil)
                )
            ]
        )
        let varied = try Translation.varied(VariedText(source))
        guard case .varied(let text) = try Pseudolanguage.accented.translation(of: varied, key: "k") else {
            Issue.record("a text without forms")
            return
        }
        let english = try LanguageRules(#require(Language("en")))
        #expect(try text.render([.integer(1)], rules: english) == "[1 ƒîļé one ĥéŕé on]")
        #expect(try text.render([.integer(2)], rules: english) == "[2 ƒîļéš one t ĥéŕé on]")
    }

    @Test func aPseudolanguageIsKnownByItsTag() throws {
        for pseudolanguage in Pseudolanguage.allCases {
            #expect(Pseudolanguage(pseudolanguage.language) == pseudolanguage)
            #expect(Language(pseudolanguage.rawValue) == pseudolanguage.language)
        }
        #expect(try Pseudolanguage(#require(Language("en-GB"))) == nil)
    }
}
