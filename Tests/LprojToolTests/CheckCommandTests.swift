import Foundation
import TestSupport
import Testing

/// A run of `lproj check` over tables written by the test.
private struct Check {
    struct Report: Decodable {
        struct Finding: Decodable {
            let rule, severity, file, message: String
            let line, column: Int
            let language, key: String?
        }
        struct Language: Decodable, Equatable {
            let language: String
            let total, translated, toReview: Int
        }
        let findings: [Finding]
        let languages: [Language]
    }

    let report: Report
    let status: Int32
    private let folder: TemporaryFolder

    init(_ files: [String: String], strict: Bool = false) throws {
        folder = try TemporaryFolder(files)
        let arguments = ["check", "--format", "json", folder.url.path] + (strict ? ["--strict"] : [])
        let run = try Run(arguments, program: builtProgram("lproj"))
        status = run.status
        report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }

    /// English and French entries of one table.
    init(en: String, fr: String) throws {
        try self.init(["en.lproj/Localizable.strings": en, "fr.lproj/Localizable.strings": fr])
    }

    /// The files that findings of a rule are about, below the folder.
    func files(_ rule: String) -> [String] {
        report.findings.filter { $0.rule == rule }.map {
            String($0.file.dropFirst(folder.url.path.count + 1))
        }
    }

    var rules: [String] { report.findings.map(\.rule) }
    var messages: [String] { report.findings.map(\.message) }
}

@Suite struct CheckCommandTests {
    @Test func wholeTranslationsHaveNoFindings() throws {
        let check = try Check(en: "\"k\" = \"Hello, %@\";", fr: "\"k\" = \"Bonjour %@\";")
        #expect(check.messages.isEmpty)
        #expect(check.status == 0)
        #expect(check.report.languages == [.init(language: "fr", total: 1, translated: 1, toReview: 0)])
    }

    /// P01, P02
    @Test func aSyntaxErrorHasItsPlaceAndStatusOne() throws {
        let check = try Check(en: "\"a\" = \"1\";\n\"title\" : \"Hello\";\n", fr: "\"a\" = \"1\";")
        let fault = try #require(check.report.findings.first { $0.rule == "syntax" })
        #expect(check.files("syntax") == ["en.lproj/Localizable.strings"])
        #expect(fault.line == 2)
        #expect(fault.message.contains("="))
        #expect(check.status == 1)
    }

    /// P07
    @Test func aRepeatedKeyIsAWarningWithBothLines() throws {
        let files = ["en.lproj/L.strings": "\"ok\"=\"OK\";\n\"x\"=\"X\";\n\"ok\"=\"Okay\";\n"]
        let check = try Check(files)
        #expect(check.rules == ["duplicate-key"])
        #expect(check.messages.first?.contains("line 3") == true)
        #expect(check.messages.first?.contains("line 1") == true)
        #expect(check.status == 0)
        #expect(try Check(files, strict: true).status == 1)
    }

    /// P10
    @Test func anEscapeThatDoesNotMeanWhatItSeemsToIsAWarning() throws {
        let check = try Check(["en.lproj/L.strings": "\"k\" = \"\\u00e9\";"])
        #expect(check.rules == ["syntax"])
    }

    /// Q07
    @Test func placeholdersThatDifferAreErrorsThatNameTheArgument() throws {
        let files = [
            "en.lproj/L.strings": "\"k\"=\"%d of %@\";\n\"j\"=\"%@ and %@\";",
            "zh-Hans.lproj/L.strings": "\"k\"=\"%@: %d\";\n\"j\"=\"%2$@，%1$@\";",
            "fr.lproj/L.strings": "\"k\"=\"%d of %@ (%@)\";\n\"j\"=\"%@\";",
        ]
        let check = try Check(files)
        #expect(check.status == 1)
        #expect(Set(check.rules) == ["placeholder"])
        let french = check.report.findings.filter { $0.language == "fr" }
        #expect(french.map(\.key) == ["k", "j"])
        #expect(french[0].message.contains("argument 3"))
        #expect(french[1].message.contains("argument 2"))
        #expect(french[1].line == 2)
        let chinese = check.report.findings.filter { $0.language == "zh-Hans" }
        #expect(chinese.map(\.key) == ["k", "k"])
    }

