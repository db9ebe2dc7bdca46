import Foundation
import Parlance
import TestSupport
import Testing

@Suite struct ResourceBundleTests {
    private func bundle(_ names: [String], in folder: TemporaryFolder, development: String? = nil) throws
        -> ResourceBundle
    {
        for name in names { try folder.write("key = \"\(name)\";", to: "\(name)/Localizable.strings") }
        return ResourceBundle(folders: [folder.url], developmentLanguage: development)
    }

    // Z1, F04
    @Test func theFoldersThatExistDeclareTheLanguages() throws {
        let names = [
            "Base.lproj", "zh-Hans.lproj", "zh_TW.lproj", "FR.lproj", "iw.lproj", "mul.lproj", "German.lproj",
            "notes", "lproj", ".lproj", "x.lproj.old",
        ]
        let bundle = try bundle(names, in: TemporaryFolder())
        #expect(bundle.languages.map(\.tag) == ["de", "en", "fr", "he", "zh-Hans", "zh-TW"])
    }

    // F04
    @Test func baseBelongsToTheDevelopmentLanguage() throws {
        let folder = try TemporaryFolder()
        let bundle = try bundle(["Base.lproj", "hr.lproj"], in: folder, development: "en")
        #expect(bundle.languages.map(\.tag) == ["en", "hr"])
        let localizer = Localizer(resources: bundle, systemLanguages: ["fr"])
        #expect(localizer.language.tag == "en")
        #expect(localizer.string("key") == "Base.lproj")
        try localizer.choose(.language("hr"))
        #expect(localizer.string("key") == "hr.lproj")
    }

    // F04
    @Test func theDevelopmentLanguagesOwnFolderGoesBeforeBase() throws {
        let folder = try TemporaryFolder([
            "en.lproj/Localizable.strings": "a = en;",
            "Base.lproj/Localizable.strings": "a = Base; b = Base;",
        ])
        let localizer = Localizer(resources: ResourceBundle(folders: [folder.url]), systemLanguages: [])
        #expect(["a", "b"].map { localizer.string($0) } == ["en", "Base"])
    }

    // Z1: build tools lower-case the names of folders they copy.
    @Test func aFoldersNameMayBeInAnyCase() throws {
        let folder = try TemporaryFolder()
        let bundle = try bundle(["base.lproj", "zh-hans.lproj", "PT_br.LPROJ"], in: folder)
        #expect(bundle.languages.map(\.tag) == ["en", "pt-BR", "zh-Hans"])
        let localizer = Localizer(resources: bundle, systemLanguages: ["zh-CN"])
        #expect(localizer.string("key") == "zh-hans.lproj")
        try localizer.choose(.language("en"))
        #expect(localizer.string("key") == "base.lproj")
        try localizer.choose(.language("pt"))
        #expect(localizer.string("key") == "PT_br.LPROJ")
    }

    // D10
    @Test func foldersInSeveralPlacesAreOneSetOfResources() throws {
        let files = [
            "one/en.lproj/Localizable.strings": "a = 1; b = 1;",
            "two/en.lproj/Localizable.strings": "b = 2; c = 2;",
            "two/EN.lproj/Localizable.strings": "d = 3;",
            "two/en.lproj/Other.strings": "a = other;",
            "two/ja.lproj/Localizable.strings": "a = \"一\";",
        ]
        let app = try AppFixture(files, folders: ["one", "two", "missing"])
        let localizer = app.start()
        #expect(["a", "b", "c", "d"].map { localizer.string($0) } == ["1", "1", "2", "3"])
        #expect(localizer.string("a", table: "Other") == "other")
        try localizer.choose(.language("ja"))
        #expect(["a", "b"].map { localizer.string($0) } == ["一", "1"])
    }

    // L8
    @Test func whatIsNoFolderIsNoLanguage() throws {
        let folder = try TemporaryFolder(["fr.lproj": "a file", "de.lproj/Localizable.strings": "key = de;"])
        let bundle = ResourceBundle(folders: [folder.url, folder.file("fr.lproj"), folder.file("nowhere")])
        #expect(bundle.languages.map(\.tag) == ["de", "en"])
    }

