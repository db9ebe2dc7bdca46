import Foundation
import TestSupport
import Testing

@Suite struct LookUpCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        let forms = """
            <plist version="1.0"><dict><key>n</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d лайк</string><key>few</key><string>%d лайка</string>
            <key>many</key><string>%d лайков</string><key>other</key><string>%d лайка</string></dict></dict></dict></plist>
            """
        folder = try TemporaryFolder([
            "Resources/en.lproj/Localizable.strings": "\"hello\" = \"Hello, %@\"; \"only.en\" = \"English\";",
            "Resources/en.lproj/Other.strings": "\"k\" = \"Other\";",
            "Resources/ru.lproj/Localizable.strings": "\"hello\" = \"Привет, %@\"; \"bad\" = \"%d\";",
            "Resources/ru.lproj/Localizable.stringsdict": forms,
            "Kit/de.lproj/Localizable.strings": "\"hello\" = \"Hallo, %@\"; \"kit\" = \"Satz\";",
        ])
    }

    @Test func languagesAreListedOneInALine() throws {
        #expect(try lproj("languages", in: folder).output == "en\nru\n")
        let both = try lproj("languages", "--resources", "Kit", "--resources=Resources", in: folder)
        #expect(both.output == "de\nen\nru\n")
    }

    @Test func getPrintsWhatTheAppShows() throws {
        for (arguments, text) in [
            (["hello", "Kai", "--language", "ru"], "Привет, Kai"),
            (["hello", "Kai", "--language", "ru-RU"], "Привет, Kai"),
            (["hello", "Kai", "--language", "fr", "--language", "ru"], "Привет, Kai"),
            // F01: the development language stands in, then the default, then the key.
            (["only.en", "--language", "ru"], "English"),
            (["none", "--default", "D"], "D"), (["none"], "none"),
            (["k", "--table", "Other"], "Other"),
            (
                ["hello", "Kai", "--language", "de", "--resources", "Resources", "--resources", "Kit"],
                "Hallo, Kai"
            ),
        ] {
            let run = try Run(["get"] + arguments, program: builtProgram("lproj"), in: folder.url)
            #expect(run.output == "\(text)\n")
            #expect(run.status == 0)
        }
    }

    /// Q01
    @Test(arguments: [
        ("1", "1 лайк"), ("2", "2 лайка"), ("5", "5 лайков"), ("21", "21 лайк"), ("1.5", "1,5 лайка"),
    ])
    func numbersChooseThePluralForm(count: String, text: String) throws {
        #expect(try lproj("get", "n", count, "--language", "ru", in: folder).output == "\(text)\n")
    }

    @Test func theSystemsLanguageDecidesWhereNoneIsNamed() throws {
        for (locale, text) in [("ru_RU.UTF-8", "Привет, Kai"), ("C", "Hello, Kai"), ("ja_JP", "Hello, Kai")] {
            let system = ["LC_ALL": locale, "LANGUAGE": ""]
            #expect(try lproj("get", "hello", "Kai", in: folder, environment: system).output == "\(text)\n")
        }
    }

    @Test func anArgumentThatDoesNotFitIsAnErrorOnStandardError() throws {
        let run = try lproj("get", "bad", "text", "--language", "ru", in: folder)
        #expect(run.status == 1)
        #expect(run.output == "bad\n")
        #expect(run.errors.contains("ru.lproj/Localizable.strings: error: “bad”"))
    }

    /// N01, N02
    @Test(arguments: [
        ("en,zh-Hans,zh-Hant", "zh-HK,fr", "zh-Hant"), ("en,zh-Hans", "zh-Hant-HK", ""),
        ("en,pt-BR,pt-PT", "pt", "pt-BR"),
        ("en,fr,de", "fr", "fr"),
    ])
    func matchPrintsTheLanguagesToUse(available: String, preferred: String, expected: String) throws {
        let run = try lproj("match", "--available", available, "--preferred", preferred)
        #expect(run.output == "\(expected)\n")
        #expect(run.status == 0)
    }
}
