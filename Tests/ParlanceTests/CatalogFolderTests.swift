import Foundation
import Parlance
import TestSupport
import Testing

/// Catalogs stand beside the `.lproj` folders and hold all languages at once.
@Suite struct CatalogFolderTests {
    private static func entry(_ key: String, _ texts: [String: String]) -> String {
        let texts = texts.sorted { $0.key < $1.key }.map {
            "\"\($0.key)\": \(VariantsFixture.unit($0.value))"
        }
        return "\"\(key)\": {\"localizations\": {\(texts.joined(separator: ", "))}}"
    }

    private static let likes = """
        "%lld likes": {"localizations": {
          "en": {"variations": \(VariantsFixture.plural(["one": "%lld like", "other": "%lld likes"]))},
          "fr": {"variations": \(VariantsFixture.plural(["one": "%lld j’aime", "other": "%lld j’aime (s)"]))}}}
        """

    private static let catalog = VariantsFixture.json(
        [
            entry("title", ["en": "Title", "fr": "Titre", "zh_Hant": "標題"]), likes,
            "\"Only the key\": {}", entry("b", ["en": "b of the catalog", "ja": "カタログ"]),
        ].joined(separator: ",")
    )

    // B9, Z1
    @Test func aCatalogBecomesTablesOfEveryLanguageItHas() throws {
        let app = try AppFixture(["app/Localizable.xcstrings": Self.catalog])
        #expect(app.resources.languages.map(\.tag) == ["en", "fr", "ja", "zh-Hant"])
        #expect(app.resources.hasLocalizations)
        let localizer = app.start()
        #expect(localizer.string("title") == "Title")
        #expect(localizer.string("Only the key") == "Only the key")
        #expect(localizer.string("%lld likes", 1) == "1 like")
        try localizer.choose(.language("fr"))
        #expect(localizer.string("title") == "Titre")
        #expect(localizer.string("%lld likes", 5) == "5 j’aime (s)")
        #expect(localizer.string("b") == "b of the catalog")
        try localizer.choose(.language("zh-TW"))
        #expect(localizer.string("title") == "標題")
        #expect(app.told.map(\.severity) == [.warning])
    }

    @Test func ofAllFilesOfATableStringsDictionariesWinThenStringsThenCatalogs() throws {
        let keys = ["a", "b", "c"]
        let catalog = keys.map { Self.entry($0, ["en": "catalog"]) }.joined(separator: ",")
        let app = try AppFixture([
            "app/Localizable.xcstrings": VariantsFixture.json(catalog),
            "app/en.lproj/Localizable.strings": "a = strings; b = strings;",
            "app/en.lproj/Localizable.stringsdict":
                VariantsFixture.xml(VariantsFixture.entry("a", forms: ["other": "dictionary"])),
        ])
        let localizer = app.start()
        #expect(keys.map { localizer.string($0, 1) } == ["dictionary", "strings", "catalog"])
        #expect(keys.map { localizer.string($0) } == ["dictionary", "strings", "catalog"])
    }

    // D10
    @Test func oneFolderCountsWhollyBeforeTheNext() throws {
        let app = try AppFixture(
            [
                "one/Localizable.xcstrings": VariantsFixture.json(Self.entry("a", ["en": "one"])),
                "two/en.lproj/Localizable.strings": "a = two; b = two;",
                "two/T.xcstrings": VariantsFixture.json(Self.entry("a", ["ko": "둘"])),
            ],
            folders: ["one", "two"]
        )
        #expect(app.resources.languages.map(\.tag) == ["en", "ko"])
        #expect(["a", "b"].map { app.start().string($0) } == ["one", "two"])
        #expect(try app.started(in: "ko").string("a", table: "T") == "둘")
    }

    @Test func catalogsOfUIFilesStandInFoldersThatAreNoLanguage() throws {
        let app = try AppFixture([
            "app/mul.lproj/Main.xcstrings": VariantsFixture.json(Self.entry("x.title", ["fr": "Un"])),
            "app/Base.lproj/Other.xcstrings": VariantsFixture.json(Self.entry("y.title", ["de": "Zwei"])),
        ])
        #expect(app.resources.languages.map(\.tag) == ["de", "en", "fr"])
        #expect(try app.started(in: "fr").string("x.title", table: "Main") == "Un")
        #expect(try app.started(in: "de").string("y.title", table: "Other") == "Zwei")
    }

    // E01
    @Test func aCatalogIsReadOnceForAllItsLanguages() throws {
        let app = try AppFixture(["app/Localizable.xcstrings": Self.catalog])
        try app.folder.write("{", to: "app/Localizable.xcstrings")
        let titles = try ["en", "fr", "zh-Hant"].map { try app.started(in: $0).string("title") }
        #expect(titles == ["Title", "Titre", "標題"])
        #expect(app.told.isEmpty)
    }

    @Test func aDamagedCatalogIsToldOnceAndCostsOnlyItself() throws {
        let app = try AppFixture([
            "app/Localizable.xcstrings": "{", "app/en.lproj/Localizable.strings": "ok = OK;",
            "app/fr.lproj/Localizable.strings": "ok = Bon;",
        ])
        let localizer = app.start()
        #expect(localizer.string("ok") == "OK")
        try localizer.choose(.language("fr"))
        #expect(localizer.string("ok") == "Bon")
        #expect(app.told.filter { $0.file.hasSuffix("Localizable.xcstrings") }.count == 1)
    }

    // F01
    @Test func aMissingTextIsToldUnderTheNameOfTheCatalog() throws {
        let app = try AppFixture(["app/Localizable.xcstrings": Self.catalog])
        #expect(try app.started(in: "fr").string("b") == "b of the catalog")
        #expect(app.told.map(\.file) == [app.folder.file("app/Localizable.xcstrings").path])
    }
}
