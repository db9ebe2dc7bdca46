import Foundation
import Parlance
import TestSupport
import Testing

@Suite struct LanguageChoiceTests {
    // Z3
    @Test func theStoredChoiceWinsAndWithoutOneTheSystemDoes() throws {
        let app = try AppFixture()
        #expect(app.start(system: ["de-DE"]).language.tag == "de")
        #expect(app.start(system: ["de-DE"]).choice == .system)
        try app.start().choose(.language("fr"))
        #expect(app.start(system: ["de-DE"]).language.tag == "fr")
        #expect(app.start(system: ["de-DE"]).choice == .language("fr"))
    }

    // L01, L5, U4
    @Test func anObserverReadsTheNewLanguageAndNeverTheOldOne() async throws {
        let localizer = try AppFixture().start()
        let notices = Notices(of: localizer) { localizer, language in
            "\(language?.tag ?? "") \(localizer.language) \(localizer.string("ok"))"
        }
        try localizer.choose(.language("fr"))
        #expect(localizer.string("ok") == "D’accord")
        #expect(await notices.all() == ["fr fr D’accord"])
        try localizer.choose(.language("en"))
        #expect(await notices.all() == ["fr fr D’accord", "en en OK"])
    }

    // L02, R2
    @Test func onlyARealChangeIsAnnouncedAndWritten() async throws {
        let app = try AppFixture()
        let localizer = try app.started(in: "en")
        let notices = Notices(of: localizer)
        let before = try modification(of: app.store.file)
        let revision = localizer.revision
        try localizer.choose(.language("EN"))
        #expect(localizer.revision == revision)
        #expect(try modification(of: app.store.file) == before)
        #expect(await notices.all().isEmpty)
        try localizer.choose(.language("fr"))
        #expect(localizer.revision != revision)
        #expect(await notices.all() == ["fr"])
        #expect(throws: UnsupportedLanguage.self) { try localizer.choose(.language("tlh")) }
        #expect(localizer.language.tag == "fr")
        #expect(await notices.all() == ["fr"])
        #expect(app.stored == ["fr"])
    }

    // L02, L8
    @Test(arguments: ["tlh", "", "xx-YY-zz", "../fr", "fr\0", "Base", String(repeating: "a-", count: 10_000)])
    func anUnsupportedLanguageIsAnErrorThatNamesWhatThereIs(tag: String) throws {
        let localizer = try AppFixture().start()
        let error = #expect(throws: UnsupportedLanguage.self) { try localizer.choose(.language(tag)) }
        #expect(error?.tag == tag)
        #expect(error?.description.hasSuffix("there are: de, en, fr, zh-Hans, zh-Hant") == true)
        #expect(localizer.language.tag == "en")
    }

    // R10, U1
    @Test func followingTheSystemAndALanguageOfOnesOwnAreBothOffered() async throws {
        let app = try AppFixture()
        let localizer = app.start(system: ["de"])
        let choices = Notices(Localizer.choiceDidChange, of: localizer) { localizer, _ in
            "\(localizer.choice)"
        }
        let languages = Notices(of: localizer)
        #expect(localizer.systemLanguage.tag == "de")
        // The language stays, and yet the person has chosen.
        try localizer.choose(.language("de"))
        #expect(await languages.all().isEmpty)
        try localizer.choose(.language("zh-Hant"))
        #expect(app.stored == ["zh-Hant"])
        _ = await languages.all()
        try localizer.choose(.system)
        #expect(localizer.language.tag == "de")
        #expect(localizer.choice == .system)
        #expect(app.stored == nil)
        #expect(await languages.all() == ["zh-Hant", "de"])
        #expect(await choices.all() == ["language(\"de\")", "language(\"zh-Hant\")", "system"])
    }

    // R5, D12, L4, U6, N11
    @Test(arguments: [
        (["ja-JP"], "en"), (["ja-JP", "de-AT", "fr"], "de"), (["zh-Hans-CN"], "zh-Hans"),
        (["zh-Hans-HK"], "zh-Hans"),
        (["zh-Hans-US"], "zh-Hans"), (["zh-HK"], "zh-Hant"), (["zh-TW"], "zh-Hant"),
        (["zh-Hant-CN"], "zh-Hant"),
        (["fra"], "fr"), (["frr"], "en"), (["den"], "en"), ([], "en"), (["", "C", "temp"], "en"),
    ])
    func aSystemLanguageFallsToTheNextPreferredOneOrTheDevelopmentLanguage(system: [String], used: String)
        throws
    {
        #expect(try AppFixture().start(system: system).language.tag == used)
    }

