import Foundation
import Parlance
import Testing

@Suite struct StringsEncodingTests {
    static let text = "\"k\" = \"é\";\n\"l\" = \"😀\";\n"

    static func encoded(_ text: String, _ encoding: String.Encoding, mark: [UInt8]) -> Data {
        Data(mark) + (text.data(using: encoding) ?? Data())
    }

    static let marked: [(data: Data, encoding: TextEncoding)] = [
        (encoded(text, .utf8, mark: [0xEF, 0xBB, 0xBF]), .init(form: .utf8, hasByteOrderMark: true)),
        (
            encoded(text, .utf16LittleEndian, mark: [0xFF, 0xFE]),
            .init(form: .utf16LittleEndian, hasByteOrderMark: true)
        ),
        (
            encoded(text, .utf16BigEndian, mark: [0xFE, 0xFF]),
            .init(form: .utf16BigEndian, hasByteOrderMark: true)
        ),
        (
            encoded(text, .utf32LittleEndian, mark: [0xFF, 0xFE, 0, 0]),
            .init(form: .utf32LittleEndian, hasByteOrderMark: true)
        ),
        (
            encoded(text, .utf32BigEndian, mark: [0, 0, 0xFE, 0xFF]),
            .init(form: .utf32BigEndian, hasByteOrderMark: true)
        ),
    ]

    static let unmarked: [(data: Data, form: TextEncoding.Form)] = [
        (encoded(text, .utf16LittleEndian, mark: []), .utf16LittleEndian),
        (encoded(text, .utf16BigEndian, mark: []), .utf16BigEndian),
        (encoded(text, .utf32LittleEndian, mark: []), .utf32LittleEndian),
        (encoded(text, .utf32BigEndian, mark: []), .utf32BigEndian),
    ]

    /// P05
    @Test func everyUnicodeEncodingGivesTheSameStrings() {
        let plain = StringsReading(Self.text)
        #expect(plain.strings == ["k": "é", "l": "😀"])
        #expect(plain.file.encoding == .utf8)
        for (data, encoding) in Self.marked {
            let reading = StringsReading(data)
            #expect(reading.strings == plain.strings)
            #expect(reading.diagnostics.isEmpty)
            #expect(reading.file.encoding == encoding)
        }
    }

    /// P05
    @Test func aMissingByteOrderMarkIsWarnedOf() {
        for (data, form) in Self.unmarked {
            let reading = StringsReading(data)
            #expect(reading.strings == ["k": "é", "l": "😀"])
            #expect(reading.diagnostics.map(\.severity) == [.warning])
            #expect(reading.file.encoding == TextEncoding(form: form, hasByteOrderMark: false))
        }
    }

    @Test func aChangeIsWrittenInTheEncodingOfTheFile() {
        for (data, _) in Self.marked {
            var file = StringsFile(data: data, file: "a.strings")
            #expect(file.serialized() == data)
            file.setValue("日本 😀", forKey: "k")
            let changed = StringsFile(data: file.serialized(), file: "a.strings")
            #expect(changed.encoding == file.encoding)
            #expect(changed.entries.map(\.value) == ["日本 😀", "😀"])
        }
    }

    /// P05: every other entry stays.
    @Test func latin1IsOneErrorThatNamesTheByteAndItsLine() throws {
        let data = try #require("\"a\" = \"1\";\n\"b\" = \"é è\";\n\"c\" = \"3\";\n".data(using: .isoLatin1))
        let reading = StringsReading(data)
        #expect(reading.faults == ["2:8 error: not UTF-8: byte 0xE9 at offset 18"])
        #expect(reading.strings == ["a": "1", "b": "\u{FFFD} \u{FFFD}", "c": "3"])
        #expect(reading.file.serialized() == data)
        #expect(!reading.file.isEditable)
    }

    @Test func halfACharacterInUTF16IsAnErrorAtItsPlace() {
        var data = Self.encoded("\"a\" = \"é", .utf16LittleEndian, mark: [0xFF, 0xFE])
        data += [0x3D, 0xD8] + Self.encoded("\";", .utf16LittleEndian, mark: [])
        let reading = StringsReading(data)
        #expect(reading.faults == ["1:9 error: not UTF-16LE: no whole character at offset 18"])
        #expect(reading.strings == ["a": "é\u{FFFD}"])
        #expect(StringsReading(data + [0x0A]).strings == ["a": "é\u{FFFD}"])
    }

    @Test func aStrayZeroByteDoesNotMakeTheTextUTF16() {
        let reading = StringsReading("\"a\" = \"b\0\";\0 \"c\" = \"\0\0\0\0\";\n")
        #expect(reading.strings == ["a": "b\0", "c": "\0\0\0\0"])
        #expect(reading.faults == ["1:12 error: expected a key, found U+0000"])
    }
}
