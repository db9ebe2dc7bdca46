import Foundation
import TestSupport
import Testing

@Suite struct CheckPluralTests {
    /// The findings for a key with the given forms in English and another language, as `rule: message`.
    private func findings(_ tag: String, _ forms: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder([
            "en.lproj/L.stringsdict": dictionary(["one": "%d file of %2$@", "other": "%d files of %2$@"]),
            "\(tag).lproj/L.stringsdict": dictionary(forms),
        ])
        let run = try lproj("check", "--format=annotations", ".", in: folder)
        return run.output.split(separator: "\n").compactMap { line in
            let match = line.firstMatch(of: #/title=(\w+)::.*?: (.*)/#)
            return match.map { "\($0.output.1): \($0.output.2)" }
        }
    }

    private func dictionary(_ forms: [String: String]) -> String {
        let texts = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        return """
            <plist version="1.0"><dict><key>n</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict></dict></dict></plist>
            """
    }

    @Test func formsThatTheLanguageNeedsAndCannotUseAreNamed() throws {
        let all = "%d von %2$@"
        #expect(try findings("ru", ["one": all, "other": all]) == ["plural: ru needs \"few\", \"many\" too"])
        #expect(try findings("ja", ["one": all, "other": all]) == ["plural: ja has no form \"one\""])
        #expect(try findings("de", ["zero": all, "one": all, "other": all]) == [])
        // Q10: whole numbers of everyday size need no "many" in French, and a million may have one.
        #expect(try findings("fr", ["one": all, "other": all]) == [])
        #expect(try findings("fr", ["one": all, "many": all, "other": all]) == [])
    }

    @Test func aFormMayLeaveOutItsNumberAndNothingElse() throws {
        #expect(try findings("de", ["one": "eine von %2$@", "other": "%d von %2$@"]) == [])
        let found = try findings("de", ["one": "%d Datei", "other": "%d von %2$@"])
        #expect(found == ["placeholder: argument 2 (a text) is left out of the form one"])
    }

    @Test func placeholdersWithoutAPositionCountFromTheNumberOfTheForm() throws {
        let found = try findings("de", ["one": "von %2$@ eine", "other": "von %2$@ auch %d"])
        #expect(found == [])
    }

    @Test func aFindingNamesTheFileAndThePlaceThatTheTextIsIn() throws {
        let folder = try TemporaryFolder([
            "en.lproj/L.stringsdict": dictionary(["one": "%d a", "other": "%d a"]),
            "en.lproj/L.strings": "b=B;",
            "ja.lproj/L.stringsdict": dictionary(["one": "%d a", "other": "%d a"]),
            "ja.lproj/L.strings": "b=B;",
        ])
        let run = try lproj("check", ".", in: folder)
        #expect(run.output.hasPrefix("./ja.lproj/L.stringsdict:1:28: warning: “n” in ja: "))
    }

    /// Q04
    @Test func aDictionaryThatCannotBeShownIsAnError() throws {
        let folder = try TemporaryFolder(["en.lproj/L.stringsdict": dictionary(["one": "%d"])])
        let run = try lproj("check", ".", in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("en.lproj/L.stringsdict:1:28: error: \"n\": "))
    }
}
