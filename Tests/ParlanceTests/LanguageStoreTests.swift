import Foundation
import Parlance
import TestSupport
import Testing

@Suite struct LanguageStoreTests {
    // S01, Z3
    @Test func followingTheSystemIsNeverStoredAsTheLanguageOfTheDay() throws {
        let app = try AppFixture()
        let first = app.start(system: ["en"])
        #expect(!FileManager.default.fileExists(atPath: app.store.file.path))
        try first.choose(.language("fr"))
        try first.choose(.system)
        #expect(app.stored == nil)
        #expect(app.start(system: ["de"]).language.tag == "de")
    }

    // S01
    @Test func nothingIsWrittenUntilAPersonChooses() throws {
        let app = try AppFixture()
        let localizer = app.start(system: ["fr"])
        _ = localizer.string("ok")
        try localizer.choose(.system)
        #expect(!FileManager.default.fileExists(atPath: app.store.file.deletingLastPathComponent().path))
    }

    // S02
    @Test func aStoredValueThatMeansNothingCountsAsNone() throws {
        let values: [Any] = ["temp", "", [] as [String], [""], ["temp"], 7, ["a": "b"], [7], true, Data([1])]
        for value in values {
            let app = try AppFixture()
            try app.store(["AppleLanguages": value, "other": 1])
            let file = try Data(contentsOf: app.store.file)
            let localizer = app.start(system: ["de"])
            #expect(localizer.language.tag == "de", "\(value)")
            #expect(localizer.choice == .system, "\(value)")
            #expect(try Data(contentsOf: app.store.file) == file, "\(value)")
            // It is replaced by the next choice, also when that is to follow the system.
            try localizer.choose(.system)
            #expect(app.entries?["AppleLanguages"] == nil, "\(value)")
            #expect(app.entries?["other"] as? Int == 1)
        }
    }

    // S02
    @Test func aLanguageWhoseFolderIsGoneGivesWayToTheSystems() throws {
        let app = try AppFixture()
        try app.store(["AppleLanguages": ["ja"]])
        #expect(app.start(system: ["de"]).language.tag == "de")
        #expect(app.start(system: ["de"]).choice == .system)
        #expect(app.stored == ["ja"])
    }

    // S02
    @Test func aPlainTextWhereAListBelongsIsUnderstood() throws {
        let app = try AppFixture()
        try app.store(["AppleLanguages": "en_US"])
        #expect(app.start(system: ["de"]).language.tag == "en")
    }

    // S04
    @Test(arguments: [("pt", "pt-PT"), ("zh", "zh-Hans"), ("iw", "he"), ("no", "nb")])
    func aTagOfAnEarlierReleaseGoesOnUnderItsNewName(old: String, new: String) throws {
        let files = ["en", "pt-PT", "zh-Hans", "he", "nb"].map { ("app/\($0).lproj/T.strings", "") }
        let app = try AppFixture(Dictionary(uniqueKeysWithValues: files))
        try app.store(["AppleLanguages": [old], "other": "kept"])
        let localizer = app.start(system: ["en"])
        #expect(localizer.language.tag == new)
        #expect(localizer.choice == .language(new))
        #expect(app.stored == [new])
        #expect(app.entries?["other"] as? String == "kept")
    }

    // D6
    @Test func aListOfPreferredLanguagesWrittenByOthersIsReadAsOneAndKept() throws {
        let app = try AppFixture()
        try app.store(["AppleLanguages": ["ja-JP", "zh-HK", "en"]])
        #expect(app.start().language.tag == "zh-Hant")
        #expect(app.stored == ["ja-JP", "zh-HK", "en"])
    }

    // S05
    @Test func aChoiceIsOnTheDiskWhenTheCallReturns() throws {
        let app = try AppFixture()
        try app.start().choose(.language("fr"))
        #expect(app.stored == ["fr"])
        #expect(app.start().language.tag == "fr")
    }

    @Test func otherKeysOfTheFileAreKept() throws {
        let app = try AppFixture()
        let day = Date(timeIntervalSince1970: 1_000_000)
        try app.store(["window": ["width": 800], "day": day, "data": Data([0, 1]), "AppleLanguages": ["en"]])
        try app.start().choose(.language("fr"))
        #expect(app.stored == ["fr"])
        #expect((app.entries?["window"] as? [String: Int]) == ["width": 800])
        #expect(app.entries?["day"] as? Date == day)
        #expect(app.entries?["data"] as? Data == Data([0, 1]))
    }

    @Test(arguments: ["", "<plist", "not a list {", "bplist00\u{0}\u{1}", "<plist><array/></plist>"])
    func aDamagedFileIsSetAsideWithAWarning(content: String) throws {
        let app = try AppFixture()
        try app.folder.write(content, to: "config/app.plist")
        let localizer = app.start(system: ["de"])
        #expect(localizer.language.tag == "de")
        #expect(app.told.count == 1)
        #expect(app.told.first?.severity == .warning)
        #expect(try String(contentsOf: app.store.file, encoding: .utf8) == content)

        try localizer.choose(.language("fr"))
        #expect(app.stored == ["fr"])
        let aside = app.folder.file("config/app.plist.damaged")
        #expect(try String(contentsOf: aside, encoding: .utf8) == content)
        #expect(app.told.last?.description.contains("app.plist.damaged") == true)
    }

