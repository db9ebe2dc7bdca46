import Foundation
import Parlance
import Testing

@Suite struct StringsRecoveryTests {
    /// P01
    @Test func aMissingSemicolonIsReportedWhereItBelongsAndCostsNothing() {
        let reading = StringsReading("\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";\n\"d\" = \"4\";\n")
        #expect(reading.faults == [#"2:10 error: expected ";""#])
        #expect(reading.strings == ["a": "1", "b": "2", "c": "3", "d": "4"])
    }

    /// P02
    @Test func aColonInPlaceOfTheEqualsSignIsReportedAtTheColon() {
        let reading = StringsReading("\"a\" = \"1\";\n\"title\" : \"Hello\";\n\"z\" = \"26\";")
        #expect(reading.faults == [#"2:9 error: expected "=""#])
        #expect(reading.diagnostics.first?.description == #"a.strings:2:9: error: expected "=""#)
        #expect(reading.strings == ["a": "1", "z": "26"])
    }

    /// P07
    @Test func ofTwoEntriesWithOneKeyTheLastCountsAndTheWarningNamesBothLines() {
        let reading = StringsReading("\"ok\"=\"OK\";\n\n\"no\"=\"No\";\n\"ok\"=\"Okay\";\n\"ok\"=\"O.K.\";")
        #expect(reading.strings == ["ok": "O.K.", "no": "No"])
        #expect(
            reading.faults == [
                #"4:1 warning: the key "ok" on line 4 replaces the one on line 1"#,
                #"5:1 warning: the key "ok" on line 5 replaces the one on line 4"#,
            ]
        )
        #expect(reading.table.map(\.key) == ["no", "ok"])
        #expect(reading.file.entry(forKey: "ok")?.line == 5)
    }

    /// P13
    @Test func anUnclosedCommentIsNamedByItsLineAndHidesNothing() {
        let reading = StringsReading("\"k\"=\"v\";\n/* open\n\"j\"=\"w\";\n")
        #expect(reading.faults == ["2:1 error: comment opened on line 2 is not closed"])
        #expect(reading.strings == ["k": "v", "j": "w"])
    }

    /// Foundation drops all that is behind the first of these, without an error.
    @Test(arguments: [";", ")", "}", ",", "\0", "\u{1A}", "\u{FEFF}", "é", "#", "%@", "=", "<", "* x"])
    func whatIsBehindAStrayCharacterIsKept(stray: String) {
        let reading = StringsReading(
            "\"a\" = \"1\"; \(stray) \"b\" = \"2\";\n\(stray)\n\"c\" = \"3\";\n\"d\";"
        )
        #expect(reading.strings == ["a": "1", "b": "2", "c": "3", "d": "d"])
        #expect(reading.diagnostics.map(\.line) == [1, 2])
        #expect(reading.diagnostics.allSatisfy { $0.message.hasPrefix("expected a key, found") })
    }

    /// Each text has one broken entry between two whole ones.
    @Test(arguments: [
        #""x" = "never closed;"#, #""x = "y";"#, #""x' = "y";"#, #""x" = y";"#, #""x" "y";"#, #""x" = ;"#,
        #""x" = "say "hi" to all";"#, #"x+y = "z";"#, #"é = "z";"#, "x = é;", #"x = a\b;"#, #""x" == "y";"#,
        #""x" = { a = 1 };"#, #""x" = { a = 1; "b" = (1, 2; };"#, #""x" = <0fxx>;"#, #""x" = <0>;"#,
        #""x" = ("a", "b";"#, #""x" = { a = { b = 1; };"#, "<<<<<<< HEAD", "garbage", "x = \"y\" z;",
        #""x": { "a" = 1; };"#, #""x" = "\"#, #""x" = \"y\";"#, "/* x", #""x" = '"#, "-- x = y",
    ])
    func aBrokenEntryCostsNoOtherEntryAndIsReportedOnce(broken: String) {
        let reading = StringsReading(
            "\"before\" = \"1\";\n\(broken)\n\"after\" = \"2\";\n\"last\" = \"3\";\n"
        )
        var strings = reading.strings
        strings["x"] = nil
        #expect(strings == ["before": "1", "after": "2", "last": "3"])
        #expect(reading.diagnostics.map(\.line) == [2], "\(reading.faults)")
        #expect(reading.diagnostics.map(\.severity) == [.error])
    }

    @Test func aValueIsKeptWithoutASemicolonOnlyIfItIsWhole() {
        #expect(StringsReading(#""a" = "b""#).strings == ["a": "b"])
        #expect(StringsReading(#"{ "a" = "b" }"#).strings == ["a": "b"])
        #expect(StringsReading(#""a" = "b", "c" = "d";"#).strings == ["a": "b", "c": "d"])
        #expect(StringsReading(#""a" = "say "hi" to";"#).strings.isEmpty)
    }

    @Test func everyFaultOfAMergeConflictIsOneDiagnostic() {
        let reading = StringsReading("<<<<<<< HEAD\n\"a\" = \"b\";\n=======\n\"a\" = \"c\";\n>>>>>>> x\n")
        #expect(reading.strings == ["a": "c"])
        #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.line) == [1, 3, 5])
    }

    @Test func bracesThatDoNotMatchAreReported() {
        #expect(StringsReading("{ a = 1;").faults == [#"1:1 error: expected "}" to close the "{" here"#])
        let more = StringsReading("{ a = 1; }\nb = 2;")
        #expect(more.faults == [#"2:1 error: expected the end of the file after "}""#])
        #expect(more.strings == ["a": "1", "b": "2"])
    }

    @Test func aFileThatIsNoDictionaryIsAnError() {
        for text in ["\"hello\"", "hello", "( a, b )", "<0102>"] {
            let reading = StringsReading(text)
            #expect(reading.strings.isEmpty)
            #expect(reading.diagnostics.map(\.severity) == [.error], "\(text)")
        }
    }

    @Test func columnsCountUnicodeScalarsAndLinesEndInAnyWay() {
        let reading = StringsReading("\"a\" = \"1\";\r\n\"b\" = \"2\";\r\"e\u{301}😀\" : \"3\";")
        #expect(reading.faults == [#"3:7 error: expected "=""#])
    }

    @Test func faultsWithoutEndAreSummedUp() {
        let reading = StringsReading(String(repeating: ";\n", count: 5_000))
        #expect(reading.diagnostics.count == 1_001)
        #expect(reading.diagnostics.last?.message == "more than 1000 faults; the rest are not listed")
    }
}
