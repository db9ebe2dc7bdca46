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
