import Foundation
import TestSupport
import Testing

@Suite struct ExtractCommandTests {
    private func table(_ folder: TemporaryFolder, _ name: String = "Localizable") throws -> String {
        try String(contentsOf: folder.file("R/en.lproj/\(name).strings"), encoding: .utf8)
    }

    private func folder(_ source: String, _ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(["S/a.swift": source, "R/en.lproj/Other.strings": "o=O;"].merging(files) { $1 })
    }

    private func extract(_ folder: TemporaryFolder, _ more: String...) throws -> Run {
        try Run(["extract", "S", "--into", "R"] + more, program: builtProgram("lproj"), in: folder.url)
    }

    /// The keys that a source has, as the tool reads them back.
    private func keys(_ source: String) throws -> [String] {
        let folder = try folder(source)
        let run = try extract(folder)
        #expect(run.status == 0, "\(run.errors)")
        struct Dump: Decodable { let entries: [String: String] }
        let dump = try lproj("dump", "R/en.lproj/Localizable.strings", in: folder)
        return try JSONDecoder().decode(Dump.self, from: Data(dump.output.utf8)).entries.keys.sorted()
    }

    /// T02
    @Test func everyArgumentOfNSLocalizedStringIsRead() throws {
        let folder = try folder(
            """
            let a = NSLocalizedString("a", comment: "First")
            let b = NSLocalizedString("b", tableName: "T", comment: "")
            let c = NSLocalizedString("c", bundle: .main, comment: "Third")
            let d = NSLocalizedString("d", value: "Dee", comment: "")
            let e = NSLocalizedString("e", tableName: "T", bundle: .module, value: "Eee", comment: "Fifth")
            let f = NSLocalizedString(
                "f",
                comment:
                    "Sixth"
            )
            """
        )
        #expect(try extract(folder).status == 0)
        #expect(try table(folder, "T") == "\"b\" = \"b\";\n\n/* Fifth */\n\"e\" = \"Eee\";\n")
        let text = try table(folder)
        for entry in [
            "/* First */\n\"a\" = \"a\";", "/* Third */\n\"c\" = \"c\";", "\"d\" = \"Dee\";",
            "/* Sixth */\n\"f\" = \"f\";",
        ] {
            #expect(text.contains(entry), "\(text)")
        }
    }

