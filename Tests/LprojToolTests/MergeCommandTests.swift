import Foundation
import TestSupport
import Testing

@Suite struct MergeCommandTests {
    private func text(_ folder: TemporaryFolder, _ path: String = "fr.lproj/L.strings") throws -> String {
        try String(contentsOf: folder.file(path), encoding: .utf8)
    }

    /// Merges, and again, which changes no byte.
    private func merge(_ folder: TemporaryFolder) throws {
        let first = try lproj("merge", ".", in: folder)
        #expect(first.status == 0, "\(first.errors)")
        let files = try contents(of: folder)
        let second = try lproj("merge", ".", in: folder)
        #expect(second.status == 0)
        #expect(try contents(of: folder) == files)
    }

    private func contents(of folder: TemporaryFolder) throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
        let files = paths.filter {
            $0.contains(".strings") || $0.hasSuffix("json") || $0.hasSuffix(".xcstrings")
        }
        return try Dictionary(uniqueKeysWithValues: files.map { ($0, try Data(contentsOf: folder.file($0))) })
    }

    /// T01, T05, D4
    @Test func newKeysAreAddedWithTheSourceTextAndAllElseStays() throws {
        let french = "/* Un */\na   =  \"Un\"; // tail\n\n\"k\" = \"un\ndeux\";\n"
        let folder = try TemporaryFolder([
            "en.lproj/L.strings":
                "a = \"One\";\n\"k\" = \"one two\";\n/* For the second\n   page */\n\"b\" = \"Two \\\"x\\\"\";\n",
            "fr.lproj/L.strings": french,
        ])
        try merge(folder)
        let added = "\n/* For the second\n   page */\n/* lproj: new */\n\"b\" = \"Two \\\"x\\\"\";\n"
        #expect(try text(folder) == french + added)
    }

    /// T01
    @Test func whatASourceAddsIsInEveryLanguageAndASecondRunChangesNoByte() throws {
        let french = "\"a\" = \"Un\";\n"
        let folder = try TemporaryFolder([
            "S/a.swift": "Message(\"a\", default: \"One\")\nMessage(\"b\", default: \"Two\")\n",
            "en.lproj/Localizable.strings": "\"a\" = \"One\";\n", "fr.lproj/Localizable.strings": french,
        ])
        var before: [String: Data]?
        for _ in 0..<2 {
            #expect(try lproj("extract", "S", "--into", ".", in: folder).status == 0)
            #expect(try lproj("merge", ".", in: folder).status == 0)
            #expect(
                try text(folder, "fr.lproj/Localizable.strings")
                    == french + "\n/* lproj: new */\n\"b\" = \"Two\";\n"
            )
            let after = try contents(of: folder)
            #expect(before == nil || before == after)
            before = after
        }
    }

    @Test func keysThatAreGoneAreCommentedOutAndRevived() throws {
        let french = "/* Premier */\n\"a\" = \"Un */ fin\";\n\"b\" = \"Deux\";\n"
        let folder = try TemporaryFolder([
            "en.lproj/L.strings": "a=One;\nb=Two;", "fr.lproj/L.strings": french,
        ])
        try merge(folder)
        try folder.write("b=Two;", to: "en.lproj/L.strings")
        try merge(folder)
        #expect(try text(folder) == "/* Premier */\n/* \"a\" = \"Un *\\/ fin\"; */\n\n\"b\" = \"Deux\";\n")
        try folder.write("a=One;\nb=Two;", to: "en.lproj/L.strings")
        try merge(folder)
        #expect(
            try lproj("get", "a", "--table=L", "--language=fr", "--resources=.", in: folder).output
                == "Un */ fin\n"
        )
        #expect(try text(folder).hasPrefix("/* Premier */\n\"a\" = "))
    }

    /// T07
    @Test func aChangedSourceTextIsFlaggedAndTheTranslationStays() throws {
        let folder = try TemporaryFolder([
            "en.lproj/L.strings": "a = \"Delete\";",
            "fr.lproj/L.strings": "/* Button */\n\"a\" = \"Supprimer\";\n",
        ])
        try merge(folder)
        try folder.write("a = \"Remove\";", to: "en.lproj/L.strings")
        try merge(folder)
        #expect(
            try text(folder)
                == "/* Button */\n/* lproj: stale \"Delete\" → \"Remove\" */\n\"a\" = \"Supprimer\";\n"
        )
        // Of several changes the oldest text is the one that was translated.
        try folder.write("a = \"Take away\";", to: "en.lproj/L.strings")
        try merge(folder)
        #expect(try text(folder).contains("/* lproj: stale \"Delete\" → \"Take away\" */"))
        try folder.write("a = \"Delete\";", to: "en.lproj/L.strings")
        try merge(folder)
        #expect(try text(folder) == "/* Button */\n\"a\" = \"Supprimer\";\n")
    }

    @Test func aTextThatIsNoLongerNewLosesItsMarkAndAnUntranslatedOneFollowsItsSource() throws {
        let folder = try TemporaryFolder([
            "en.lproj/L.strings": "a=One;\nb=Two;", "fr.lproj/L.strings": "x=y;",
        ])
        try merge(folder)
        let translated = try text(folder).replacing("\"a\" = \"One\"", with: "\"a\" = \"Un\"")
        try folder.write(translated, to: "fr.lproj/L.strings")
        try folder.write("a=One;\nb=Second;", to: "en.lproj/L.strings")
        try merge(folder)
        #expect(try text(folder).contains("\n\"a\" = \"Un\";\n"))
        #expect(try text(folder).contains("/* lproj: new */\n\"b\" = \"Second\";\n"))
        #expect(try text(folder).components(separatedBy: "lproj: new").count == 2)
    }

    @Test func aLanguageWithoutATableGetsIt() throws {
        let folder = try TemporaryFolder([
            "en.lproj/L.strings": "a=One;", "en.lproj/M.strings": "b=Two;", "fr.lproj/L.strings": "a=Un;",
            "en-GB.lproj/L.strings": "a=One1;",
        ])
        try merge(folder)
        #expect(try text(folder, "fr.lproj/M.strings") == "/* lproj: new */\n\"b\" = \"Two\";\n")
        // The form of a region has what differs, and the rest from its parents.
        #expect(!FileManager.default.fileExists(atPath: folder.file("en-GB.lproj/M.strings").path))
        #expect(try text(folder, "en-GB.lproj/L.strings") == "a=One1;")
    }

    /// What an app shows from the other folder is not hidden by a new entry in the first one.
    @Test func aLanguageWithSeveralFoldersKeepsWhatEachHas() throws {
        let folder = try TemporaryFolder([
            "en.lproj/L.strings": "a=One;", "Base.lproj/L.strings": "a=Base; b=Two; c=Three;",
            "zh-Hans.lproj/L.strings": "\"a\" = \"一\";\n", "zh-hans.lproj/L.strings": "\"b\" = \"二\";\n",
            "fr.lproj/L.strings": "\"a\" = \"Un\";\n\"b\" = \"Deux\";\n",
        ])
        try merge(folder)
        let new = "\n/* lproj: new */\n\"c\" = \"Three\";\n"
        #expect(try text(folder, "zh-Hans.lproj/L.strings") == "\"a\" = \"一\";\n" + new)
        #expect(try text(folder, "zh-hans.lproj/L.strings") == "\"b\" = \"二\";\n")
        #expect(try text(folder) == "\"a\" = \"Un\";\n\"b\" = \"Deux\";\n" + new)
        let shown = try lproj("get", "b", "--table=L", "--language=zh-Hans", "--resources=.", in: folder)
        #expect(shown.output == "二\n")
    }

    /// P01
    @Test func whereAnyFileHasAnErrorNothingIsWritten() throws {
        let broken = "\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";\n\"d\" = \"4\";\n"
        let folder = try TemporaryFolder([
            "en.lproj/L.strings": "a=A;\nz=Z;", "fr.lproj/L.strings": broken, "de.lproj/L.strings": "a=B;",
        ])
        let before = try contents(of: folder)
        let run = try lproj("merge", ".", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("./fr.lproj/L.strings:"))
        #expect(try contents(of: folder) == before)
    }

    @Test func theEncodingStays() throws {
        let folder = try TemporaryFolder(["en.lproj/L.strings": "a=One;\nb=\"Zwei €\";"])
        var utf16 = Data([0xFE, 0xFF])
        for unit in "\"a\" = \"Ün\";\r\n".utf16 { utf16 += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        try folder.write(utf16, to: "fr.lproj/L.strings")
        try merge(folder)
        let data = try Data(contentsOf: folder.file("fr.lproj/L.strings"))
        #expect(data.starts(with: utf16))
        let text = try #require(String(data: data, encoding: .utf16))
        #expect(text.hasSuffix("/* lproj: new */\r\n\"b\" = \"Zwei €\";\r\n"))
    }

    @Test func permissionsAndLinksStay() throws {
        let folder = try TemporaryFolder([
            "en.lproj/L.strings": "a=One;", "shared/fr.strings": "b=Deux;", "fr.lproj/M.strings": "b=b;",
        ])
        let file = folder.file("shared/fr.strings")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        let link = folder.file("fr.lproj/L.strings")
        try FileManager.default.createSymbolicLink(
            atPath: link.path,
            withDestinationPath: "../shared/fr.strings"
        )
        try merge(folder)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "../shared/fr.strings"
        )
        #expect(try text(folder, "shared/fr.strings").contains("\"a\" = \"One\";"))
        #expect(
            try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640
        )
    }

    @Test func aPlaceThatCannotBeWrittenIsAClearErrorAndNothingIsWritten() throws {
        let folder = try TemporaryFolder([
            "en.lproj/L.strings": "a=One;", "fr.lproj/L.strings": "b=Deux;", "de.lproj/L.strings": "b=Zwei;",
        ])
        // A name that leaves no room for a temporary file fails for everybody, root too.
        let name = String(repeating: "x", count: 240) + ".strings"
        try folder.write("a=One;", to: "en.lproj/\(name)")
        try folder.write("b=Deux;", to: "fr.lproj/\(name)")
        let before = try contents(of: folder)
        let run = try lproj("merge", ".", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("cannot be written"))
        #expect(try contents(of: folder) == before)
    }
}
