import Foundation
import Parlance
import TestSupport
import Testing

/// B8: what is saved in an editor shows at once.
@Suite struct ReloadingTests {
    private let app: AppFixture
    private let localizer: Localizer

    init() throws {
        app = try AppFixture()
        localizer = app.start()
    }

    // B8
    @Test func aSavedTextShowsAndObserversAreTold() async throws {
        let texts = Notices(Localizer.textsDidChange, of: localizer) { localizer, _ in localizer.string("ok")
        }
        let languages = Notices(of: localizer)
        let revision = localizer.revision
        try app.folder.write("ok = \"All right\";", to: "app/en.lproj/Localizable.strings")
        #expect(localizer.string("ok") == "OK")
        #expect(localizer.reload())
        #expect(localizer.string("ok") == "All right")
        // A text that is gone falls back like any other that is not there.
        #expect(localizer.string("cancel") == "cancel")
        #expect(localizer.revision != revision)
        #expect(await texts.all() == ["All right"])
        #expect(await languages.all().isEmpty)
    }

    // B8
    @Test func nothingHappensWhereNothingHasChanged() async throws {
        let texts = Notices(Localizer.textsDidChange, of: localizer)
        let revision = localizer.revision
        #expect(!localizer.reload())
        // A language that nobody has used is read when it is.
        try app.folder.write("ok = Bon;", to: "app/fr.lproj/Localizable.strings")
        try app.folder.write("Not texts", to: "app/en.lproj/notes.txt")
        #expect(!localizer.reload())
        #expect(localizer.revision == revision)
        #expect(await texts.all().isEmpty)
        try localizer.choose(.language("fr"))
        #expect(localizer.string("ok") == "Bon")
    }