    /// Q08
    @Test func aPercentSignThatCTakesForAPlaceholderIsAWarning() throws {
        let check = try Check([
            "en.lproj/L.strings": "\"k\" = \"100% daily\"; \"j\" = \"100%\"; \"i\" = \"100%% %@\";"
        ])
        #expect(check.report.findings.map(\.key) == ["k"])
        #expect(check.messages.first?.contains("%%") == true)
    }

    @Test func missingExtraEmptyAndUntranslatedKeysAreNamed() throws {
        let check = try Check(
            en: "\"a\" = \"A\"; \"b\" = \"B\"; \"c\" = \"One two three\"; \"d\" = \"D\"; \"e\" = \"OK\";",
            fr:
                "\"a\" = \"\"; \"c\" = \"One two three\"; /* lproj: new */ \"d\" = \"D\"; \"x\" = \"X\"; \"e\" = \"OK\";"
        )
        let found = check.report.findings.map { "\($0.rule) \($0.key ?? "")" }
        #expect(Set(found) == ["empty a", "missing b", "untranslated c", "untranslated d", "extra x"])
        #expect(check.status == 0)
        #expect(check.report.languages == [.init(language: "fr", total: 5, translated: 2, toReview: 0)])
    }

    @Test func aTableThatIsMissingIsOneFinding() throws {
        let check = try Check(["en.lproj/L.strings": "a=A; b=B;", "fr.lproj/M.strings": "c=C;"])
        #expect(Set(check.rules) == ["missing", "extra"])
        #expect(check.report.findings.count == 2)
    }

    @Test func aFormOfALanguageInheritsWhatItsParentHas() throws {
        let check = try Check([
            "en.lproj/L.strings": "a=A;", "en.lproj/M.strings": "b=B;", "pt.lproj/M.strings": "b=B;",
            "pt.lproj/L.strings": "a=B;", "pt-PT.lproj/M.strings": "b=C;",
            "en-GB.lproj/M.strings": "b=C;",
        ])
        #expect(check.messages.isEmpty)
        #expect(check.report.languages.allSatisfy { $0.translated == 2 })
    }

    @Test func aStaleTextIsFlaggedWithOldAndNew() throws {
        let check = try Check(
            en: "k = \"Remove\";",
            fr: "/* lproj: stale \"Delete\" → \"Remove\" */\nk = \"Supprimer\";"
        )
        #expect(check.rules == ["stale"])
        #expect(check.messages.first?.contains("“Delete”") == true)
        #expect(check.report.languages == [.init(language: "fr", total: 1, translated: 1, toReview: 1)])
    }

    @Test func markupAndMnemonicsAreKept() throws {
        let check = try Check(
            en:
                "a = \"<b>Bold</b> &amp; more\"; b = \"_Open\"; c = \"1 < 2\"; d = \"<i>x</i>\"; e = \"snake_case name\";",
            fr: "a = \"<b>Gras</i> &amp; plus\"; b = \"Ouvrir\"; c = \"1 < 2 & 3\"; d = \"x\"; e = \"nom\";"
        )
        let found = check.report.findings.map { "\($0.severity) \($0.rule) \($0.key ?? "")" }
        #expect(Set(found) == ["error markup a", "warning mnemonic b", "warning markup d"])
    }

    @Test func foldersForOneLanguageAndUnknownOnesAreNamed() throws {
        let check = try Check([
            "en.lproj/L.strings": "a=A;", "zh-Hans.lproj/L.strings": "a=B;",
            "zh-hans.lproj/L.strings": "a=B;",
            "he.lproj/L.strings": "a=B;", "iw.lproj/L.strings": "a=B;", "qx.lproj/L.strings": "a=B;",
            "x.y.lproj/L.strings": "a=B;", "Base.lproj/M.strings": "a=A;",
        ])
        #expect(check.files("folder") == ["iw.lproj", "zh-hans.lproj"])
        #expect(check.files("language") == ["qx.lproj", "x.y.lproj"])
    }

