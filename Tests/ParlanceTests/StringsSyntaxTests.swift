import Foundation
import Parlance
import Testing

@Suite struct StringsSyntaxTests {
    @Test func escapesMeanWhatFoundationSays() {
        let reading = StringsReading(#""k" = "\a\b\f\n\r\t\v\"\\\'\q\101\351\377\U00e9\Ue9 x";"#)
        #expect(
            reading.strings == [
                "k": "\u{7}\u{8}\u{C}\n\r\t\u{B}\"\\'qA\u{D8}\u{0}éé x"
            ]
        )
        #expect(reading.diagnostics.isEmpty)
    }

    /// P10: surrogates make one character; the lower-case form is no escape, and a warning says so.
    @Test func unicodeEscapesArePairedAndTheLowerCaseFormIsOnlyALetter() {
        let reading = StringsReading(#""k" = "\U2019 \Ud83d\Ude00 \101 \u00e9";"#)
        #expect(reading.strings == ["k": "’ 😀 A u00e9"])
        #expect(
            reading.faults == [#"1:33 warning: "\u" is just "u"; for a character by its number write "\U""#]
        )
    }

    @Test func halfOfASurrogatePairStandsForNothingAndIsWarnedOf() {
        let reading = StringsReading(#""k" = "a\Ud83db\Ude00";"#)
        #expect(reading.strings == ["k": "a\u{FFFD}b\u{FFFD}"])
        #expect(reading.diagnostics.map(\.severity) == [.warning])
    }

    @Test func bareWordsMayHoldTheCharactersFoundationAllows() {
        let reading = StringsReading("a_b$c/d:e.f-g = http://x/y;\n1=-2;//c\n/a = v//c\n;")
        #expect(reading.strings == ["a_b$c/d:e.f-g": "http://x/y", "1": "-2", "/a": "v//c"])
        #expect(reading.diagnostics.isEmpty)
    }

    @Test func aKeyAloneIsItsOwnValue() {
        let reading = StringsReading(#""a"; b; 'it\n' ;"#)
        #expect(reading.strings == ["a": "a", "b": "b", "it\n": "it\n"])
        #expect(reading.diagnostics.isEmpty)
    }

    @Test func commentsMayStandBetweenAnyTwoParts() {
        let reading = StringsReading(
            "/*/*/ \"a\" /* = */ = // x\r \"//b\" /**/ ; // y\u{2028}\"c\"=\"/*d*/\";"
        )
        #expect(reading.strings == ["a": "//b", "c": "/*d*/"])
        #expect(reading.diagnostics.isEmpty)
    }

    @Test func bracesAroundAllEntriesAreOptional() {
        let reading = StringsReading("// x\n{ \"a\" = \"1\"; b = 2; } // y\n")
        #expect(reading.strings == ["a": "1", "b": "2"])
        #expect(reading.diagnostics.isEmpty)
    }

    @Test func nestedValuesAreReadPastAndGiveNoString() {
        let reading = StringsReading(
            "a = { x = (1, 'y', {z;},); w = <0f 1A>; }; b = (); c = <>; \"d\" = \"D\";"
        )
        #expect(reading.strings == ["d": "D"])
        #expect(reading.table.count == 1)
        #expect(reading.file.entries.map(\.key) == ["a", "b", "c", "d"])
        #expect(reading.file.entries.map(\.value) == [nil, nil, nil, "D"])
        #expect(reading.diagnostics.isEmpty)
    }

    @Test func aNestedValueReplacesAStringOfTheSameKey() {
        let reading = StringsReading("a = 1; a = (); b = (); b = 2;")
        #expect(reading.table["a"] == nil)
        #expect(reading.table["b"] == "2")
        #expect(reading.table.count == 1)
        #expect(reading.table.keys == ["b"])
    }

    @Test func nestingIsFollowedAsDeepAsFoundationDoes() {
        func nested(_ depth: Int) -> String {
            "a = " + String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + "; b = 1;"
        }
        #expect(StringsReading(nested(512)).diagnostics.isEmpty)
        let tooDeep = StringsReading(nested(513))
        #expect(tooDeep.faults == ["1:517 error: nested deeper than 512 levels"])
        #expect(tooDeep.strings == ["b": "1"])
    }

    @Test func aFileOfCommentsOnlyHasNoEntriesAndNoFaults() {
        for text in ["/* nothing */\n", "// nothing", " \n\t ", "{}"] {
            let reading = StringsReading(text)
            #expect(reading.strings.isEmpty)
            #expect(reading.diagnostics.isEmpty, "\(text)")
        }
    }

    @Test func anEmptyFileIsWarnedOf() {
        for data in [Data(), Data([0xFF, 0xFE]), Data([0xEF, 0xBB, 0xBF])] {
            #expect(StringsReading(data).faults == ["1:1 warning: the file is empty"])
        }
    }
}
