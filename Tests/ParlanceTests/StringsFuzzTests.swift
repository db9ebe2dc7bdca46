import Foundation
import Parlance
import TestSupport
import Testing

@Suite struct StringsFuzzTests {
    static let samples = [
        "/* Title */\n\"a\" = \"one \\U00e9 \\101 %@\";\n\n// b\n\"b\" = \"two\\n\"; /* t */\nc;\n'd' = 'é😀';\n",
        "{ a = { b = ( 1, 2, { c = d; } ); }; \"x\" = <0fbd 77>; y = \"z\"; }\n",
        "\"k\" = \"v\";\r\n\"k\" = \"\\Ud83d\\Ude00 \\u00e9\";\r\n/* x */ /path/to = http://example.com/a;",
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><string>b</string></dict></plist>",
    ]
    static let pieces = [
        "\"", "'", "\\", "=", ";", "{", "}", "(", ")", "<", ">", ",", "/*", "*/", "//", "\n", "\r\n", "\0",
        "\u{FEFF}",
        "\u{2028}", "\\U", "\\u12", "\\Ud83d", "\\777", "\"x\" = \"y\";", "é", "\\\"", "bplist00", "<plist>",
    ]

    @Test func noDamagedInputTrapsOrMakesTheTwoReadersDiffer() {
        var mutator = Mutator(seed: 1, tokens: [Self.pieces])
        let samples = Self.samples.map { Array($0.utf8) }
        let inputs = FuzzRun.inputs(10_000)
        for _ in 0..<inputs {
            let data = Data(mutator.mutant(of: samples))
            var diagnostics: [Diagnostic] = []
            let table = StringTable(data: data, file: "a.strings") { diagnostics.append($0) }
            let file = StringsFile(data: data, file: "a.strings")
            guard file.diagnostics == diagnostics, file.serialized() == data else {
                Issue.record("\(Array(data)): \(diagnostics) \(file.diagnostics)")
                return
            }
            guard file.entries.allSatisfy({ table[$0.key] == file.entry(forKey: $0.key)?.value }) else {
                Issue.record("\(Array(data)): other strings")
                return
            }
        }
        FuzzRun.report(inputs, ".strings files")
    }

    @Test func anyKeyValueAndCommentSurviveBeingWrittenAndReadAgain() {
        var random = SeededGenerator(state: 2)
        let pieces =
            Self.pieces + [
                "\t", "\u{7}", "\u{7F}", "\u{85}", "\u{200F}", "\u{2066}", "e\u{301}", "😀", " ", "z",
            ]
        func string() -> String {
            (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? ""
            }.joined()
        }
        for _ in 0..<500 {
            var file = StringsFile(file: "a.strings")
            for _ in 0..<4 { file.append(key: string(), value: string(), comment: string()) }
            for entry in file.entries where Bool.random(using: &random) {
                file.setValue(string(), forKey: entry.key)
            }
            let again = StringsFile(data: file.serialized(), file: "a.strings")
            #expect(again.diagnostics.isEmpty)
            #expect(again.entries.map { Array($0.key.utf8) } == file.entries.map { Array($0.key.utf8) })
            #expect(
                again.entries.map { $0.value.map { Array($0.utf8) } }
                    == file.entries.map { $0.value.map { Array($0.utf8) } }
            )
        }
    }

    /// Each takes time in proportion to its size, whatever is in it.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "\"a\" = \"", "(", "{a=", "a = (", "/*", "/*\n", "\"\\\"\n", "'\"\n", "\"x\n'y\n", ";", ";\n",
            "a = b\n", "\"a", "<",
            "a ", "a:{\n", "\\", "a = {b", " a", "\"a\" = <00", "}", "{", "é", "\"\n\"x",
            "\"\\\"\n\"x ",
        ]
    )
    func inputMadeToHurtEndsSoon(piece: String) {
        let data = Data(String(repeating: piece, count: 50_000 / piece.utf8.count).utf8)
        let reading = StringsReading(data)
        #expect(!reading.diagnostics.isEmpty)
        #expect(reading.diagnostics.count <= 1_001)
    }

    @Test func nestingOfAnyDepthEndsInADiagnostic() {
        let open = String(repeating: "(", count: 100_000)
        let close = String(repeating: ")", count: 100_000)
        let reading = StringsReading("a = \(open)\(close);\nb = 1;\nc = \(open);\nd = 2;\n")
        #expect(reading.strings == ["b": "1", "d": "2"])
        #expect(reading.diagnostics.map(\.line) == [1, 3])
    }

    @Test func aLongValueAndManyEntriesAreRead() {
        let value = String(repeating: "long ", count: 1_000_000)
        let entries = (0..<50_000).map { "k\($0)=\($0);" }.joined()
        let table = StringTable(data: Data("a = \"\(value)\"; \(entries)".utf8), file: "a.strings")
        #expect(table["a"] == value)
        #expect(table.count == 50_001)
        #expect(table["k49999"] == "49999")
    }
}
