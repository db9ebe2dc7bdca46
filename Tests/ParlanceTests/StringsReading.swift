import Foundation
import Parlance

/// What both readers make of the same content.
struct StringsReading {
    var table: StringTable
    var file: StringsFile
    var diagnostics: [Diagnostic] = []

    init(_ data: Data) {
        var found: [Diagnostic] = []
        table = StringTable(data: data, file: "a.strings") { found.append($0) }
        file = StringsFile(data: data, file: "a.strings")
        diagnostics = found
    }

    init(_ text: String) {
        self.init(Data(text.utf8))
    }

    /// The strings of the table.
    var strings: [String: String] {
        Dictionary(table.map { ($0.key, $0.value) }) { $1 }
    }

    /// The diagnostics as `line:column severity: message`.
    var faults: [String] {
        diagnostics.map { "\($0.line):\($0.column) \($0.severity.rawValue): \($0.message)" }
    }
}
