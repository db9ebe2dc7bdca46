import Foundation
import TestSupport
import Testing

/// Whatever is a text has lines, and each finding about an entry says in which one it is.
@Suite struct CheckPlacesTests {
    private let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a" : { "localizations" : {
              "fr" : { "stringUnit" : { "state" : "new", "value" : "é" } }, "de" : {
                "stringUnit" : { "state" : "translated", "value" : "A %d" } } } },
            "b" : { "shouldTranslate" : 3, "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "B" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : 7 } },
              "x y" : { "stringUnit" : { "state" : "translated", "value" : "B" } } } },
            "\\u0063" : { "localizations" : {
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "C" } } } }
          },
          "version" : "1.0"
        }
        """

    @Test func findingsInACatalogNameTheLineOfTheTranslationOrOfTheKey() throws {
        let folder = try TemporaryFolder(["L.xcstrings": catalog])
        let run = try lproj("check", ".", in: folder)
        #expect(run.status == 1)
        let found = run.output.split(separator: "\n").prefix { $0.contains("[") }.map {
            String($0.dropFirst("./L.xcstrings:".count))
        }
        #expect(
            found == [
                "5:7: warning: “a” in fr: is in the state “new” [untranslated]",
                "5:69: error: “a” in de: argument 1 (an integer) is not in the en text [placeholder]",
                "7:5: error: \"b\": \"shouldTranslate\" is of the wrong kind [syntax]",
                "7:5: error: \"b\": \"x y\" names no language [syntax]",
                "9:7: error: \"b\" in fr: \"value\" must be a text [syntax]",
                "9:7: warning: “b” is missing in fr [missing]",
                "11:5: warning: “c” is missing in de [missing]",
            ]
        )
    }

    @Test func everyCommandNamesTheSamePlaces() throws {
        let folder = try TemporaryFolder(["L.xcstrings": catalog])
        for arguments in [["merge", "."], ["convert", "L.xcstrings", "de.po", "--language=de"]] {
            let run = try Run(arguments, program: builtProgram("lproj"), in: folder.url)
            #expect(run.status == 1)
            let lines = run.errors.split(separator: "\n").map { $0.drop { $0 != ":" }.prefix(4) }
            #expect(lines.sorted() == [":7:5", ":7:5", ":9:7"])
        }
        let dump = try lproj("dump", "L.xcstrings", in: folder)
        #expect(dump.output.contains("{\"line\": 9, \"column\": 7, \"severity\": \"error\""))
    }

    @Test(arguments: [
        ("{\n \"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"loc", ":2:48"),
        ("{\n \"sourceLanguage\" \"en\"}", ":2:19"), ("{}\n}", ":2:1"),
    ])
    func aDamagedCatalogIsAnErrorWithItsPlaceAndIsLeftAlone(content: String, place: String) throws {
        let folder = try TemporaryFolder(["L.xcstrings": content])
        let check = try lproj("check", ".", in: folder)
        #expect(check.status == 1)
        #expect(check.output.hasPrefix("./L.xcstrings\(place): error: the JSON cannot be read: "))
        let merge = try lproj("merge", ".", in: folder)
        #expect(merge.status == 1)
        #expect(merge.errors.hasPrefix("./L.xcstrings\(place): error: "))
        #expect(try String(contentsOf: folder.file("L.xcstrings"), encoding: .utf8) == content)
    }

    @Test func findingsInADictionaryNameTheLineOfTheKey() throws {
        let broken = """
            <plist version="1.0"><dict>
            <key>fine</key><string>Fine</string>
              <key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string></dict>
            </dict></plist>
            """
        let folder = try TemporaryFolder([
            "en.lproj/L.strings": "fine = Fine;", "fr.lproj/L.stringsdict": broken,
        ])
        for command in ["check", "merge"] {
            let run = try lproj(command, ".", in: folder)
            #expect(run.status == 1)
            #expect("\n\(run.output)\(run.errors)".contains("\n./fr.lproj/L.stringsdict:3:3: error: \"n\": "))
        }
        let dump = try lproj("dump", "fr.lproj/L.stringsdict", in: folder)
        #expect(dump.output.contains("{\"line\": 3, \"column\": 3, "))
        let convert = try lproj("convert", "en.lproj/L.strings", "L.xcstrings", in: folder)
        #expect(convert.errors.hasPrefix("./fr.lproj/L.stringsdict:3:3: error: "), "\(convert.errors)")
    }

    @Test func findingsInAUIFileNameTheLineOfTheText() throws {
        let ui = """
            <interface>
              <object class="GtkLabel" id="first"><property name="label" translatable="yes">First</property></object>
              <object class="GtkLabel" id="share">
                <property name="label"
                          translatable="yes">100% daily</property>
              </object>
            </interface>
            """
        let folder = try TemporaryFolder([
            "Base.lproj/M.ui": ui, "en.lproj/M.strings": "\"first.label\" = \"First\";",
        ])
        let run = try lproj("check", ".", in: folder)
        #expect(
            run.output.hasPrefix("./Base.lproj/M.ui:4:5: warning: “share.label” in en: "),
            "\(run.output)"
        )
    }
}
