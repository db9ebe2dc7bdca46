import Foundation
import Parlance
import Testing

@Suite("String catalogs (B9)") struct StringCatalogTests {
    private func language(_ tag: String) throws -> Language {
        try #require(Language(tag))
    }

    private func german(_ localization: String, key: String = "k") throws -> Translation {
        let catalog = VariantsFixture.catalog("\"\(key)\": {\"localizations\": {\"de\": \(localization)}}")
        #expect(catalog.diagnostics.isEmpty)
        return try #require(catalog.table(for: try language("de"))[key])
    }

    @Test("Every version is read", arguments: ["1.0", "1.1", "1.2", "1.3"])
    func version(version: String) throws {
        let strings = "\"k\": {\"localizations\": {\"de\": \(VariantsFixture.unit("K"))}}"
        let catalog = VariantsFixture.catalog(strings, version: version)
        #expect(catalog.version == version)
        #expect(catalog.diagnostics.isEmpty)
        #expect(catalog.sourceLanguage == Language("en"))
        #expect(catalog.languages.map(\.tag) == ["de", "en"])
        #expect(catalog.table(for: try language("de"))["k"]?.plainText == "K")
    }

    @Test func aKeyWithoutATextIsItsOwnTextInTheSourceLanguageOnly() throws {
        let catalog = VariantsFixture.catalog("\"\": {}, \"Save 100%\": {\"shouldTranslate\": false}")
        let english = catalog.table(for: try language("en"))
        #expect(english.mapValues(\.plainText) == ["": "", "Save 100%": "Save 100%"])
        #expect(catalog.table(for: try language("de")).isEmpty)
    }

    @Test("Texts in every state are shown", arguments: ["new", "stale", "needs_review", "translated", ""])
    func state(state: String) throws {
        #expect(try german(VariantsFixture.unit("Ja", state: state)).plainText == "Ja")
    }

    @Test func anEmptyTextIsShownUnlessNobodyHasTouchedIt() throws {
        #expect(try german(VariantsFixture.unit("")).plainText == "")
        let new = VariantsFixture.unit("", state: "new")
        let catalog = VariantsFixture.catalog("\"k\": {\"localizations\": {\"de\": \(new)}}")
        #expect(catalog.table(for: try language("de")).isEmpty)
        #expect(catalog.diagnostics.isEmpty)
    }

    @Test func aPluralCountsTheNumberInItsTexts() throws {
        let forms = ["one": "%2$@ hat %1$lld Datei", "other": "%2$@ hat %1$lld Dateien"]
        let text = try german("{\"variations\": \(VariantsFixture.plural(forms))}")
        #expect(try text.shown(1, "x", language: "de") == "x hat 1 Datei")
        #expect(try text.shown(2, "x", language: "de") == "x hat 2 Dateien")
        #expect(text.plainText == "%2$@ hat %1$lld Dateien")
    }

    @Test func aPluralWhoseTextsShowNoNumberCountsTheNumberInTheKey() throws {
        let forms = VariantsFixture.plural(["one": "%1$@: eine", "other": "%1$@: viele"])
        let text = try german("{\"variations\": \(forms)}", key: "%@ has %lld files")
        #expect(try text.shown("x", 1, language: "de") == "x: eine")
        #expect(try text.shown("x", 2, language: "de") == "x: viele")
    }

    @Test func aPluralInsideADeviceIsCountedToo() throws {
        let mac = "{\"variations\": \(VariantsFixture.plural(["one": "%lld Klick", "other": "%lld Klicks"]))}"
        let text = try german(
            "{\"variations\": {\"device\": {\"mac\": \(mac), \"other\": \(VariantsFixture.unit("Tipp"))}}}"
        )
        #expect(try text.shown(1, language: "de") == "1 Klick")
        #expect(try text.shown(3, language: "de") == "3 Klicks")
    }

    @Test func widthsAreRead() throws {
        let short = VariantsFixture.unit("Kurz")
        let long = VariantsFixture.unit("Lang")
        let text = try german("{\"variations\": {\"width\": {\"10\": \(short), \"20\": \(long)}}}")
        #expect(try text.shown(width: 12) == "Kurz")
        #expect(try text.shown() == "Lang")
    }

    @Test func substitutionsTakeTheirNumberedArgumentAndShowItByArg() throws {
        let text = try german(
            """
            {"stringUnit": {"state": "translated", "value": "%#@b@ in %#@a@"}, "substitutions": {
            "a": {"argNum": 1, "formatSpecifier": "lld",
                "variations": \(VariantsFixture.plural(["one": "%arg Ordner", "other": "%arg Ordnern"]))},
            "b": {"argNum": 2, "formatSpecifier": "lld",
                "variations": \(VariantsFixture.plural(["one": "%arg Datei", "other": "%arg Dateien"]))}}}
            """
        )
        #expect(try text.shown(1, 1000, language: "de") == "1.000 Dateien in 1 Ordner")
        #expect(try text.shown(2, 1, language: "de") == "1 Datei in 2 Ordnern")
        #expect(text.plainText == "%2$lld Dateien in %1$lld Ordnern")
    }

    @Test func substitutionsWithoutANumberTakeTheArgumentsInOrder() throws {
        let text = try german(
            """
            {"stringUnit": {"state": "translated", "value": "%#@p@ %#@q@"}, "substitutions": {
            "p": {"formatSpecifier": "lld",
                "variations": \(VariantsFixture.plural(["one": "%arg Beitrag", "other": "%arg Beiträge"]))},
            "q": {"formatSpecifier": "lld",
                "variations": \(VariantsFixture.plural(["one": "%arg Gast", "other": "%arg Gäste, %@"]))}}}
            """
        )
        #expect(try text.shown(1, 2, "x", language: "de") == "1 Beitrag 2 Gäste, x")
        #expect(text.plainText == "%lld Beiträge %lld Gäste, %@")
    }

    @Test func theFirstOfSeveralPhrasesIsTheText() throws {
        let text = try german("{\"stringSet\": {\"state\": \"new\", \"values\": [\"Neu\", \"Anlegen\"]}}")
        #expect(text.plainText == "Neu")
    }

    @Test("T11: entries are counted by the state of their least finished text")
    func states() throws {
        let plural = VariantsFixture.plural(["one": "a", "other": "b"])
        let halfDone =
            "{\"plural\": {\"one\": \(VariantsFixture.unit("a", state: "needs_review")),"
            + "\"other\": \(VariantsFixture.unit("b"))}}"
        let catalog = VariantsFixture.catalog(
            """
            "plain": {"localizations": {"de": \(VariantsFixture.unit("a"))}},
            "plural": {"localizations": {"de": {"variations": \(plural)}, "fr": {"variations": \(halfDone)}}},
            "device": {"localizations": {"de": {"variations": {"device": {
                "mac": {"variations": \(plural)}, "other": {"variations": \(plural)}}}}}},
            "new": {"comment": "A button", "extractionState": "manual",
                "localizations": {"de": \(VariantsFixture.unit("new", state: "new"))}},
            "brand": {"shouldTranslate": false}
            """
        )
        #expect(catalog.diagnostics.isEmpty)
        #expect(catalog.states(in: try language("de")) == [.translated: 3, .new: 1])
        #expect(catalog.states(in: try language("fr")) == [.needsReview: 1, .new: 3])
        #expect(catalog.states(in: try language("en")) == [.translated: 4])
        #expect(catalog.entries["new"]?.comment == "A button")
        #expect(catalog.entries["new"]?.extractionState == "manual")
        #expect(catalog.entries["brand"]?.shouldTranslate == false)
    }
}