    // N07, N10, L3
    @Test(arguments: [
        (["LANG": "de_DE.UTF-8"], "de"), (["LANG": "ja_JP", "LANGUAGE": "pl:fr:de"], "fr"),
        (["LC_ALL": "zh_TW.UTF-8", "LANG": "de_DE"], "zh-Hant"), (["LANG": "zh_SG"], "zh-Hans"),
        (["LANG": "C"], "en"), (["LANG": "POSIX", "LANGUAGE": "fr"], "en"), (["LANG": "C.UTF-8"], "en"),
        (["LANG": "C.UTF-8", "LANGUAGE": "fr"], "fr"), ([:], "en"),
    ])
    func theSystemsLanguageIsTheOneTheEnvironmentNames(environment: [String: String], used: String) throws {
        let system = SystemLanguages.preferred(environment: environment)
        #expect(try AppFixture().start(system: system).language.tag == used)
    }

    // N02
    @Test func aChainOfFallbacksNeverCrossesScripts() throws {
        let app = try AppFixture([
            "app/en.lproj/Localizable.strings": "a = en; b = en; c = en;",
            "app/zh-Hans.lproj/Localizable.strings": "a = Hans; b = Hans; c = Hans;",
            "app/zh-Hant.lproj/Localizable.strings": "a = Hant; b = Hant;",
            "app/zh-Hant-HK.lproj/Localizable.strings": "a = HK;",
            "app/sr.lproj/Localizable.strings": "a = sr;",
        ])
        let localizer = app.start(system: ["zh-Hant-HK"])
        #expect(["a", "b", "c"].map { localizer.string($0) } == ["HK", "Hant", "en"])
        #expect(app.start(system: ["sr-Latn"]).language.tag == "en")
        #expect(app.start(system: ["sr-RS"]).language.tag == "sr")
    }

    // N05
    @Test func aFolderUnderAnOldNameIsFoundUnderTheNewOne() throws {
        let app = try AppFixture([
            "app/iw.lproj/Localizable.strings": "a = he;", "app/no.lproj/T.strings": "",
        ])
        let localizer = app.start(system: ["he-IL"])
        #expect(localizer.language.tag == "he")
        #expect(localizer.string("a") == "he")
        try localizer.choose(.language("iw"))
        #expect(localizer.choice == .language("he"))
        #expect(app.start(system: ["nb-NO"]).systemLanguage.tag == "no")
    }

    // R5
    @Test func theLanguageToFallToCanBeConfigured() throws {
        let app = try AppFixture(developmentLanguage: "de")
        #expect(app.start(system: ["ja"]).language.tag == "de")
        #expect(app.start(system: ["ja"]).string("cancel") == "Abbrechen")
    }

    // Z1, L8
    @Test func aTagIsTheSameInAnyCase() throws {
        let localizer = try AppFixture().start()
        for tag in ["zh-hans", "ZH_HANS", "zh-Hans", "zh-CN"] {
            try localizer.choose(.language(tag))
            #expect(localizer.choice == .language("zh-Hans"))
        }
    }

    // Z4
    @Test func severalLocalizersLiveSideBySide() throws {
        let app = try AppFixture()
        let first = app.start()
        let second = app.start()
        try first.choose(.language("fr"))
        #expect(first.string("ok") == "D’accord")
        #expect(second.string("ok") == "OK")
    }

    // D7, U5, S07
    @Test func aLanguageForOneRunLeavesTheStoreAsItIs() throws {
        let app = try AppFixture()
        try app.start().choose(.language("fr"))
        let file = try Data(contentsOf: app.store.file)
        let before = try modification(of: app.store.file)
        let run = app.start(override: "de")
        #expect(run.language.tag == "de")
        #expect(run.choice == .language("de"))
        #expect(try Data(contentsOf: app.store.file) == file)
        #expect(try modification(of: app.store.file) == before)
        #expect(app.start().language.tag == "fr")
    }

    // S07
    @Test func aLanguageForOneRunLeavesAnOldTagInTheStoreToo() throws {
        let app = try AppFixture()
        try app.store(["AppleLanguages": ["zh-TW"]])
        #expect(app.start(override: "de").language.tag == "de")
        #expect(app.stored == ["zh-TW"])
        #expect(app.start().language.tag == "zh-Hant")
    }

    // S07
    @Test func choosingTheLanguageOfTheRunMakesItTheChoice() throws {
        let app = try AppFixture()
        try app.start().choose(.language("fr"))
        try app.start(override: "de").choose(.language("de"))
        #expect(app.start().language.tag == "de")
    }

    // D12, L8
    @Test func anUnsupportedLanguageForOneRunIsToldAndThePersonsOwnIsUsed() throws {
        let app = try AppFixture()
        #expect(app.start(system: ["ja"], override: "tlh").language.tag == "en")
        #expect(app.told.map(\.message).contains { $0.contains("“tlh”") })
        try app.start().choose(.language("fr"))
        #expect(app.start(override: "tlh").language.tag == "fr")
    }

    private func modification(of file: URL) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
}