    @Test func aSecondDamagedFileDoesNotReplaceTheFirst() throws {
        let app = try AppFixture()
        for content in ["one", "two"] {
            try app.folder.write("\(content) {", to: "config/app.plist")
            try app.store.save(.language("fr")) { _ in }
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: app.folder.file("config").path)
            .sorted()
        #expect(names == ["app.plist", "app.plist.damaged", "app.plist.damaged-2"])
    }

    @Test func aStoreThatCannotBeWrittenIsToldAndTheChoiceHoldsForTheRun() throws {
        // A folder below a regular file: not even root can make one.
        let app = try AppFixture(AppFixture.files.merging(["config": "a file"]) { first, _ in first })
        let localizer = app.start()
        try localizer.choose(.language("fr"))
        #expect(localizer.language.tag == "fr")
        #expect(localizer.choice == .language("fr"))
        #expect(localizer.string("ok") == "D’accord")
        let told = try #require(app.told.last)
        #expect(told.file == app.store.file.path)
        #expect(told.severity == .warning)
        #expect(told.message.contains("Not a directory"))
        #expect(throws: LanguageStore.Failure.self) { try app.store.save(.language("fr")) { _ in } }
    }

    @Test func theFileIsReplacedWholeAndNeverWrittenInPlace() throws {
        let app = try AppFixture()
        try app.store.save(.language("en")) { _ in }
        let before = try String(contentsOf: app.store.file, encoding: .utf8)
        // Whoever has the old file open, or whose save ended half-way, sees all of it.
        let open = try FileHandle(forReadingFrom: app.store.file)
        let inode = try number(of: app.store.file)
        try app.store.save(.language("fr")) { _ in }
        #expect(try number(of: app.store.file) != inode)
        #expect(try open.readToEnd() == Data(before.utf8))
        let names = try FileManager.default.contentsOfDirectory(atPath: app.folder.file("config").path)
        #expect(names == ["app.plist"])
        // It holds more than a language, so it is as private as Foundation's own.
        let mode =
            try FileManager.default.attributesOfItem(atPath: app.store.file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    // S05
    @Test func aProcessThatDiesInTheMiddleOfASaveLeavesAWholeFile() async throws {
        let app = try AppFixture()
        try app.store(["other": String(repeating: "kept", count: 100_000)])
        for _ in 0..<3 {
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = app.store.file.path as String] in
                let store = LanguageStore(file: URL(fileURLWithPath: path))
                try store.save(.language("fr")) { _ in }
                Thread.detachNewThread {
                    Thread.sleep(forTimeInterval: 0.05)
                    kill(getpid(), SIGKILL)
                }
                while true {
                    for tag in ["fr", "de"] { try store.save(.language(tag)) { _ in } }
                }
            }
            #expect([["fr"], ["de"]].contains(app.stored))
            #expect((app.entries?["other"] as? String)?.count == 400_000)
        }
    }

    @Test func aFileThatIsALinkStaysOne() throws {
        let app = try AppFixture()
        try app.folder.write("{}", to: "dotfiles/app.plist")
        try app.folder.write("", to: "config/other")
        try FileManager.default.createSymbolicLink(
            atPath: app.store.file.path,
            withDestinationPath: "../dotfiles/app.plist"
        )
        try app.store.save(.language("fr")) { _ in }
        #expect(app.stored == ["fr"])
        let kind =
            try FileManager.default.attributesOfItem(atPath: app.store.file.path)[.type] as? FileAttributeType
        #expect(kind == .typeSymbolicLink)
    }

    @Test func aSaveThatFailsLeavesTheOldFileAndNothingElse() throws {
        // A folder in the place of the file: the new content is written and cannot be put there.
        let app = try AppFixture()
        try app.folder.write("x", to: "config/app.plist/inside")
        #expect(throws: LanguageStore.Failure.self) { try app.store.save(.language("fr")) { _ in } }
        let names = try FileManager.default.contentsOfDirectory(atPath: app.folder.file("config").path)
        #expect(names == ["app.plist"])
        #expect(FileManager.default.fileExists(atPath: app.folder.file("config/app.plist/inside").path))
    }

    @Test func choicesMadeAtOnceLeaveAWholeFileWithOneOfThem() async throws {
        let app = try AppFixture()
        let tags = ["en", "fr", "de", "zh-Hans", "zh-Hant"]
        await Threads.run(8) { thread in
            for step in 0..<5 { try? app.store.save(.language(tags[(thread + step) % tags.count])) { _ in } }
        }
        #expect(tags.map { [$0] }.contains(app.stored ?? []))
    }

    private func number(of file: URL) throws -> UInt64? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? UInt64
    }
}