    /// I02
    @Test func shadowedAndMissingPicturesAreNamed() throws {
        let check = try Check([
            "help.png": "", "en.lproj/help.png": "", "zh-Hans.lproj/help.png": "", "fr.lproj/only.png": "",
            "logo.svg": "",
        ])
        #expect(check.files("picture") == ["fr.lproj/only.png", "help.png"])
        #expect(check.files("missing-picture") == ["fr.lproj"])
    }

    @Test func textsOfAUIFileAndTheirTranslationsAreCompared() throws {
        let ui = """
            <interface><object class="GtkButton" id="b1"><property name="label" translatable="yes">Delete</property>
            <property name="tooltip-text" translatable="yes">Gone for ever</property></object></interface>
            """
        let check = try Check([
            "Base.lproj/Main.ui": ui, "en.lproj/L.strings": "a=A;",
            "fr.lproj/Main.strings": "\"b1.label\" = \"Supprimer\"; \"b2.label\" = \"Rien\";",
            "fr.lproj/L.strings": "a=A;",
            "de.lproj/Main.strings": "\"Delete\" = \"Löschen\"; \"b1.tooltip-text\" = \"Weg\";",
            "de.lproj/L.strings": "a=A;",
        ])
        let found = check.report.findings.map { "\($0.language ?? "") \($0.rule) \($0.key ?? "")" }
        #expect(Set(found) == ["fr missing b1.tooltip-text", "fr ui b2.label"])
    }

    /// T11
    @Test func aCatalogIsCountedByItsStates() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "plain": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "simple"}}}},
              "n": {"localizations": {"fr": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "un"}},
                "other": {"stringUnit": {"state": "translated", "value": "autre"}}}}}}},
              "d": {"localizations": {"fr": {"variations": {"device": {
                "mac": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "un"}},
                  "other": {"stringUnit": {"state": "translated", "value": "autre"}}}}},
                "other": {"stringUnit": {"state": "translated", "value": "autre"}}}}}}},
              "w": {"localizations": {"fr": {"stringUnit": {"state": "new", "value": "w"}}}}}}
            """
        let check = try Check(["Localizable.xcstrings": catalog])
        #expect(check.report.languages == [.init(language: "fr", total: 4, translated: 3, toReview: 0)])
        #expect(check.report.findings.map(\.key) == ["w"])
    }

    @Test func rulesAreSwitchedOffInOneFile() throws {
        let files = ["en.lproj/L.strings": "a=A; b=B;", "fr.lproj/L.strings": "a=\"\";"]
        #expect(
            try Check(files.merging([".lproj.json": "{\"off\": [\"missing\"]}"]) { $1 }).rules == ["empty"]
        )
        let folder = try TemporaryFolder(files.merging([".lproj.json": "{\"off\": [\"mising\"]}"]) { $1 })
        let run = try lproj("check", ".", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("./.lproj.json: error: there is no rule “mising”"))
    }

    @Test func textHasLinesThatEditorsJumpToAndABarForEachLanguage() throws {
        let folder = try TemporaryFolder([
            "en.lproj/L.strings": "a=A; b=B;", "fr.lproj/L.strings": "a=\"C %d\";\n",
        ])
        let run = try lproj("check", ".", in: folder)
        #expect(
            run.output.contains(
                "./fr.lproj/L.strings:1:1: error: “a” in fr: argument 1 (an integer) is not in the en text"
            )
        )
        #expect(run.output.contains("\nfr         ██████████░░░░░░░░░░  50 %  1 of 2\n"))
    }

    @Test func annotationsAreWorkflowCommands() throws {
        let folder = try TemporaryFolder([
            "en.lproj/L.strings": "a=A;", "fr.lproj/L.strings": "a=\"C %d\";\n",
        ])
        let run = try lproj("check", "--format=annotations", ".", in: folder)
        #expect(
            run.output.hasPrefix(
                "::error file=./fr.lproj/L.strings,line=1,col=1,title=placeholder::“a” in fr: argument 1"
            )
        )
        #expect(run.output.split(separator: "\n").count == 1)
    }
}
