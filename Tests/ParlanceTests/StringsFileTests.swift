import Foundation
import Parlance
import Testing

@Suite struct StringsFileTests {
    static func read(_ text: String) -> StringsFile {
        StringsFile(data: Data(text.utf8), file: "a.strings")
    }

    static func text(_ file: StringsFile) -> String {
        String(decoding: file.serialized(), as: UTF8.self)
    }

    /// P04
    @Test func theCommentOfAnEntryIsRightAboveItOrBeforeItInItsLine() {
        let file = Self.read(
            "/* first\n   second */\n\"k\" = \"v\";\n\"j\" = \"w\"; // tail\n/* a */ \"m\" = \"n\";\n"
        )
        #expect(file.entries.map(\.key) == ["k", "j", "m"])
        #expect(file.entries.map(\.comment) == ["first\nsecond", nil, "a"])
    }

    @Test func aBlankLineOrAnotherEntryKeepsACommentAway() {
        let file = Self.read(
            """
            // Header

            // one
            //two
            "a" = "1"; /* tail */ // tail
            "b" = "2"; /* of c */ "c" = "3";
            /* apart */

            "d" = "4";
            /* apart */

            /* of e */ // too

            """ + "\r\n\"e\" = \"5\";"
        )
        #expect(file.entries.map(\.comment) == ["one\ntwo", nil, "of c", nil, nil])
    }

    @Test func anEntryKnowsItsPlaces() throws {
        let file = Self.read("// é\r\n  'k\\'' = { a = b; };\n\"s\";")
        let first = try #require(file.entries.first)
        #expect(first.line == 2 && first.column == 3)
        #expect(first.keyRange == 9..<14)
        #expect(first.valueRange == 17..<27)
        #expect(first.range == 9..<28)
        #expect(file.position(at: first.valueRange.lowerBound) == (2, 11))
        #expect(file.entries.last?.valueRange == file.entries.last?.keyRange)
    }

    /// P08
    @Test func anUnchangedFileIsWrittenByteForByte() {
        let texts = [
            "CFBundleDisplayName = \"App\";\nSome_key.x-1 = \"v\";\n",
            "\u{FEFF}/* x */\r\n'a';\r\n\r\n\"b\"=c ;  // y",
            "{ a = ( 1, 2 ); }\n", "", " \n", "\"a\" = \"b\"\n\"c\" : d; \0",
            "\"un\\\nbroken\" = \"un\ndeux\";",
        ]
        for text in texts {
            #expect(Self.text(Self.read(text)) == text)
        }
    }

    /// P08
    @Test func aRewrittenFileHasTheSamePairs() {
        var file = Self.read("CFBundleDisplayName = \"App\";\nSome_key.x-1 = \"v\";\n")
        file.append(key: "new", value: "n")
        let again = Self.read(Self.text(file))
        #expect(again.entries.map(\.key) == ["CFBundleDisplayName", "Some_key.x-1", "new"])
        #expect(again.entries.map(\.value) == ["App", "v", "n"])
    }

