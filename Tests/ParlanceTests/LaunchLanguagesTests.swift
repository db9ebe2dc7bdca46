import Parlance
import TestSupport
import Testing

@Suite struct LaunchLanguagesTests {
    // U5, D7
    @Test(arguments: [
        ("(zh-Hans)", ["zh-Hans"]), ("(\"zh-Hans\", en)", ["zh-Hans", "en"]), ("fr", ["fr"]),
        ("(fr)", ["fr"]),
        ("<array><string>de</string></array>", ["de"]),
    ])
    func theLanguagesOfOneRunAreTakenFromTheCommandLine(value: String, tags: [String]) throws {
        let (languages, others) = try LaunchLanguages.separated(
            from: ["app", "--page", "home", "-AppleLanguages", value, "file"]
        )
        #expect(languages == tags)
        #expect(others == ["app", "--page", "home", "file"])
    }

    // U5, D7
    @Test func theLanguageOfTheRunIsInForceAndTheStoreUntouched() throws {
        let app = try AppFixture()
        let languages = try LaunchLanguages.separated(from: ["app", "-AppleLanguages", "(zh-Hans)"]).languages
        #expect(app.start(override: languages?.first).string("ok") == "好")
        #expect(app.entries == nil)
    }

    @Test func aCommandLineWithoutThemIsLeftAsItIs() throws {
        for arguments in [[], ["app"], ["-AppleLanguages"], ["app", "--AppleLanguages", "(fr)"]] {
            let (languages, others) = try LaunchLanguages.separated(from: arguments)
            #expect(languages == nil)
            #expect(others == arguments)
        }
    }

    @Test(arguments: ["", "()", "(fr", "{a = b;}", "(1, (2))", "\0", "((fr))"])
    func whatIsNoListOfLanguagesIsAnErrorThatSaysSo(value: String) {
        let error = #expect(throws: LaunchLanguages.Failure.self) {
            try LaunchLanguages.separated(from: ["app", "-AppleLanguages", value])
        }
        #expect(error?.description.contains("“\(value)”") == true)
        #expect(throws: LaunchLanguages.Failure.self) {
            try LaunchLanguages.separated(from: ["app", "-AppleLanguages"])
        }
    }
}
