import OptionParsing
import Testing

@Suite struct OptionParserTests {
    private let parser = OptionParser(
        [
            .init("language", placeholder: "TAG", help: "Use a language", isRepeated: true),
            .init("version", help: "Print the version"),
        ],
        parameters: [.init("KEY"), .init("ARG", .any)],
        summary: "Shows a text.",
        notes: "Example:\n  p greeting"
    )

    @Test(arguments: [["--language", "zh-Hans"], ["--language=zh-Hans"]])
    func optionsAreReadInEitherForm(arguments: [String]) throws {
        let options = try parser.parse(["p", "key"] + arguments)
        #expect(options["language"] == "zh-Hans")
        #expect(!options.has("version"))
        #expect(options.arguments == ["key"])
    }

    @Test func anOptionMayBeGivenSeveralTimes() throws {
        let options = try parser.parse(["p", "--language", "de", "key", "--language", "fr", "--version"])
        #expect(options.all("language") == ["de", "fr"])
        #expect(options["language"] == "fr")
        #expect(options.has("version"))
    }

    @Test func textsOfAnyLanguageAreReadWhateverTheLocale() throws {
        let options = try parser.parse(["p", "é", "--language=日本", "😀"])
        #expect(options["language"] == "日本")
        #expect(options.arguments == ["é", "😀"])
    }

    @Test func twoDashesEndTheOptions() throws {
        #expect(
            try parser.parse(["p", "key", "--", "--language", "-3"]).arguments == ["key", "--language", "-3"]
        )
        #expect(try parser.parse(["p", "--", "key", "a"]).arguments == ["key", "a"])
    }

    @Test(arguments: [
        (["--colour", "key"], "--colour"), (["key", "--language"], "--language"), ([], "KEY"),
    ])
    func whatDoesNotFitIsAnErrorThatNamesIt(arguments: [String], word: String) throws {
        let failure = #expect(throws: OptionParser.Failure.self) { try parser.parse(["p"] + arguments) }
        #expect(failure?.description.contains(word) == true)
    }

    @Test func anArgumentTooManyIsAnErrorThatNamesIt() throws {
        let failure = #expect(throws: OptionParser.Failure.self) {
            try OptionParser([]).parse(["p", "stray"])
        }
        #expect(failure?.description.contains("stray") == true)
    }

    @Test(arguments: ["--help", "-h"])
    func helpExplainsEverything(option: String) throws {
        let help = try #require(throws: HelpRequest.self) { try parser.parse(["p", option]) }.text
        for words in [
            "KEY [ARG…]", "Shows a text.", "--language=TAG", "Use a language", "--version", "p greeting",
        ] {
            #expect(help.contains(words))
        }
    }
}
