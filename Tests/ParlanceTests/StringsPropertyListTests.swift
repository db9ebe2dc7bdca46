import Foundation
import Parlance
import Testing

@Suite struct StringsPropertyListTests {
    static func propertyList(_ root: Any, _ format: PropertyListSerialization.PropertyListFormat) throws
        -> Data
    {
        try PropertyListSerialization.data(fromPropertyList: root, format: format, options: 0)
    }

    /// P11
    @Test func xmlAndBinaryPropertyListsAreTheSameTable() throws {
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try Self.propertyList(["a": "1", "b": "é", "n": ["x"]] as [String: Any], format)
            let reading = StringsReading(data)
            #expect(reading.strings == ["a": "1", "b": "é"])
            #expect(reading.diagnostics.isEmpty)
            #expect(reading.file.entries.map(\.key) == ["a", "b", "n"])
            #expect(reading.file.entries.map(\.value) == ["1", "é", nil])
            #expect(reading.file.serialized() == data)
            #expect(!reading.file.isEditable)
        }
    }

    @Test func anXMLPropertyListMayBeUTF16AndHaveNoHeader() throws {
        let text = "<plist version=\"1.0\"><dict><key>a</key><string>é</string></dict></plist>"
        #expect(StringsReading(text).strings == ["a": "é"])
        let wide = Data([0xFF, 0xFE]) + (try #require(text.data(using: .utf16LittleEndian)))
        #expect(StringsReading(wide).strings == ["a": "é"])
    }

    /// P11
    @Test func aRootThatIsNoDictionaryIsAnError() throws {
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let reading = StringsReading(try Self.propertyList(["a", "b"], format))
            #expect(reading.strings.isEmpty)
            #expect(reading.diagnostics.map(\.message) == ["the property list is no dictionary"])
            #expect(reading.diagnostics.map(\.severity) == [.error])
        }
    }

    @Test func aDamagedPropertyListIsOneError() {
        for text in ["<?xml version=\"1.0\"?><plist><dict><key>a</key>", "bplist00 and nothing"] {
            let reading = StringsReading(text)
            #expect(reading.strings.isEmpty)
            #expect(reading.diagnostics.count == 1)
            #expect(reading.diagnostics.first?.message.contains("property list") == true)
            #expect(reading.file.diagnostics == reading.diagnostics)
        }
    }
}
