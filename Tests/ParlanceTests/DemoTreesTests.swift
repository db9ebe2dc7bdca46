import Foundation
import Parlance
import TestSupport
import Testing

/// Resources with the habits of small apps in the field: bare keys, Chinese source texts as keys, files with
/// nothing but a comment, empty files, UI texts keyed by object and property.
@Suite struct DemoTreesTests {
    private static let files = [
        "app/en.lproj/Localizable.strings": """
        /* Localizable.strings */
        "切换语言" = "Switch language";
        show.alert = "Show alert";
        YES = Yes;
        "a.b" = "A";
        """,
        "app/en.lproj/InfoPlist.strings": "// Only a comment\n",
        "app/zh-Hans.lproj/Localizable.strings": """
        "切换语言" = "切换语言";
        show.alert = "显示警告";
        YES = "是";
        """,
        "app/zh-Hans.lproj/InfoPlist.strings": "CFBundleDisplayName = \"示例\";",
        "app/zh-Hans.lproj/LaunchScreen.strings": "\n",
        "app/zh-Hans.lproj/Main.strings": """

        /* Class = "UILabel"; text = "Name"; ObjectID = "2dl-wC-vXV"; */
        "2dl-wC-vXV.text" = "名字";
        "Kfz-vS-R7t.normalTitle" = "确定";
        "w0L-kv-bDC.segmentTitles[0]" = "第一";
        """,
    ]

    // B9, D3, D5, Z2
    @Test func everyTextOfASmallAppIsFoundInEachOfItsLanguages() throws {
        let app = try AppFixture(Self.files)
        let localizer = try app.started(in: "zh-Hans")
        #expect(
            ["切换语言", "show.alert", "YES", "a.b"].map { localizer.string($0) } == ["切换语言", "显示警告", "是", "A"]
        )
        #expect(localizer.string("2dl-wC-vXV.text", table: "Main") == "名字")
        #expect(localizer.string("Kfz-vS-R7t.normalTitle", table: "Main", default: "OK") == "确定")
        #expect(localizer.string("w0L-kv-bDC.segmentTitles[0]", table: "Main") == "第一")
        #expect(localizer.information(for: "CFBundleDisplayName") == "示例")
        try localizer.choose(.language("en"))
        #expect(
            ["切换语言", "show.alert", "YES"].map { localizer.string($0) } == [
                "Switch language", "Show alert", "Yes",
            ]
        )
        // A UI text without a translation is the one that stands in the file.
        #expect(localizer.string("2dl-wC-vXV.text", table: "Main", default: "Name") == "Name")
        #expect(app.told.allSatisfy { $0.severity == .warning })
    }

    // B9, Z1
    @Test(.enabled(if: ConformanceData.folder != nil, "the conformance data is not here"))
    func everyTextOfTheAppsInTheFieldIsFoundInEachOfTheirLanguages() throws {
        let sources = try #require(ConformanceData.url("sources"))
        var texts = 0
        for place in Self.folders(withLocalizationsBelow: sources) {
            let resources = ResourceBundle(folders: [place])
            let store = LanguageStore(file: try TemporaryFolder().file("app.plist"))
            let localizer = Localizer(
                resources: resources,
                store: store,
                diagnostics: DiagnosticChannel { _ in }
            )
            for language in resources.languages {
                try localizer.choose(.language(language))
                let folder = place.appendingPathComponent("\(language).lproj")
                for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                    let file = StringsFile(contentsOf: folder.appendingPathComponent(name))
                    let table = String(name.dropLast(".strings".count))
                    for entry in file.entries {
                        #expect(
                            localizer.string(entry.key, table: table) == entry.value,
                            "\(folder.path)/\(name)"
                        )
                        texts += 1
                    }
                }
            }
        }
        #expect(texts > 60)
    }

    private static func folders(withLocalizationsBelow folder: URL) -> Set<URL> {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let all = files?.compactMap { $0 as? URL } ?? []
        return Set(all.filter { $0.pathExtension == "lproj" }.map { $0.deletingLastPathComponent() })
    }
}
