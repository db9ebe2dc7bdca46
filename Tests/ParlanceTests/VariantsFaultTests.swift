import Foundation
import Parlance
import Testing

@Suite("Damaged files with variations are reported and cost no more than their entry")
struct VariantsFaultTests {
    @Test func aFaultInJSONIsReportedAtItsLineAndColumn() {
        let text = "{\"sourceLanguage\": \"en\",\n \"strings\": {\"é\": x}}"
        let catalog = StringCatalog(data: Data(text.utf8), path: "a.xcstrings")
        #expect(catalog.diagnostics.map(\.line) == [2])
        #expect(catalog.diagnostics.map(\.column) == [19])
        #expect(catalog.entries.isEmpty)
        #expect(catalog.languages.isEmpty)
    }

    @Test func aFaultInAPropertyListIsReportedAtItsLine() {
        let xml = "<plist><dict>\n<key>a</key>\n<strin>x</strin></dict></plist>"
        let file = StringsDictionary(data: Data(xml.utf8), path: "a.stringsdict")
        #expect(file.diagnostics.map(\.line) == [3])
        #expect(file.entries.isEmpty)
    }

    @Test(
        "A file that is nothing we read is one diagnostic",
        arguments: [
            "", "hello", "[]", "3", "null", "<plist><array/></plist>", "bplist00", "{\"strings\": []}",
        ]
    )
    func nothing(text: String) {
        let dictionary = StringsDictionary(data: Data(text.utf8), path: "a.stringsdict")
        #expect(dictionary.entries.isEmpty)
        #expect(dictionary.diagnostics.count == 1)
        let catalog = StringCatalog(data: Data(text.utf8), path: "a.xcstrings")
        #expect(catalog.entries.isEmpty)
        #expect(!catalog.diagnostics.isEmpty)
    }

    @Test("Values of the wrong kind cost their localization and no more", arguments: wrongLocalizations)
    func wrongKind(localization: String) throws {
        let catalog = VariantsFixture.catalog(
            """
            "bad": {"localizations": {"de": \(localization), "fr": \(VariantsFixture.unit("Bon"))}},
            "good": {"localizations": {"de": \(VariantsFixture.unit("Gut"))}}
            """
        )
        let german = catalog.table(for: try #require(Language("de")))
        #expect(german.mapValues(\.plainText) == ["good": "Gut"])
        #expect(catalog.table(for: try #require(Language("fr")))["bad"]?.plainText == "Bon")
        let errors = catalog.diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 1)
        #expect(errors.first?.message.hasPrefix("\"bad\" in de: ") == true)
    }

    static let wrongLocalizations: [String] = [
        "3", "null", "[]", "{}", "\"x\"", "{\"stringUnit\": 3}", "{\"stringUnit\": {\"state\": \"new\"}}",
        "{\"stringUnit\": {\"state\": \"translated\", \"value\": 3}}", "{\"stringSet\": {\"values\": []}}",
        "{\"variations\": 3}", "{\"variations\": {}}", "{\"variations\": {\"gender\": {}}}",
        "{\"variations\": {\"plural\": []}}", "{\"variations\": {\"plural\": {\"one\": {}}}}",
        "{\"variations\": \(VariantsFixture.plural(["one": "x"]))}", "{\"variations\": {\"device\": {}}}",
        "{\"variations\": {\"width\": {\"wide\": \(VariantsFixture.unit("x"))}}}",
        "{\"stringUnit\": {\"value\": \"x\"}, \"substitutions\": 3}",
        "{\"stringUnit\": {\"value\": \"%#@n@\"}, \"substitutions\": {}}",
        "{\"stringUnit\": {\"value\": \"%#@n@\"}, \"substitutions\": {\"n\": {\"formatSpecifier\": \"d\"}}}",
        "{\"stringUnit\": {\"value\": \"x\"}, \"substitutions\": {\"n\": \(VariantsFixture.unit("x"))}}",
        "{\"stringUnit\": {\"value\": \"x\"}, \"substitutions\": {\"n\": {\"formatSpecifier\": \"d\", "
            + "\"argNum\": \"1\", \"stringUnit\": {\"value\": \"x\"}}}}",
    ]

