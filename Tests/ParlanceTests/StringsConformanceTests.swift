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

    @Test func everyFileOfTheCorpusIsWhatFoundationReadsAndIsWrittenByteForByte() throws {
        let list = try String(
            contentsOf: #require(ConformanceData.url("corpus-expected.tsv")),
            encoding: .utf8
        )
        let folder = try #require(ConformanceData.url("corpus"))
        var count = 0
        for line in list.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 5, fields[0].hasSuffix(".strings") else { continue }
            count += 1
            let data = try Data(contentsOf: folder.appendingPathComponent(fields[0]))
            let reading = StringsReading(data)
            #expect(reading.file.serialized() == data, "\(fields[0])")
            #expect(!reading.diagnostics.contains { $0.severity == .error }, "\(reading.faults)")
            guard fields[1] == "OK" else {
                #expect(!reading.diagnostics.isEmpty, "\(fields[0])")
                continue
            }
            let values = Dictionary(reading.file.entries.map { ($0.key, $0.value) }) { $1 }
            #expect(values.count == Int(fields[3]), "\(fields[0])")
            #expect(Self.hash(values) == UInt64(fields[4], radix: 16), "\(fields[0])")
            #expect(values.allSatisfy { reading.table[$0.key] == $0.value }, "\(fields[0])")
        }
        #expect(count > 600)
    }

    /// FNV-1a over keys in the order of their bytes and values, each with a zero byte behind it.
    private static func hash(_ values: [String: String?]) -> UInt64 {
        let sorted = values.map { (key: Array($0.key.utf8), value: Array(($0.value ?? "-").utf8)) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for entry in sorted {
            for byte in entry.key + [0] + entry.value + [0] {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
        }
        return hash
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
