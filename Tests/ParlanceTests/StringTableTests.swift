import Foundation
import Parlance
import Testing

@Suite struct StringTableTests {
    @Test func aTableGivesTheStringOfAKeyAndNothingForOthers() {
        let table = StringsReading("\"a\" = \"1\"; \"\" = \"e\"; \"t\" = \"\";").table
        #expect(table["a"] == "1")
        #expect(table.string(forKey: "") == "e")
        #expect(table["t"] == "")
        #expect(table["A"] == nil)
        #expect(table["a\0"] == nil)
        #expect(table.count == 3)
        #expect(!table.isEmpty)
    }

    @Test func anEmptyTableHasNothing() {
        #expect(StringTable().isEmpty)
        #expect(StringTable()[""] == nil)
        #expect(Array(StringTable().keys).isEmpty)
        #expect(StringTable(data: Data("a = ();".utf8), file: "a.strings")["a"] == nil)
    }

    @Test func aTableCanBeMadeOfPairsTheLastOfAKeyCounting() {
        let table = StringTable([(key: "a", value: "1"), (key: "b", value: "é"), (key: "a", value: "2")])
        #expect(table.map { "\($0.key)=\($0.value)" } == ["b=é", "a=2"])
        #expect(table.count == 2)
    }

    /// `Bundle` tells the two apart, though Swift's `String` does not.
    @Test func keysAreEqualByTheirBytes() {
        let table = StringsReading("\"\u{E9}\" = \"1\"; \"e\u{301}\" = \"2\";").table
        #expect(table["\u{E9}"] == "1")
        #expect(table["e\u{301}"] == "2")
        #expect(table.count == 2)
    }

    @Test func tenThousandKeysAreAllFoundAndKeepTheirOrder() {
        let keys = (0..<10_000).map { "key \($0 &* 7919 % 10_007)" }
        let text = keys.map { "\"\($0)\" = \"value of \($0)\";\n" }.joined()
        let table = StringTable(data: Data(text.utf8), file: "a.strings")
        #expect(table.count == 10_000)
        #expect(table.keys == keys)
        #expect(keys.allSatisfy { table[$0] == "value of \($0)" })
        #expect(keys.allSatisfy { table[$0 + "?"] == nil })
    }

    @Test func aFileThatCannotBeReadIsADiagnosticAndAnEmptyTable() {
        var diagnostics: [Diagnostic] = []
        let url = URL(fileURLWithPath: "/nowhere/a.strings")
        let table = StringTable(contentsOf: url) { diagnostics.append($0) }
        #expect(table.isEmpty)
        #expect(diagnostics.map(\.file) == ["/nowhere/a.strings"])
        #expect(diagnostics.map(\.severity) == [.error])
        #expect(StringsFile(contentsOf: url).diagnostics == diagnostics)
    }

    @Test func aTableIsReadFromAFile() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).strings")
        try Data("a = b;".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(StringTable(contentsOf: url)["a"] == "b")
        #expect(StringsFile(contentsOf: url).entry(forKey: "a")?.value == "b")
    }

    @Test func manyThreadsMayLookUpAtOnce() async {
        let table = StringTable((0..<1_000).map { (key: "\($0)", value: "value \($0)") })
        let found = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask { (0..<1_000).count { table["\($0)"] == "value \($0)" } }
            }
            return await group.reduce(0, +)
        }
        #expect(found == 4_000)
    }
}