    @Test func everyLookUpOfTheLibraryIsFound() throws {
        let found = try keys(
            """
            let m = Message("message", .integer(3), default: "D")
            let s = localizer.string("string") + Localizer.shared.string("shared", table: nil)
            label.localize("label", "literal")
            label.localize(.accessibleLabel, Message("nested"))
            localize(pointer, "label", "pointer")
            picture.localize(.named("logo"))
            picture.localize(.file("flag.png"))
            LocalizedWindow(window, title: "title") { Label() }
            let k = Message.Key("alternative")
            other.string("no"); named("no"); func Message(_ text: String = "no") {}
            """
        )
        #expect(
            found == [
                "alternative", "literal", "logo", "message", "nested", "pointer", "shared", "string", "title",
            ]
        )
    }

    @Test func everyFormOfALiteralIsReadAsSwiftReadsIt() throws {
        let found = try keys(
            #####"""
            #!/usr/bin/swift
            // Message("comment")
            /* Message("block") /* Message("nested") */ Message("block") */
            let regex = /"Message\("/, quotient = a / b, other = #/ " /#
            Message("\"quoted\" \\ \u{E9}\t")
            Message(#"raw \n "quote" \#u{41}"#)
            Message(##"two "# hashes"##)
            Message("put " + "together")
            Message("""
                first
                  second \
                joined
                """)
            Message("""
                lines "quoted"
                  indented\u{21}

                last
                """)
            let text = "text \(Message("inside an interpolation"), "\("inner")") and Message(\"no\")"
            `Message`("backticks")
            """#####
        )
        let expected = [
            "\"quoted\" \\ é\t", "raw \\n \"quote\" A", "two \"# hashes", "put together",
            "lines \"quoted\"\n  indented!\n\nlast",
            "backticks", "first\n  second joined", "inside an interpolation",
        ]
        #expect(found == expected.sorted())
    }

    /// T04
    @Test func anInterpolatedKeyIsAnErrorWithItsPlaceAndNothingIsWritten() throws {
        let folder = try folder(
            "let a = Message(\"fine\")\nlet b = NSLocalizedString(\"\\(n) photos\", comment: \"\")\n"
        )
        let run = try extract(folder)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("S/a.swift:2:27: error: interpolation in a key"))
        #expect(!FileManager.default.fileExists(atPath: folder.file("R/en.lproj/Localizable.strings").path))
    }

    @Test(arguments: [
        ("let a = \"open", "is not closed"), ("/* /* */", "is not closed"),
        ("let a = \"\\q\"", "no such escape"),
        ("let a = \"\\u{110000}\"", "no character"), ("let a = \"\"\"x\"\"\"", "lines of its own"),
        ("let a = \"\\(", "not closed"), (String(repeating: "\"\\(", count: 40_000), "nested too deeply"),
    ])
    func whatIsNoSwiftIsAnErrorWithItsPlace(source: String, words: String) throws {
        let run = try extract(folder(source))
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("S/a.swift:1:"), "\(run.errors.prefix(200))")
        #expect(run.errors.contains(words), "\(run.errors.prefix(200))")
    }

    @Test func twoTextsForOneKeyAreAnErrorAndCommentsAreJoined() throws {
        let same = try folder(
            "Message(\"a\"); NSLocalizedString(\"a\", comment: \"One\"); NSLocalizedString(\"a\", comment: \"Two\")"
        )
        #expect(try extract(same).status == 0)
        #expect(try table(same) == "/* One\n   Two */\n\"a\" = \"a\";\n")
        let run = try extract(folder("Message(\"a\", default: \"A\")\nMessage(\"a\", default: \"B\")"))
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("S/a.swift:2:1: error: “a” is “B” here and “A” in S/a.swift:1"))
    }

    @Test func whatIsInTheTableStays() throws {
        let english = "/* By hand */\n\"a\"   =   \"An A\";\n\"old\" = \"Old\";\n"
        let source = "Message(\"a\"); Message(\"b\", default: \"Bee\")"
        let folder = try folder(source, ["R/en.lproj/Localizable.strings": english])
        #expect(try extract(folder).status == 0)
        #expect(try table(folder) == english + "\"b\" = \"Bee\";\n")
        let before = try Data(contentsOf: folder.file("R/en.lproj/Localizable.strings"))
        #expect(try extract(folder).output == "")
        #expect(try Data(contentsOf: folder.file("R/en.lproj/Localizable.strings")) == before)
        #expect(try extract(folder, "--complete").status == 0)
        #expect(try table(folder).contains("/* \"old\" = \"Old\"; */"))
    }

    @Test func nothingIsCommentedOutWhereAKeyIsComputed() throws {
        let folder = try folder(
            "Message(\"tab.\" + name)",
            ["R/en.lproj/Localizable.strings": "\"tab.a\" = \"A\";\n"]
        )
        let run = try extract(folder, "--complete")
        #expect(run.status == 0)
        #expect(run.errors.contains("S/a.swift:1:1: warning: the key is computed"))
        #expect(try table(folder) == "\"tab.a\" = \"A\";\n")
    }

    @Test func aFunctionOfTheAppsOwnIsNamedOnTheCommandLine() throws {
        let folder = try folder("let a = tr(\"mine\", comment: \"C\"); other(\"no\")")
        #expect(try extract(folder, "--function", "tr").status == 0)
        #expect(try table(folder) == "/* C */\n\"mine\" = \"mine\";\n")
    }
}
