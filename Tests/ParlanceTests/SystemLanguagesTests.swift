import Parlance
import Testing

@Suite struct SystemLanguagesTests {
    private func languages(in environment: [String: String]) -> [String] {
        SystemLanguages.preferred(environment: environment)
    }

    // N07
    @Test func theLanguagesComeFromTheEnvironmentAndNeedNoInstalledLocale() {
        #expect(languages(in: ["LANG": "de_DE.UTF-8"]) == ["de-DE"])
        #expect(languages(in: ["LANGUAGE": "fr:de"]) == ["fr", "de"])
        #expect(languages(in: ["LANG": "ja_JP.UTF-8", "LANGUAGE": "fr:de"]) == ["fr", "de"])
        #expect(languages(in: ["LC_ALL": "ja_JP.UTF-8"]) == ["ja-JP"])
    }

    // L3
    @Test func theStrongestVariableThatIsSetDecides() {
        let all = ["LC_ALL": "ja_JP", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"]
        #expect(languages(in: all) == ["ja-JP"])
        #expect(languages(in: ["LC_MESSAGES": "fr_FR", "LANG": "de_DE"]) == ["fr-FR"])
        #expect(languages(in: ["LC_CTYPE": "fr_FR", "LANG": "de_DE"]) == ["de-DE"])
    }

    @Test func anEmptyVariableIsOneThatIsNotSet() {
        let empty = ["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8", "LANGUAGE": ""]
        #expect(languages(in: empty) == ["de-DE"])
        #expect(languages(in: ["LANG": "de_DE", "LANGUAGE": "::"]) == ["de-DE"])
        #expect(languages(in: ["LANG": ""]).isEmpty)
        #expect(languages(in: [:]).isEmpty)
    }

    // N10
    @Test func theCLocaleAsksForUntranslatedTextsAsInGettext() {
        for locale in ["C", "POSIX"] {
            #expect(languages(in: ["LANG": locale]).isEmpty)
            #expect(languages(in: ["LANG": locale, "LANGUAGE": "sv"]).isEmpty)
        }
        #expect(languages(in: ["LANG": "C.UTF-8"]).isEmpty)
        #expect(languages(in: ["LANG": "C.UTF-8", "LANGUAGE": "sv"]) == ["sv"])
        #expect(languages(in: ["LANG": "sv_SE", "LC_ALL": "C"]).isEmpty)
        #expect(languages(in: ["LANG": "sv_SE", "LANGUAGE": "fr:C:de"]) == ["fr"])
        #expect(languages(in: ["LANG": "sv_SE", "LANGUAGE": "C"]).isEmpty)
    }

    @Test(arguments: [
        ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("uz_UZ@cyrillic", "uz-Cyrl-UZ"),
        ("ks_IN@devanagari", "ks-Deva-IN"), ("sr@latin", "sr-Latn"), ("ca_ES@valencia", "ca-ES-valencia"),
        ("de_DE@euro", "de-DE"), ("de_DE.ISO-8859-1", "de-DE"), ("zh_TW.Big5", "zh-TW"), ("pt_BR", "pt-BR"),
        ("iw_IL", "he-IL"), ("en_US@", "en-US"), ("french", "fr"),
    ])
    func aLocaleOfTheCLibraryBecomesATag(locale: String, tag: String) {
        #expect(languages(in: ["LANG": locale]) == [tag])
    }

    @Test func whatNamesNoLanguageIsPassedOver() {
        let list = "../../etc/passwd:\u{1F600}:de_DE:@:.:12:de_DE.UTF-8:temp:fr"
        #expect(languages(in: ["LANG": "sv_SE", "LANGUAGE": list]) == ["de-DE", "fr"])
        #expect(languages(in: ["LANG": "/usr/share/locale"]).isEmpty)
    }
}