    // B8
    @Test func onlyTheTableThatChangedIsReadAgain() throws {
        let app = try AppFixture()
        let table = app.folder.file("app/en.lproj/Localizable.strings")
        let day = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)]
        try FileManager.default.setAttributes(day, ofItemAtPath: table.path)
        let localizer = app.start()
        // Another text of the same size and time in the same file is only found by whoever reads it.
        let content = try String(contentsOf: table, encoding: .utf8)
        let handle = try FileHandle(forWritingTo: table)
        try handle.write(contentsOf: Data(content.replacing("OK", with: "ko").utf8))
        try handle.close()
        try FileManager.default.setAttributes(day, ofItemAtPath: table.path)
        try app.folder.write("ok = \"Quite right\";", to: "app/en.lproj/Errors.strings")
        #expect(localizer.reload())
        #expect(localizer.string("ok", table: "Errors") == "Quite right")
        #expect(localizer.string("ok") == "OK")
    }

    // B8
    @Test(arguments: ["", "ok = \"All r", "ok = ;", "ok = 1; /* open", "ok = 1; a"])
    func aFileBrokenWhileItIsWrittenKeepsItsLastGoodTexts(broken: String) throws {
        try app.folder.write(broken, to: "app/en.lproj/Localizable.strings")
        localizer.reload()
        #expect(localizer.string("ok") == "OK")
        #expect(localizer.string("cancel") == "Cancel")
        #expect(app.told.count == 1)
        try app.folder.write("ok = Mended;", to: "app/en.lproj/Localizable.strings")
        #expect(localizer.reload())
        #expect(localizer.string("ok") == "Mended")
        // The same fault made again is told again.
        try app.folder.write(broken, to: "app/en.lproj/Localizable.strings")
        localizer.reload()
        #expect(localizer.string("ok") == "Mended")
        #expect(app.told.count == 2)
        #expect(app.told.first == app.told.last)
    }

    // B8
    @Test func aFileBrokenFromTheStartShowsWhatCanBeReadAsItIsMended() throws {
        try app.folder.write("a = 1; b = ;", to: "app/de.lproj/T.strings")
        try localizer.choose(.language("de"))
        #expect(localizer.string("a", table: "T") == "1")
        try app.folder.write("a = 2; b = ; c = ;", to: "app/de.lproj/T.strings")
        #expect(localizer.reload())
        #expect(localizer.string("a", table: "T") == "2")
    }

    // B8
    @Test func aNewFileIsFoundAndOneThatIsGoneIsForgotten() throws {
        #expect(localizer.string("new", table: "New") == "new")
        try app.folder.write("new = New;", to: "app/en.lproj/New.strings")
        #expect(localizer.reload())
        #expect(localizer.string("new", table: "New") == "New")
        try FileManager.default.removeItem(at: app.folder.file("app/en.lproj/New.strings"))
        #expect(localizer.reload())
        #expect(localizer.string("new", table: "New", default: "gone") == "gone")
        try FileManager.default.removeItem(at: app.folder.file("app"))
        localizer.reload()
        #expect(localizer.string("ok") == "ok")
    }

    // B8
    @Test func pluralsCatalogsAndModulesAreReadAgainToo() throws {
        func dictionary(_ text: String) -> String {
            VariantsFixture.xml(VariantsFixture.entry("n", forms: ["other": text]))
        }
        func catalog(_ text: String) -> String {
            VariantsFixture.json("\"c\": {\"localizations\": {\"en\": \(VariantsFixture.unit(text))}}")
        }
        let app = try AppFixture([
            "app/en.lproj/P.stringsdict": dictionary("%d one"), "app/C.xcstrings": catalog("one"),
            "kit/en.lproj/Localizable.strings": "k = one;",
        ])
        let kit = ResourceBundle(folders: [app.folder.file("kit")])
        let localizer = app.start()
        func texts() -> [String] {
            [
                localizer.string("n", 1, table: "P"), localizer.string("c", table: "C"),
                localizer.string("k", bundle: kit),
            ]
        }
        #expect(texts() == ["1 one", "one", "one"])
        try app.folder.write(dictionary("%d three"), to: "app/en.lproj/P.stringsdict")
        #expect(localizer.reload())
        #expect(texts() == ["1 three", "one", "one"])
        try app.folder.write(catalog("three"), to: "app/C.xcstrings")
        #expect(localizer.reload())
        #expect(texts() == ["1 three", "three", "one"])
        try app.folder.write("k = three;", to: "kit/en.lproj/Localizable.strings")
        #expect(localizer.reload())
        #expect(texts() == ["1 three", "three", "three"])
        try app.folder.write("{\"strings\"", to: "app/C.xcstrings")
        localizer.reload()
        #expect(texts() == ["1 three", "three", "three"])
    }

    // B8
    @Test func aLanguageReadBeforeIsAlsoTheNewOneWhenItIsChosenAgain() throws {
        try localizer.choose(.language("fr"))
        try localizer.choose(.language("en"))
        try app.folder.write("ok = \"Très bien\";", to: "app/fr.lproj/Localizable.strings")
        // What is shown now has not changed.
        #expect(!localizer.reload())
        try localizer.choose(.language("fr"))
        #expect(localizer.string("ok") == "Très bien")
    }

    // B8
    @Test func twoLocalizersOverOneBundleBothGetTheNewTexts() throws {
        let other = app.start()
        try app.folder.write("ok = New;", to: "app/en.lproj/Localizable.strings")
        #expect(localizer.reload())
        #expect(other.string("ok") == "OK")
        #expect(other.reload())
        #expect(other.string("ok") == "New")
    }

    // B8
    @Test func theFoldersToWatchAreThoseTheTextsComeFrom() throws {
        let app = try AppFixture(
            [
                "one/en.lproj/T.strings": "", "one/Base.lproj/Main.ui": "", "two/mul.lproj/T.xcstrings": "{}",
                "two/fr.lproj/T.strings": "", "two/other/T.strings": "",
            ],
            folders: ["one", "two", "missing"]
        )
        func watched() -> [String] {
            app.resources.watchedFolders.map { $0.path.replacing(app.folder.url.path + "/", with: "") }
        }
        #expect(
            watched() == ["one", "one/Base.lproj", "one/en.lproj", "two", "two/fr.lproj", "two/mul.lproj"]
        )
        try FileManager.default.removeItem(at: app.folder.file("two/fr.lproj"))
        #expect(watched().count == 5)
    }

    // B8, H01
    @Test func readingAgainWhileOthersLookUpAndChooseLosesNothing() async throws {
        let app = app
        let localizer = localizer
        let texts = Collected<String>()
        await Threads.run(4) { thread in
            for step in 0..<50 {
                switch thread {
                case 0:
                    try? app.folder.write("ok = \"OK \(step)\";", to: "app/en.lproj/Localizable.strings")
                    localizer.reload()
                case 1: try? localizer.choose(.language(step % 2 == 0 ? "de" : "en"))
                default: texts.append(localizer.string("ok"))
                }
            }
        }
        #expect(texts.all.allSatisfy { $0 == "Gut" || $0.hasPrefix("OK") })
        try localizer.choose(.language("en"))
        localizer.reload()
        #expect(localizer.string("ok") == "OK 49")
    }
}
