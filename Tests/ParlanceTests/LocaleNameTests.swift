import Parlance
import Testing

@Suite struct LocaleNameTests {
    @Test(arguments: [
        ("zh-Hans", "zh_CN"), ("zh-Hant", "zh_TW"), ("zh-HK", "zh_HK"), ("zh-Hant-HK", "zh_HK"),
        ("zh", "zh_CN"),
        ("zh-SG", "zh_SG"), ("zh-Hans-HK", "zh_CN"), ("zh-Hant-CN", "zh_TW"), ("pt-BR", "pt_BR"),
        ("pt", "pt_BR"),
        ("pt-PT", "pt_PT"), ("sr", "sr_RS"), ("sr-Latn", "sr_RS@latin"), ("sr-Latn-ME", "sr_ME@latin"),
        ("sr-ME", "sr_ME@latin"), ("uz-Cyrl", "uz_UZ@cyrillic"), ("ca-valencia", "ca_ES@valencia"),
        ("en", "en_US"), ("en-GB", "en_GB"), ("de", "de_DE"), ("ar", "ar_EG"), ("iw", "he_IL"),
        ("tlh", "tlh"),
    ])
    func aLanguageHasTheNameThatPOSIXLocalesGiveIt(tag: String, name: String) throws {
        #expect(try #require(Language(tag)).localeName == name)
    }

    @Test(arguments: [
        "zh-Hans", "zh-Hant", "zh-HK", "pt-BR", "sr-Latn", "uz-Cyrl", "fr", "ar", "ca-valencia",
    ])
    func theNameReadBackIsTheSameLanguage(tag: String) throws {
        let language = try #require(Language(tag))
        let read = SystemLanguages.preferred(environment: ["LANG": language.localeName])
        #expect(LanguageMatcher.matches(preferred: read, available: ["en", tag]) == [tag])
    }
}

@Suite struct DesktopLocaleNameTests {
    @Test(arguments: [
        ("de", ["de"]), ("ja", ["ja"]), ("ko", ["ko"]), ("pt-BR", ["pt_BR"]), ("pt", ["pt"]), ("sr", ["sr"]),
        ("sr-Latn", ["sr@latin"]),
        ("uz-Cyrl", ["uz@cyrillic"]), ("zh-HK", ["zh_HK"]), ("zh-Hant-HK", ["zh_HK"]), ("en-GB", ["en_GB"]),
        ("ca-valencia", ["ca@valencia"]), ("tlh", ["tlh"]),
    ])
    func aDesktopFileMarksTextsByTheShortestNameThatTellsTheLanguage(tag: String, names: [String]) throws {
        #expect(try #require(Language(tag)).desktopLocaleNames == names)
    }

    @Test func whatNoNameTellsIsMarkedForEveryTerritory() throws {
        #expect(try #require(Language("zh-Hant")).desktopLocaleNames == ["zh_HK", "zh_MO", "zh_TW"])
        let simplified = try #require(Language("zh-Hans")).desktopLocaleNames
        #expect(Set(simplified).isSuperset(of: ["zh_CN", "zh_SG"]))
        #expect(Set(simplified).isDisjoint(with: ["zh_HK", "zh_MO", "zh_TW"]))
        let american = try #require(Language("es-419")).desktopLocaleNames
        #expect(american.contains("es_MX"))
        #expect(!american.contains("es_ES"))
    }
}
