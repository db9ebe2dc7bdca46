import Foundation
import Parlance
import Testing

@Suite(.enabled(if: ConformanceData.folder != nil, "no conformance data here"))
struct StringsConformanceTests {
    /// One of the small files that Foundation's reader was run on.
    struct Case: Decodable {
        var `case`: String
        var ok: Bool
        var value: JSON?
    }

    /// Foundation drops what comes behind the first character that it does not expect, without a word.
    private static let truncated: [String: [String: String]] = [
        "052-double-semicolon": ["a": "b", "c": "d"],
        "143-u-feff-mid": ["a": "b", "c": "d"],
    ]

    /// What is whole in the files that Foundation rejects.
    private static let surviving: [String: [String: String]] = [
        "047-missing-semicolon-last": ["a": "b"],
        "053-leading-semicolon": ["a": "b"],
        "064-comment-hash": ["a": "b"],
        "067-lone-slash-end": ["a": "b"],
        "082-utf8-bom-twice": ["a": "b"],
        "085-utf16le-nobom": ["a": "é☃😀"],
        "086-utf16be-nobom": ["a": "é☃😀"],
        "092-utf32le-nobom": ["a": "é☃😀"],
        "094-invalid-utf8-overlong": ["a": "\u{FFFD}\u{FFFD}"],
        "095-invalid-utf8-surrogate": ["a": "\u{FFFD}\u{FFFD}\u{FFFD}"],
        "112-wrapped-braces-trailing": ["a": "b"],
        "119-trailing-garbage": ["a": "b"],
        "128-comma": ["a": "b", "c": "d"],
        "130-merge-conflict": ["a": "c"],
    ]

    @Test func theTableIsWhatFoundationReadsOrEveryWholeEntryAndADiagnostic() throws {
        let list = try #require(ConformanceData.url("strings-cases-expected.json"))
        let folder = try #require(ConformanceData.url("strings-cases"))
        let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: list))
        #expect(cases.count >= 100)
        for item in cases {
            let data = try Data(contentsOf: folder.appendingPathComponent(item.case))
            var diagnostics: [Diagnostic] = []
            let table = StringTable(data: data, file: item.case) { diagnostics.append($0) }
            let found = Dictionary(table.map { ($0.key, $0.value) }) { $1 }
            if let entries = Self.truncated[item.case] {
                #expect(found == entries, "\(item.case)")
                #expect(!diagnostics.isEmpty, "\(item.case)")
            } else if item.ok, case .object(let entries) = item.value, entries["$data"] == nil {
                #expect(found == entries.compactMapValues(\.text), "\(item.case) \(diagnostics)")
            } else {
                #expect(found == Self.surviving[item.case] ?? [:], "\(item.case)")
                #expect(!diagnostics.isEmpty, "\(item.case)")
            }
        }
    }
}

/// A JSON value as far as the conformance data needs it.
enum JSON: Decodable {
    case text(String)
    case object([String: JSON])
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let object = try? container.decode([String: JSON].self) {
            self = .object(object)
        } else {
            self = .other
        }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