    // L8
    @Test func aFolderThatGoesAwayLeavesAWindowWithText() throws {
        let app = try AppFixture()
        let localizer = app.start()
        try FileManager.default.removeItem(at: app.folder.file("app/fr.lproj"))
        try localizer.choose(.language("fr"))
        #expect(localizer.string("ok") == "OK")
    }

    @Test func aFileThatCannotBeReadIsToldAndCostsOnlyItself() throws {
        let app = try AppFixture([
            "app/en.lproj/Localizable.strings": "ok = OK;",
            "app/en.lproj/Broken.strings/inside": "",
            "app/en.lproj/Bad.stringsdict": "<plist>",
            "app/en.lproj/Half.strings": "a = 1; b = ; c = 3;",
        ])
        let localizer = app.start()
        #expect(localizer.string("ok") == "OK")
        #expect(["a", "c"].map { localizer.string($0, table: "Half") } == ["1", "3"])
        let files = Set(
            app.told.filter { $0.severity == .error }.map { URL(fileURLWithPath: $0.file).lastPathComponent }
        )
        #expect(files == ["Broken.strings", "Bad.stringsdict", "Half.strings"])
    }

    @Test func hiddenFilesBesideATableAreNoTables() throws {
        // What macOS leaves on other systems' disks, and Emacs beside a file that is open.
        let app = try AppFixture([
            "app/en.lproj/Localizable.strings": "ok = OK;",
            "app/en.lproj/._Localizable.strings": "\0\u{5}\u{16}\u{7}",
            "app/._en.lproj/Localizable.strings": "{", "app/.Localizable.xcstrings": "{",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: app.folder.file("app/en.lproj/.#Localizable.strings").path,
            withDestinationPath: "me@host.123"
        )
        let localizer = app.start()
        #expect(localizer.string("ok") == "OK")
        #expect(!localizer.reload())
        #expect(app.told.isEmpty)
    }

    // R5
    @Test func theInfoFileNamesTheDevelopmentLanguage() throws {
        let plist = "<plist><dict><key>CFBundleDevelopmentRegion</key><string>ja_JP</string></dict></plist>"
        let folder = try TemporaryFolder(["Info.plist": plist])
        #expect(ResourceBundle(folders: [folder.url]).developmentLanguage.tag == "ja-JP")
        #expect(
            ResourceBundle(folders: [folder.url], developmentLanguage: "fr").developmentLanguage.tag == "fr"
        )
        #expect(
            ResourceBundle(folders: [folder.url], developmentLanguage: "?").developmentLanguage.tag == "ja-JP"
        )
    }

    // N11
    @Test func anInstalledProgramReadsItsOwnFoldersAndNotTheSourceTree() throws {
        let place = try TemporaryFolder([
            "prefix/bin/app": "", "prefix/share/app/de.lproj/T.strings": "",
            "prefix/share/app/bn.lproj/T.strings": "",
            "source/Package.swift": "", "source/Resources/fr.lproj/T.strings": "",
            "source/.build/debug/app": "",
            "home/.local/share/app/it.lproj/T.strings": "", "elsewhere/app": "",
        ])
        func folders(_ program: String) -> [String] {
            let found = ResourceBundle.installedFolders(
                named: "app",
                executable: place.file(program),
                environment: ["HOME": place.file("home").path, "XDG_DATA_DIRS": place.file("none").path]
            )
            return found.map { $0.path.replacing(place.url.resolvingSymlinksInPath().path + "/", with: "") }
        }
        #expect(folders("prefix/bin/app") == ["prefix/share/app"])
        #expect(folders("source/.build/debug/app") == ["source/Resources"])
        #expect(folders("elsewhere/app") == ["home/.local/share/app"])

        let installed = ResourceBundle(folders: [place.file("prefix/share/app")])
        #expect(Localizer(resources: installed, systemLanguages: ["ja-JP"]).language.tag == "en")
        #expect(Localizer(resources: installed, systemLanguages: ["de-DE"]).language.tag == "de")
    }
}
