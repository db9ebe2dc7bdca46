import Foundation
import Parlance
import TestSupport
import Testing

@Suite struct LookUpTests {
    // L1
    @Test func aTextIsFoundByKeyByTableByBundleOrFallsToADefault() throws {
        let kit = try TemporaryFolder(["en.lproj/Localizable.strings": "ok = \"OK of the kit\";"])
        let bundle = ResourceBundle(folders: [kit.url])
        let localizer = try AppFixture().start()
        #expect(localizer.string("ok") == "OK")
        #expect(localizer.string("ok", table: "Errors") == "No error")
        #expect(localizer.string("ok", bundle: bundle) == "OK of the kit")
        #expect(localizer.string("nosuch", default: "A default") == "A default")
    }

    // U2
    @Test func theDefaultAtTheCallOnlyStandsInForWhatIsMissing() throws {
        let localizer = try AppFixture().start()
        #expect(localizer.string("ok", default: "Alternate") == "OK")
        #expect(localizer.string("ok", table: "NoTable", default: "Alternate") == "Alternate")
    }

    // R1
    @Test func aTableMayHaveAnyName() throws {
        let names = ["Table", "My Table", "表", "a.b", "Localizable", "é"]
        let files = names.map { ("app/en.lproj/\($0).strings", "key = \"\($0)\";") }
        let localizer = try AppFixture(Dictionary(uniqueKeysWithValues: files)).start()
        for name in names { #expect(localizer.string("key", table: name) == name) }
    }

    // R8, D5
    @Test func aLookUpNeverYieldsNothing() throws {
        let app = try AppFixture()
        let localizer = app.start()
        #expect(["nosuch", "", "取消"].map { localizer.string($0) } == ["nosuch", "", "取消"])
        #expect(localizer.string("nosuch", 1, "a") == "nosuch")
        let empty = Localizer(
            resources: ResourceBundle(folders: [app.folder.file("nowhere")]),
            systemLanguages: [],
            diagnostics: app.channel
        )
        #expect(empty.string("nosuch") == "nosuch")
        #expect(empty.language.tag == "en")
    }

    // F01, D5
    @Test func eachKeyFallsByItself() throws {
        let app = try AppFixture()
        let localizer = try app.started(in: "fr")
        #expect(localizer.string("ok") == "D’accord")
        #expect(localizer.string("cancel") == "Cancel")
        #expect(localizer.string("cancel") == "Cancel")
        #expect(localizer.string("nosuch", default: "Given") == "Given")
        #expect(localizer.string("nosuch") == "nosuch")
        let lines = app.told.map(\.description)
        #expect(lines.count == 2)
        #expect(lines.first?.contains("fr.lproj/Localizable.strings: warning: “cancel”") == true)
        #expect(lines.last?.contains("“nosuch” is in no language") == true)
    }

    // F01
    @Test func aRegionInheritsFromItsLanguageAndNobodyIsTold() throws {
        let app = try AppFixture([
            "app/en.lproj/Localizable.strings": "a = a; b = b; c = c;",
            "app/pt.lproj/Localizable.strings": "a = \"a pt\"; b = \"b pt\";",
            "app/pt-BR.lproj/Localizable.strings": "a = \"a br\";",
        ])
        let localizer = try app.started(in: "pt-BR")
        #expect(["a", "b"].map { localizer.string($0) } == ["a br", "b pt"])
        #expect(app.told.isEmpty)
        #expect(localizer.string("c") == "c")
        #expect(app.told.count == 1)
    }

    // F02
    @Test func anEmptyTranslationIsShownEmpty() throws {
        let app = try AppFixture()
        #expect(try app.started(in: "fr").string("title").isEmpty)
        #expect(app.told.isEmpty)
    }

    // F05
    @Test func aModulesTextsFollowTheAppAndAreNotHiddenByIts() throws {
        let files = [
            "kit/en.lproj/K.strings": "ok = \"Kit OK\";", "kit/de.lproj/K.strings": "ok = \"Kit gut\";",
        ]
        let app = try AppFixture(files.merging(AppFixture.files) { first, _ in first })
        let kit = ResourceBundle(folders: [app.folder.file("kit")])
        let localizer = app.start()
        #expect(localizer.string("ok", table: "K", bundle: kit) == "Kit OK")
        try localizer.choose(.language("de"))
        #expect(localizer.string("ok", table: "K", bundle: kit) == "Kit gut")
        #expect(localizer.string("ok") == "Gut")
        // The kit has no French: its development language stands in.
        try localizer.choose(.language("fr"))
        #expect(localizer.string("ok", table: "K", bundle: kit) == "Kit OK")
    }

    @Test func aModuleMadeAnewIsNotTakenForOneThatIsGone() throws {
        let app = try AppFixture()
        let localizer = app.start()
        for number in 0..<50 {
            let folder = try TemporaryFolder(["en.lproj/Localizable.strings": "ok = \"\(number)\";"])
            #expect(localizer.string("ok", bundle: ResourceBundle(folders: [folder.url])) == "\(number)")
        }
    }

    // L2
    @Test func whatTheBundleSaysOfItselfIsLocalizedWhereALanguageHasIt() throws {
        let plist = """
            <plist version="1.0"><dict><key>CFBundleShortVersionString</key><string>1.2</string>
            <key>CFBundleIdentifier</key><string>org.example.app</string>
            <key>CFBundleDisplayName</key><string>App</string></dict></plist>
            """
        let app = try AppFixture([
            "app/Info.plist": plist,
            "app/en.lproj/InfoPlist.strings": "/* None */",
            "app/zh-Hans.lproj/InfoPlist.strings": "CFBundleDisplayName = \"应用\";",
        ])
        let localizer = app.start()
        #expect(localizer.information(for: "CFBundleShortVersionString") == "1.2")
        #expect(localizer.information(for: "CFBundleIdentifier") == "org.example.app")
        #expect(localizer.information(for: "CFBundleDisplayName") == "App")
        #expect(localizer.information(for: "NoSuchKey") == nil)
        try localizer.choose(.language("zh-Hans"))
        #expect(localizer.information(for: "CFBundleDisplayName") == "应用")
        #expect(localizer.information(for: "CFBundleIdentifier") == "org.example.app")
        #expect(app.told.isEmpty)
    }
}