    @Test func aNewValueChangesNothingElse() {
        var file = Self.read(
            "// c\r\n'a' = 'it\\'s'  ; // t\r\n\"b\" = /* x */ bare;\r\nshort;\r\nn = (1);\r\n"
        )
        #expect(file.setValue("it's \"new\"\n", forKey: "a") == true)
        file.setValue("v w", forKey: "b")
        file.setValue("long", forKey: "short")
        file.setValue("text", forKey: "n")
        #expect(
            Self.text(file)
                == "// c\r\n'a' = 'it\\'s \"new\"\\n'  ; // t\r\n\"b\" = /* x */ \"v w\";\r\nshort = \"long\";\r\n"
                + "n = \"text\";\r\n"
        )
        #expect(file.entries.map(\.value) == ["it's \"new\"\n", "v w", "long", "text"])
    }

    @Test func theSameValueLeavesTheFileAsItIs() {
        let text = "\"k\" = \"\\U00e9\";"
        var file = Self.read(text)
        file.setValue("é", forKey: "k")
        #expect(Self.text(file) == text)
    }

    @Test func ofRepeatedKeysTheOneThatCountsGetsTheValue() {
        var file = Self.read("\"a\" = \"1\";\n\"a\" = \"2\";\n")
        file.setValue("3", forKey: "a")
        #expect(Self.text(file) == "\"a\" = \"1\";\n\"a\" = \"3\";\n")
        #expect(StringsReading(Self.text(file)).table["a"] == "3")
    }

    @Test func anAddedEntryFollowsTheLastInTheStyleOfTheFile() {
        var plain = Self.read("\"a\" = \"1\";")
        plain.append(key: "b", value: "2")
        plain.append(key: "c", value: "3", comment: "of\nc */")
        #expect(Self.text(plain) == "\"a\" = \"1\";\n\"b\" = \"2\";\n\n/* of\n   c * / */\n\"c\" = \"3\";\n")

        var braces = Self.read("{\r\n  a = 1; // t\r\n}\r\n")
        braces.append(key: "b", value: "2")
        #expect(Self.text(braces) == "{\r\n  a = 1; // t\r\n\r\n\"b\" = \"2\";\r\n}\r\n")

        var new = StringsFile(file: "new.strings")
        new.append(key: "é", value: "\u{1F600}", comment: "first")
        #expect(Self.text(new) == "/* first */\n\"é\" = \"\u{1F600}\";\n")
        #expect(new.encoding == .utf8)
    }

    @Test func aRemovedEntryTakesItsLinesAndItsCommentAlong() {
        var file = Self.read(
            "// h\n\n/* a */\n\"a\" = \"1\"; // t\n\n/* b */\n\"b\" = \"2\";\n\"c\" = \"3\"; \"d\" = \"4\";\n"
        )
        file.remove(key: "a")
        #expect(Self.text(file) == "// h\n\n/* b */\n\"b\" = \"2\";\n\"c\" = \"3\"; \"d\" = \"4\";\n")
        file.remove(key: "c")
        #expect(Self.text(file) == "// h\n\n/* b */\n\"b\" = \"2\";\n\"d\" = \"4\";\n")
        #expect(file.entries.map(\.key) == ["b", "d"])
        #expect(file.entry(forKey: "a") == nil)
        #expect(file.append(key: "a", value: "5") == true)
    }

    @Test func anEntryMadeACommentIsNotTheCommentOfTheNext() {
        var file = Self.read("/* a */\n\"a\" = \"*/\";\n\"b\" = \"2\"; \"c\" = \"3\";\n")
        file.commentOut(key: "a")
        file.commentOut(key: "b")
        let again = Self.read(Self.text(file))
        #expect(again.entries.map(\.key) == ["c"])
        #expect(again.entries.map(\.comment) == [nil])
        #expect(Self.text(file).hasPrefix("/* a */\n/* \"a\" = \"*\\/\"; */\n\n/* \"b\" = \"2\"; */"))
    }

    @Test func anEntryTakenOutOfItsCommentIsWhatItWas() {
        let text = "/* a */\n\"a\" = \"*/ \\\" \";\n\n\"b\" = \"2\";\n"
        var file = Self.read(text)
        file.commentOut(key: "a")
        var again = Self.read(Self.text(file))
        #expect(again.revive(key: "b") == false)
        #expect(again.revive(key: "a") == true)
        #expect(Self.read(Self.text(again)).entries.map(\.value) == Self.read(text).entries.map(\.value))
        #expect(Self.read(Self.text(again)).entries.map(\.comment) == ["a", nil])
    }

    @Test func aNoteIsACommentOfItsOwnAndOthersStay() {
        let text = "/* a */\n  \"a\" = \"1\"; /* b */ \"b\" = \"2\";\n"
        var file = Self.read(text)
        file.setNote("n: 1", startingWith: "n: ", forKey: "a")
        file.setNote("n: 2", startingWith: "n: ", forKey: "b")
        let noted = "/* a */\n  /* n: 1 */\n  \"a\" = \"1\"; /* b */ /* n: 2 */ \"b\" = \"2\";\n"
        #expect(Self.text(file) == noted)
        var again = Self.read(noted)
        again.setNote("n: 3", startingWith: "n: ", forKey: "a")
        #expect(Self.text(again) == noted.replacing("n: 1", with: "n: 3"))
        var last = Self.read(noted)
        last.setNote(nil, startingWith: "n: ", forKey: "a")
        last.setNote(nil, startingWith: "n: ", forKey: "b")
        #expect(Self.text(last) == text)
    }

    @Test func whatIsUnclearIsNotEdited() {
        var file = Self.read("\"a\" = \"1\"\n\"b\" = \"2\";")
        #expect(file.setValue("x", forKey: "b") == false)
        #expect(file.append(key: "c", value: "x") == false)
        #expect(file.remove(key: "a") == false)
        #expect(file.commentOut(key: "a") == false)
        #expect(Self.text(file) == "\"a\" = \"1\"\n\"b\" = \"2\";")
        var sound = Self.read("\"a\" = \"1\";")
        #expect(sound.setValue("x", forKey: "b") == false)
        #expect(sound.append(key: "a", value: "x") == false)
    }

    /// R05
    @Test func aMarkOfDirectionStaysFirstAndThePlaceholderWhole() {
        let text = "\"k\" = \"\\U200f%@ …\";\n"
        var file = Self.read(text)
        #expect(file.entry(forKey: "k")?.value == "\u{200F}%@ …")
        #expect(Self.text(file) == text)
        file.append(key: "l", value: "\u{200F}%@ …")
        #expect(Self.text(file) == text + "\"l\" = \"\\U200f%@ …\";\n")
        #expect(Self.read(Self.text(file)).entry(forKey: "l")?.value == "\u{200F}%@ …")
    }
}
