import Foundation
import Parlance
import TestSupport
import Testing

@Suite struct ConvertCommandTests {
    private func convert(_ folder: TemporaryFolder, _ arguments: String...) throws -> Run {
        let run = try Run(["convert"] + arguments, program: builtProgram("lproj"), in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        return run
    }

    private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
        try String(contentsOf: folder.file(path), encoding: .utf8)
    }

    private func dictionary(_ forms: [String: String]) -> String {
        let texts = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        return """
            <plist version="1.0"><dict><key>n</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict></dict></dict></plist>
            """
    }

    private var project: TemporaryFolder {
        get throws {
            try TemporaryFolder([
                "R/en.lproj/L.strings":
                    "/* A greeting */\n\"hello\" = \"Hello, %@\";\n\"Same\" = \"Same\";\n\"q\" = \"a \\\"b\\\"\\n\\tc\\\\\";\n",
                "R/ru.lproj/L.strings":
                    "\"hello\" = \"Привет, %@\";\n/* lproj: stale \"a\" → \"b\" */\n\"q\" = \"б\\n\\tв\";\n/* lproj: new */\n\"Same\" = \"Same\";\n",
                "R/en.lproj/L.stringsdict": dictionary([
                    "zero": "none", "one": "%d file", "other": "%d files",
                ]),
                "R/ru.lproj/L.stringsdict": dictionary([
                    "one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла",
                ]),
            ])
        }
    }