    @Test func entriesOfTheWrongKindAreReportedOneByOne() {
        let catalog = VariantsFixture.catalog(
            """
            "a": 3, "b": {"comment": 3}, "c": {"localizations": []}, "d": {"localizations": {"mul": {}}}
            """
        )
        #expect(catalog.diagnostics.count == 4)
        let file = VariantsFixture.dictionary(
            "<key>a</key><integer>3</integer><key>b</key><dict/><key>c</key><array/><key>d</key><string>D</string>"
        )
        #expect(file.entries.keys.sorted() == ["d"])
        #expect(file.diagnostics.count == 3)
    }

    @Test("Nesting 100,000 deep is one diagnostic", arguments: [17, 600, 100_000])
    func deepNesting(depth: Int) {
        func nested(_ open: String, _ inside: String, _ close: String) -> String {
            String(repeating: open, count: depth) + inside + String(repeating: close, count: depth)
        }
        let json = nested("{\"variations\": {\"device\": {\"mac\": ", VariantsFixture.unit("x"), "}}}")
        let catalog = VariantsFixture.catalog("\"k\": {\"localizations\": {\"de\": \(json)}}")
        #expect(catalog.diagnostics.count == 1)
        let device = "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key>"
        let xml = nested(device, "<string>x</string>", "</dict></dict>")
        #expect(VariantsFixture.dictionary("<key>k</key>\(xml)").diagnostics.count == 1)
        let old = nested("{NSStringDeviceSpecificRuleType={mac=", "x", ";};}")
        let file = StringsDictionary(data: Data("{k=\(old);}".utf8), path: "old.stringsdict")
        #expect(file.diagnostics.count == 1)
    }

    @Test(
        "A binary list that holds a set, or a number for a key, is refused",
        arguments: [0xC1, 0x11] as [UInt8]
    )
    func badBinary(object: UInt8) {
        // A dictionary of one text and the object, which is the value if it is a set, else the key.
        let references: [UInt8] = object == 0xC1 ? [1, 2] : [2, 1]
        var bytes = Array("bplist00".utf8) + [0xD1] + references + [0x51, 0x61, object, 1]
        bytes += (object == 0xC1 ? [] : [1]) + [8, 11, 13, 0, 0, 0, 0, 0, 0, 1, 1]
        for value: UInt8 in [3, 0, object == 0xC1 ? 15 : 16] { bytes += [0, 0, 0, 0, 0, 0, 0, value] }
        let file = StringsDictionary(data: Data(bytes), path: "a.stringsdict")
        #expect(file.diagnostics.map(\.message) == ["the binary property list is damaged"])
    }

    @Test func aBinaryListThatRefersToTheSameContainersAgainAndAgainIsRefused() {
        // Twenty arrays, each of ten times the next one: 10²⁰ objects in 250 bytes.
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for level in UInt8(0)..<20 {
            offsets.append(UInt8(bytes.count))
            bytes += [0xAA] + [UInt8](repeating: level + 1, count: 10)
        }
        offsets.append(UInt8(bytes.count))
        bytes += [0x51, 0x61]
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for value in [UInt8(offsets.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, value] }
        let file = StringsDictionary(data: Data(bytes), path: "a.stringsdict")
        #expect(file.diagnostics.count == 1)
    }

    @Test func everyKindOfPropertyListIsRead() throws {
        let xml = VariantsFixture.xml(VariantsFixture.entry("k", forms: ["one": "one", "other": "%d"]))
        let object = try PropertyListSerialization.propertyList(from: Data(xml.utf8), format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        let old = """
            { k = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey =
            NSStringPluralRuleType; NSStringFormatValueTypeKey = d; one = one; other = "%d"; }; }; }
            """
        for data in [Data(xml.utf8), binary, Data(old.utf8)] {
            let file = StringsDictionary(data: data, path: "a.stringsdict")
            #expect(file.diagnostics.isEmpty)
            #expect(try file.entry(forKey: "k")?.shown(2) == "2")
        }
    }
}
