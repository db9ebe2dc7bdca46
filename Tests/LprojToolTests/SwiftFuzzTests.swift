import Foundation
import TestSupport
import Testing

/// Damaged Swift sources, many to each run of the tool.
@Suite struct SwiftFuzzTests {
    private static let samples = [
        "#!/usr/bin/swift\nlet a = NSLocalizedString(\"k\", tableName: \"T\", value: \"v\", comment: \"c\") // \"x\n",
        "Message(\"a\\u{e9}\\t\\\"\", .text(\"b\"), default: #\"raw \\#n \"q\" \"#, comment: \"\"\"\n    two\n      lines \\\n    more\n    \"\"\")\n",
        "/* one /* two */ */ label.localize(\"label\", \"k \\(f(\"in \\(\"deep\")\")) x\", in: localizer)\n",
        "let r = /a\\/\"b/; let s = #/ x \" y /#; let q = a / b / c; localizer.string(\"é😀\" + \"z\", table: \"T\")\n",
        "func Message(_ x: Int) {}\nlet `class` = [Message(\"one\"), Message(\"\"), LocalizedWindow(title: \"t\")]\n",
    ]
    private static let pieces = [
        "\"", "\"\"\"", "#", "##\"", "\"##", "\\", "\\(", "\\#(", ")", "(", "[", "]", "{", "}", ",", ":", "+",
        "/",
        "//", "/*", "*/", "#/", "/#", "\n", "\r\n", "\r", "\0", "\u{FEFF}", "\\u{", "\\u{110000}", "\\n", "`",
        "é",
        "Message(", "NSLocalizedString(", "localizer.string(", "comment:", "func ", "\\/", ".", "$0",
    ]

    @Test(.timeLimit(.minutes(15))) func noDamagedSourceEndsOrStopsTheTool() throws {
        var mutator = Mutator(seed: 4, tokens: [Self.pieces])
        let samples = Self.samples.map { Array($0.utf8) }
        let (inputs, batch) = (FuzzRun.inputs(2_000), 1_000)
        for start in stride(from: 0, to: inputs, by: batch) {
            let folder = try TemporaryFolder(["R/x": ""])
            for index in start..<min(start + batch, inputs) {
                try folder.write(Data(mutator.mutant(of: samples)), to: "S/\(index).swift")
            }
            let run = try extract(from: folder)
            guard run.status != 0 && run.status != 1 else { continue }
            // What the folder holds is gone with the test, so the one to blame is told.
            for index in start..<min(start + batch, inputs) {
                let source = folder.file("S/\(index).swift")
                let status = try lproj("extract", source.path, "--into", folder.file("R").path).status
                if status != 0, status != 1 {
                    Issue.record("status \(status): \([UInt8](try Data(contentsOf: source)))")
                }
            }
            Issue.record("status \(run.status) in the batch from \(start)")
            return
        }
        FuzzRun.report(inputs, "Swift sources")
    }

    /// Each takes time in proportion to its size, whatever is in it.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "\\/", "/", "=/\\/", "#/", "##/ ", "\"", "\"\"\"", "\"\\(", "/*", "/**/", "#", "#\"", "\"\\#",
            "`", "\n\"",
            "Message(", "Message(\"a\", ", "Message(,", "Message(\"\\(", "localize(a, (", "\"\" + ", "{[(",
            "\r", "\u{FEFF}",
        ]
    )
    func sourcesMadeToHurtEndSoon(piece: String) throws {
        let source = String(repeating: piece, count: 100_000 / piece.utf8.count)
        let folder = try TemporaryFolder(["S/a.swift": source, "S/b.swift": "let a = \(source)", "R/x": ""])
        let run = try extract(from: folder)
        #expect(run.status == 0 || run.status == 1)
    }

    private func extract(from folder: TemporaryFolder) throws -> Run {
        try lproj("extract", "S", "--into", "R", in: folder)
    }
}
