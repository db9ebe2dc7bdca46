import Foundation
import Parlance
import TestSupport
import Testing

@Suite("Damaged files never stop the program") struct VariantsFuzzTests {
    private static let dictionaries = [
        VariantsFixture.entry("n", forms: ["zero": "none", "one": "%d file", "other": "%d files"]),
        """
        <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$#@total@ %@</string>
        \(VariantsFixture.variable("total", forms: ["one": "One, %1$#@some@", "other": "%1$d in %2$.1f"]))
        \(VariantsFixture.variable("some", forms: ["zero": "not it", "other": "it"]))</dict>
        """,
        """
        <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string>
        \(VariantsFixture.entry("other", forms: ["other": "%d taps"]))</dict></dict>
        """,
        """
        <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>Hi</string>
        <key>22</key><string>Hello</string></dict></dict>
        """,
    ].map(VariantsFixture.xml)

    private static let plural = VariantsFixture.plural(["one": "%arg Ordner", "few": "%2$@", "other": "%lld"])

    private static let catalogs = [
        "\"a\": {\"localizations\": {\"de\": \(VariantsFixture.unit("100% Ja"))}}, \"\": {}",
        "\"%lld b\": {\"localizations\": {\"ru\": {\"variations\": \(plural)}}}",
        """
        "c": {"comment": "x", "localizations": {"de": {"variations": {"device": {
        "mac": {"variations": \(plural)}, "other": \(VariantsFixture.unit("Tipp", state: "new"))}}}}}
        """,
        """
        "d": {"shouldTranslate": true, "localizations": {"ar": {"stringUnit": {"state": "translated",
        "value": "%#@p@ in %2$#@q@"}, "substitutions": {
        "p": {"argNum": 1, "formatSpecifier": "lld", "variations": \(plural)},
        "q": {"formatSpecifier": "f", "variations": \(plural)}}}}}
        """,
    ].map { VariantsFixture.json($0) }

    private static let tokens = [
        [
            "%", "%#@n@", "%1$#@some@", "%#@total@", "%#@p@", "%arg", "%d", "%1$d", "%lld", "%@", "%2$@",
            "%%",
            "%999999999999$d", "%2147483647d", "%.99999f", "%2$.1f", "%n", "%*d", "%s", "\\ud800", "é", "😀",
        ],
        ["\"one\"", "\"few\"", "\"other\"", "\"zero\"", "\"mac\"", "\"\""],
        ["one", "few", "other", "zero", "mac", "total", "some", "<!--", "&lt;", "&#0;", "<![CDATA["],
        ["\"plural\"", "\"device\"", "\"width\"", "\"variations\"", "\"substitutions\"", "\"stringUnit\""],
        ["\"argNum\": 1", "\"argNum\": -1", "\"argNum\": 99999999999999999999", "\"value\": null"],
        ["<string>", "<array/>", "<integer>1</integer>", "<dict/>", "\u{0}", "[[[["],
        [
            "NSStringLocalizedFormatKey", "NSStringPluralRuleType", "NSStringFormatValueTypeKey",
            "NSStringFormatSpecTypeKey", "NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType",
        ],
    ]

    private static let seeds: Range<UInt64> = 0..<4

    private static let arguments: [[Argument]] = [
        [], [0], [1, 2, 3], ["x", "y", "z"], [1.5, 0.0, .number(.infinity)], [.number(.nan), "x", 3],
        [.integer(.min), .unsigned(.max), .integer(.max)], [.decimal(1e300, fractionDigits: .max), 1, "x"],
        [.date(Date(timeIntervalSince1970: 0)), 1, 1],
    ]

    @Test(arguments: seeds)
    func stringDictionaries(seed: UInt64) throws {
        let rules = LanguageRules(try #require(Language("ru")))
        var mutator = Mutator(seed: seed, tokens: Self.tokens)
        var inputs = Self.dictionaries.map { Array($0.utf8) }
        for xml in Self.dictionaries {
            let object = try PropertyListSerialization.propertyList(from: Data(xml.utf8), format: nil)
            inputs.append(
                Array(
                    try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
                )
            )
        }
        var usable = 0
        let count = FuzzRun.inputs(2_000) / Self.seeds.count
        for _ in 0..<count {
            let file = StringsDictionary(data: Data(mutator.mutant(of: inputs)), path: "a.stringsdict")
            for translation in file.entries.values { render(translation, rules) }
            #expect(file.diagnostics.allSatisfy { !$0.message.isEmpty })
            usable += file.entries.count
        }
        #expect(usable > count / 20, "the mutants are too damaged to try the renderer")
        FuzzRun.report(count, ".stringsdict files")
    }

    @Test(arguments: seeds)
    func stringCatalogs(seed: UInt64) throws {
        let rules = LanguageRules(try #require(Language("ar")))
        var mutator = Mutator(seed: seed, tokens: Self.tokens)
        let inputs = Self.catalogs.map { Array($0.utf8) }
        var usable = 0
        let count = FuzzRun.inputs(2_000) / Self.seeds.count
        for _ in 0..<count {
            let catalog = StringCatalog(data: Data(mutator.mutant(of: inputs)), path: "a.xcstrings")
            for language in catalog.languages {
                let table = catalog.table(for: language)
                for translation in table.values { render(translation, rules) }
                usable += table.count
            }
        }
        #expect(usable > count / 5, "the mutants are too damaged to try the renderer")
        FuzzRun.report(count, ".xcstrings files")
    }

    private func render(_ translation: Translation, _ rules: LanguageRules) {
        guard case .varied(let text) = translation else { return }
        // Behind a percent sign that stands for itself, "#@n@" is text and no variable's mark.
        #expect(!text.plainText.replacing("%%", with: "").contains("%#@n@"))
        for (index, arguments) in Self.arguments.enumerated() {
            let shown = try? text.render(arguments, rules: rules, isolatingText: index % 2 == 0, width: index)
            #expect(shown?.contains("(null)") != true)
        }
    }
}
