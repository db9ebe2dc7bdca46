import Foundation
import TestSupport
import Testing

@Suite struct DumpCommandTests {
    private struct Dump: Decodable {
        struct Fault: Decodable {
            let line, column: Int
            let severity, message: String
        }
        let entries: [String: String]
        let diagnostics: [Fault]
    }

    private func dump(_ text: String, _ name: String = "a.strings", language: String? = nil) throws -> (
        Dump, Run
    ) {
        let folder = try TemporaryFolder([name: text])
        let arguments = ["dump", name] + (language.map { ["--language", $0] } ?? [])
        let run = try Run(arguments, program: builtProgram("lproj"), in: folder.url)
        return (try JSONDecoder().decode(Dump.self, from: Data(run.output.utf8)), run)
    }

    @Test func aFileIsPrintedAsJSON() throws {
        let (dump, run) = try dump("\"a \\\"b\\\"\" = \"1\\n2/3 😀\";")
        #expect(dump.entries == ["a \"b\"": "1\n2/3 😀"])
        #expect(dump.diagnostics.isEmpty)
        #expect(run.status == 0)
    }

    /// P01
    @Test func whatIsWrongIsThereWithItsPlace() throws {
        let (dump, run) = try dump("\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";\n\"d\" = \"4\";\n")
        #expect(dump.diagnostics.map(\.line) == [2] || dump.diagnostics.map(\.line) == [3])
        #expect(dump.diagnostics.first?.severity == "error")
        #expect(dump.entries["d"] == "4")
        #expect(run.status == 1)
    }

    @Test func keysThatDifferInTheirBytesOnlyAreBothThere() throws {
        let (_, run) = try dump("\"\u{E9}\" = \"one\"; \"e\u{301}\" = \"two\";")
        #expect(run.output.contains("one"))
        #expect(run.output.contains("two"))
    }

    @Test func aCatalogIsPrintedInOneLanguage() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Hi": {"localizations":
              {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
            """
        #expect(try dump(catalog, "L.xcstrings").0.entries == ["Hi": "Hi"])
        #expect(try dump(catalog, "L.xcstrings", language: "de").0.entries == ["Hi": "Hallo"])
    }

    @Test func aFileThatCannotBeReadIsAnErrorWithItsPath() throws {
        let run = try lproj("dump", "/nonexistent/a.strings")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("/nonexistent/a.strings: error: cannot be read: "))
    }
}
