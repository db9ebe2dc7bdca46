import Foundation
import TestSupport
import Testing

/// Merging `.stringsdict` and `.xcstrings`.
@Suite struct MergeFormatsTests {
    private func dictionary(_ entries: (String, [String: String])...) -> String {
        let texts = entries.map { key, forms in
            let lines = forms.sorted { $0.key < $1.key }.map {
                "            <key>\($0)</key>\n            <string>\($1)</string>\n"
            }
            return """
                    <key>\(key)</key>
                    <dict>
                        <key>NSStringLocalizedFormatKey</key>
                        <string>%#@n@</string>
                        <key>n</key>
                        <dict>
                            <key>NSStringFormatSpecTypeKey</key>
                            <string>NSStringPluralRuleType</string>
                            <key>NSStringFormatValueTypeKey</key>
                            <string>d</string>
                \(lines.joined())            </dict>
                    </dict>

                """
        }
        return
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\(texts.joined())</dict>\n</plist>\n"
    }

    private func merge(_ folder: TemporaryFolder, _ path: String) throws -> (text: String, output: String) {
        let run = try lproj("merge", ".", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let text = try String(contentsOf: folder.file(path), encoding: .utf8)
        #expect(try lproj("merge", ".", in: folder).status == 0)
        #expect(try String(contentsOf: folder.file(path), encoding: .utf8) == text)
        return (text, run.output)
    }

    @Test func newPluralTextsAreAddedAndMissingFormsAreNamed() throws {
        let russian = dictionary(("b", ["one": "%d b", "other": "%d b"]))
        let folder = try TemporaryFolder([
            "en.lproj/L.stringsdict": dictionary(
                ("a", ["one": "%d a", "other": "%d as"]),
                ("b", ["one": "%d b", "other": "%d bs"])
            ),
            "ru.lproj/L.stringsdict": russian,
        ])
        let merged = try merge(folder, "ru.lproj/L.stringsdict")
        #expect(merged.text.hasPrefix(String(russian.dropLast("</dict>\n</plist>\n".count))))
        #expect(merged.text.contains("    <!-- lproj: new -->\n    <key>a</key>\n    <dict>"))
        #expect(merged.output.contains("“b” lacks \"few\", \"many\", which ru needs"))
        #expect(
            try lproj("get", "a", "3", "--table=L", "--language=ru", "--resources=.", in: folder).output
                == "3 as\n"
        )
    }

    @Test func pluralTextsThatAreGoneAreCommentedOutAndRevived() throws {
        let both = dictionary(
            ("a -- b", ["one": "%d a", "other": "%d &lt;as"]),
            ("c", ["one": "%d c", "other": "%d cs"])
        )
        let folder = try TemporaryFolder(["en.lproj/L.stringsdict": both, "de.lproj/L.stringsdict": both])
        _ = try merge(folder, "de.lproj/L.stringsdict")
        try folder.write(dictionary(("c", ["one": "%d c", "other": "%d cs"])), to: "en.lproj/L.stringsdict")
        let gone = try merge(folder, "de.lproj/L.stringsdict")
        #expect(gone.text.contains("<!-- <key>a -&#45; b</key>"))
        #expect(try !lproj("dump", "de.lproj/L.stringsdict", in: folder).output.contains("a -- b"))
        try folder.write(both, to: "en.lproj/L.stringsdict")
        _ = try merge(folder, "de.lproj/L.stringsdict")
        #expect(
            try lproj("get", "a -- b", "2", "--table=L", "--language=de", "--resources=.", in: folder).output
                == "2 <as\n"
        )
    }

    @Test func aChangedPluralTextIsFlagged() throws {
        let folder = try TemporaryFolder([
            "en.lproj/L.stringsdict": dictionary(("a", ["one": "%d file", "other": "%d files"])),
            "de.lproj/L.stringsdict": dictionary(("a", ["one": "%d Datei", "other": "%d Dateien"])),
        ])
        _ = try merge(folder, "de.lproj/L.stringsdict")
        try folder.write(
            dictionary(("a", ["one": "%d item", "other": "%d items"])),
            to: "en.lproj/L.stringsdict"
        )
        let merged = try merge(folder, "de.lproj/L.stringsdict")
        #expect(merged.text.contains("<!-- lproj: stale "))
        #expect(merged.text.contains("other: %d items"))
        #expect(merged.text.contains("%d Dateien"))
        let check = try lproj("check", ".", in: folder)
        #expect(check.output.contains("[stale]"))
        #expect(check.output.contains("1 of 1, 1 to review"))
    }

    @Test func aTextThatALanguageHasInTheOtherFormatIsNotAddedToThisOne() throws {
        let folder = try TemporaryFolder([
            "en.lproj/L.stringsdict": dictionary(("a", ["one": "%d file", "other": "%d files"])),
            "ja.lproj/L.strings": "\"a\" = \"%d個\";\n", "ja.lproj/M.strings": "m=n;",
        ])
        let run = try lproj("merge", ".", in: folder)
        #expect(run.status == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.file("ja.lproj/L.stringsdict").path))
    }

    @Test func aTableThatIsAPropertyListStaysOne() throws {
        let list =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict><key>a</key><string>Un</string></dict></plist>\n"
        let folder = try TemporaryFolder([
            "en.lproj/L.strings": "a=One; b=\"Two & more\";", "fr.lproj/L.strings": list,
        ])
        let merged = try merge(folder, "fr.lproj/L.strings")
        #expect(merged.text.contains("<key>a</key><string>Un</string>"))
        #expect(
            try lproj("get", "b", "--table=L", "--language=fr", "--resources=.", in: folder).output
                == "Two & more\n"
        )
    }

    @Test func aCatalogsTranslationsOfAChangedTextAreToBeReviewed() throws {
        func catalog(_ source: String) -> String {
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "a" : { "comment" : "\\u00e9", "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "Löschen" } },
                  "en" : { "stringUnit" : { "state" : "translated", "value" : "\(source)" } } } },
                "b" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "B" } } } }
              },
              "version" : "1.0"
            }
            """
        }
        let folder = try TemporaryFolder(["L.xcstrings": catalog("Delete")])
        #expect(try merge(folder, "L.xcstrings").text == catalog("Delete"))
        try folder.write(catalog("Remove"), to: "L.xcstrings")
        let expected = catalog("Remove").replacing(
            "\"translated\", \"value\" : \"Löschen\"",
            with: "\"needs_review\", \"value\" : \"Löschen\""
        )
        #expect(try merge(folder, "L.xcstrings").text == expected)
    }
}
