import Parlance
import Testing

@Suite struct LanguageTests {
    @Test(arguments: [
        ("zh_hans", "zh-Hans"), ("ZH-HANS", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("pt_br", "pt-BR"),
        ("iw", "he"), ("in", "id"), ("iw-IL", "he-IL"), ("eng", "en"), ("sr_latn_rs", "sr-Latn-RS"),
        ("en_001", "en-001"), ("ca-valencia", "ca-valencia"), ("zh-Hant-HK", "zh-Hant-HK"),
    ])
    func aTagIsCanonicalWhateverItsCaseAndSeparators(spelled: String, tag: String) {
        #expect(Language(spelled)?.tag == tag)
    }

    @Test(arguments: [
        ("English", "en"), ("French", "fr"), ("Japanese", "ja"), ("Portuguese", "pt"), ("german", "de"),
    ])
    func foldersOfOldNameAreTheLanguageTheyName(folder: String, tag: String) {
        #expect(Language(folder)?.tag == tag)
    }

    @Test(arguments: [
        "", "Base", "base", "mul", "und", "zxx", "mis", "root", "temp", "12", "a", "-en", "en-", "en--US",
        "not a tag", "Français", "x-private", "en/US", "../en", "en\0", "klingonese", "en-US-", "_", "😀",
        String(repeating: "a-", count: 5000),
    ])
    func whatNamesNoLanguageIsNone(text: String) {
        #expect(Language(text) == nil)
    }

    @Test func languagesWithTheSameTagAreEqual() {
        #expect(Language("ZH_hans") == Language("zh-Hans"))
        #expect(Language("zh-Hans") != Language("zh-Hant"))
    }

    @Test(arguments: [
        ("fr", "Français"), ("de", "Deutsch"), ("zh-Hans", "简体中文"), ("zh-Hant", "繁體中文"), ("en", "English"),
        ("he", "עברית"), ("ka", "ქართული"), ("pt-BR", "Português (Brasil)"), ("ru", "Русский"),
        ("qqq", "qqq"),
    ])
    func aLanguageNamesItselfAsARowOfAMenuDoes(tag: String, name: String) {
        #expect(Language(tag)?.autonym == name)
    }

    @Test func aLanguageHasANameInAnother() throws {
        let french = try #require(Language("fr"))
        let chinese = try #require(Language("zh-Hans"))
        #expect(french.name(in: french) == "français")
        #expect(french.name(in: chinese) == "法语")
        #expect(chinese.name(in: french) == "chinois simplifié")
    }

    @Test(arguments: [
        ("ar", true), ("he", true), ("fa", true), ("ur-PK", true), ("az-Arab", true), ("pa-Arab", true),
        ("en", false), ("zh-Hant", false), ("az", false), ("ar-Latn", false), ("qqq", false),
    ])
    func directionIsThatOfTheScript(tag: String, rightToLeft: Bool) {
        #expect(Language(tag)?.isRightToLeft == rightToLeft)
    }

    @Test(arguments: [
        ("zh-Hant-HK", ["zh-Hant"]), ("pt-PT", ["pt"]), ("es-MX", ["es-419", "es"]), ("en", []),
        ("en-IN", ["en-GB", "en-001", "en"]), ("zh-HK", ["zh-Hant-HK", "zh-Hant"]), ("zh-TW", ["zh-Hant"]),
        ("zh-Hans-CN", ["zh-Hans", "zh"]), ("zh-CN", ["zh-Hans", "zh"]), ("zh-Hans", ["zh"]), ("zh", []),
        ("de-AT", ["de"]), ("ca-ES-valencia", ["ca-ES", "ca"]),
    ])
    func parentsAreTheMoreGeneralLanguagesNearestFirst(tag: String, parents: [String]) {
        #expect(Language(tag)?.parents.map(\.tag) == parents)
    }

    // N02
    @Test(arguments: [
        ("zh-Hant", []), ("sr-Latn", []), ("sr-ME", ["sr-Latn-ME", "sr-Latn"]), ("az-Arab-IR", ["az-Arab"]),
    ])
    func aParentNeverHasAnotherScript(tag: String, parents: [String]) {
        #expect(Language(tag)?.parents.map(\.tag) == parents)
    }
}
