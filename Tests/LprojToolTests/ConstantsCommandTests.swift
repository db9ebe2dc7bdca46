import Foundation
import TestSupport
import Testing

@Suite struct ConstantsCommandTests {
    private func constants(_ files: [String: String]) throws -> Run {
        let folder = try TemporaryFolder(files)
        return try lproj("constants", ".", in: folder)
    }

    @Test func eachKeyIsAConstantAndAFunctionWhereItHasArguments() throws {
        let run = try constants([
            "en.lproj/Localizable.strings":
                "\"home.title\" = \"Home\"; greeting = \"%2$@, %1$@\"; \"a \\\"b\\\"\" = \"x\"; class = \"C\"; \"2nd\" = \"y\";",
            "en.lproj/InfoPlist.strings": "CFBundleDisplayName = \"App\";",
        ])
        #expect(run.status == 0)
        for line in [
            "    /// Home\n    static var homeTitle: Message { Message(\"home.title\") }",
            "    static func greeting(_ a1: Argument, _ a2: Argument) -> Message { Message(\"greeting\", a1, a2) }",
            "    static var aB: Message { Message(\"a \\\"b\\\"\") }", "    static var `class`: Message",
            "    static var _2nd: Message",
            "    enum InfoPlist {\n        /// App\n"
                + "        static var cfBundleDisplayName: Message { Message(\"CFBundleDisplayName\", table: \"InfoPlist\") }",
        ] {
            #expect(run.output.contains(line), "\(line)\n\(run.output)")
        }
    }

    @Test func twoKeysWithOneNameAreAnErrorWithItsPlace() throws {
        let run = try constants(["en.lproj/Localizable.strings": "\"a.b\" = \"1\";\n\"a_b\" = \"2\";\n"])
        #expect(run.status == 1)
        #expect(
            run.errors
                == "./en.lproj/Localizable.strings:2:1: error: “a_b” and “a.b” would both be the constant aB\n"
        )
    }

    @Test func updateExtractsMergesAndChecks() throws {
        let folder = try TemporaryFolder([
            "S/a.swift": "Message(\"a\", default: \"%@ and more\")",
            "R/fr.lproj/Localizable.strings": "/* c */\n\"b\" = \"B\";\n",
        ])
        let run = try lproj("update", "S", "--into", "R", "--stamp", "stamp", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("“a” in fr: is marked as new [untranslated]"))
        #expect(FileManager.default.fileExists(atPath: folder.file("stamp").path))
        let french = try String(contentsOf: folder.file("R/fr.lproj/Localizable.strings"), encoding: .utf8)
        #expect(french.hasPrefix("/* c */\n/* \"b\" = \"B\"; */\n"))
        #expect(french.hasSuffix("/* lproj: new */\n\"a\" = \"%@ and more\";\n"))
        try folder.write("\"a\" = \"%d\";\n", to: "R/fr.lproj/Localizable.strings")
        try FileManager.default.removeItem(at: folder.file("stamp"))
        #expect(try lproj("update", "S", "--into", "R", "--stamp", "stamp", in: folder).status == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.file("stamp").path))
    }
}