    @Test func aTableBecomesACatalogAndComesBack() throws {
        let folder = try project
        #expect(try convert(folder, "R/en.lproj/L.strings", "L.xcstrings").errors == "")
        let catalog = StringCatalog(data: try Data(contentsOf: folder.file("L.xcstrings")), path: "")
        #expect(catalog.diagnostics.isEmpty)
        #expect(catalog.entries["hello"]?.comment == "A greeting")
        let russian = try #require(Language("ru"))
        #expect(catalog.entries["q"]?.localizations[russian]?.state == .needsReview)
        #expect(catalog.entries["Same"]?.localizations[russian]?.state == .new)
        #expect(
            try text(folder, "L.xcstrings").contains(
                "    \"hello\" : {\n      \"comment\" : \"A greeting\",\n"
            )
        )
        _ = try convert(folder, "L.xcstrings", "B/en.lproj/L.strings")
        for language in ["en", "ru"] { try expectSamePairs(folder, "R", "B", language) }
        for count in ["0", "1", "2", "5", "1.5"] {
            let shown = try ["R", "B"].map {
                try lproj("get", "n", count, "--table=L", "--language=ru", "--resources=\($0)", in: folder)
                    .output
            }
            #expect(shown[0] == shown[1])
        }
    }

    @Test func aTableBecomesAPortableObjectThatGettextTakesAndComesBack() throws {
        let folder = try project
        #expect(try convert(folder, "R/en.lproj/L.strings", "ru.po", "--language", "ru").errors == "")
        let po = try text(folder, "ru.po")
        for part in [
            "\"Language: ru\\n\"", "nplurals=3;", "#. A greeting\n",
            "msgctxt \"hello\"\nmsgid \"Hello, %@\"\nmsgstr \"Привет, %@\"",
            "#, fuzzy\nmsgctxt \"q\"\nmsgid \"\"\n\"a \\\"b\\\"\\n\"\n\"\\tc\\\\\"\n",
            "msgid \"Same\"\nmsgstr \"\"\n",
            "#. lproj: form source zero \"none\"", "#. lproj: form other \"%d файла\"",
            "msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"%d файл\"\nmsgstr[1] \"%d файла\"\nmsgstr[2] \"%d файлов\"",
        ] {
            #expect(po.contains(part), "\(part)\n\(po)")
        }
        let check = try Run(
            ["-c", "-o", "/dev/null", "ru.po"],
            program: URL(fileURLWithPath: "/usr/bin/msgfmt"),
            in: folder.url
        )
        #expect(check.status == 0, "\(check.errors)")
        _ = try convert(folder, "ru.po", "B/ru.lproj/L.strings")
        #expect(!FileManager.default.fileExists(atPath: folder.file("B/en.lproj").path))
        let back = StringsFile(contentsOf: folder.file("B/ru.lproj/L.strings"))
        #expect(back.entry(forKey: "hello")?.value == "Привет, %@")
        #expect(back.entry(forKey: "q")?.value == "б\n\tв")
        #expect(back.entry(forKey: "q")?.comment == "lproj: stale")
        for count in ["1", "2", "5", "1.5"] {
            let shown = try ["R", "B"].map {
                try lproj("get", "n", count, "--table=L", "--language=ru", "--resources=\($0)", in: folder)
                    .output
            }
            #expect(shown[0] == shown[1])
        }
    }

    @Test func aPortableObjectIsAddedToACatalogThatIsThere() throws {
        let folder = try project
        _ = try convert(folder, "R/en.lproj/L.strings", "L.xcstrings")
        try folder.write(
            "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\nmsgctxt \"hello\"\nmsgid \"Hello, %@\"\nmsgstr \"Hallo, %@\"\n",
            to: "x.po"
        )
        _ = try convert(folder, "x.po", "L.xcstrings")
        for (language, text) in [("de", "Hallo, %@"), ("ru", "Привет, %@"), ("en", "Hello, %@")] {
            let dump = try lproj("dump", "L.xcstrings", "--language", language, in: folder).output
            #expect(dump.contains("\"hello\": \"\(text)\""), "\(dump)")
        }
    }

    @Test func whatCannotBeCarriedIsNamed() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "d": {"localizations": {"en": {"variations": {"device": {
                "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
                "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}},
              "fixed": {"shouldTranslate": false}, "plain": {}, "": {},
              "mute": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ""}}}}}}
            """
        let folder = try TemporaryFolder(["L.xcstrings": catalog])
        let run = try convert(folder, "L.xcstrings", "de.po", "--language=de")
        #expect(run.errors.contains("warning: “d” has variants that .po does not have"))
        #expect(run.errors.contains("“fixed” is not to be translated"))
        #expect(run.errors.contains("the empty key has an empty text"))
        #expect(run.errors.contains("“mute” has an empty text in de"))
        #expect(try text(folder, "de.po").contains("msgid \"plain\""))
        let check = try Run(
            ["-c", "-o", "/dev/null", "de.po"],
            program: URL(fileURLWithPath: "/usr/bin/msgfmt"),
            in: folder.url
        )
        #expect(check.status == 0, "\(check.errors)")
    }

    @Test func aBrokenFileIsAnErrorWithItsPlaceAndNothingIsWritten() throws {
        let folder = try TemporaryFolder([
            "x.po": "msgid \"a\"\nmsgstr \"b\n", "a.strings": "\"a\" = ", "c.xcstrings": "{",
        ])
        for (file, place) in [
            ("x.po", "x.po:2:1: error: "), ("a.strings", "a.strings:1:"),
            ("c.xcstrings", "c.xcstrings:1:2: error: "),
        ] {
            let run = try lproj(
                "convert",
                file,
                file == "c.xcstrings" ? "o.strings" : "o.xcstrings",
                "--language=de",
                in: folder
            )
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix(place), "\(run.errors)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 3)
        }
    }

    @Test(arguments: ["ru", "ar", "pl", "ga", "lt", "sl", "cy", "fr", "ja", "pt-BR", "he", "mt", "br", "lv"])
    func thePluralFormulaOfALanguageIsTheOneThatCLDRHas(tag: String) throws {
        let language = try #require(Language(tag))
        let folder = try TemporaryFolder(["en.lproj/L.strings": "a=A;", "\(tag).lproj/L.strings": "a=B;"])
        _ = try convert(folder, "en.lproj/L.strings", "x.po", "--language", tag)
        let header = try #require(try text(folder, "x.po").firstMatch(of: #/nplurals=(\d+); plural=(.*);/#))
        let rule = PluralRule(language: language)
        let numbers = Array(0...220) + [1_000, 1_001, 1_011, 100_000]
        let script = numbers.map { "n=\($0); echo $(( \(header.output.2) ))" }.joined(separator: "\n")
        let shell = try Run(["-c", script], program: URL(fileURLWithPath: "/bin/bash"))
        let indices = shell.output.split(separator: "\n").compactMap { Int($0) }
        #expect(indices.count == numbers.count)
        // Two numbers have the same index if and only if they have the same category.
        let categories = numbers.map { rule.category(of: UInt64($0)) }
        #expect(Set(zip(indices, categories).map { "\($0)\($1)" }).count == Set(categories).count)
        #expect(Set(indices).count == Set(categories).count)
    }

    /// Expects the same pairs in the tables of two folders.
    private func expectSamePairs(
        _ folder: TemporaryFolder,
        _ one: String,
        _ other: String,
        _ language: String
    ) throws {
        let tables = [one, other].map {
            StringTable(contentsOf: folder.file("\($0)/\(language).lproj/L.strings"))
        }
        #expect(
            Dictionary(uniqueKeysWithValues: Array(tables[0]))
                == Dictionary(uniqueKeysWithValues: Array(tables[1]))
        )
    }
}
