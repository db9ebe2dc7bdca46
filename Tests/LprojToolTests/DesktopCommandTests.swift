import Foundation
import TestSupport
import Testing

/// Z2: the launcher's entry is generated from the app's localized name.
@Suite struct DesktopCommandTests {
    private let entry = """
        [Desktop Entry]
        # Stays where it is
        Type=Application
        Version=1.4
        Name=@CFBundleDisplayName@
        Comment = @Localizable:summary@
        Exec=demo --open=@here@x
        Categories=Utility;

        """
    private let metainfo = """
        <?xml version="1.0" encoding="UTF-8"?>
        <component type="desktop-application">
          <id>org.example.Demo</id>
          <metadata_license>CC0-1.0</metadata_license>
          <project_license>MIT</project_license>
          <!-- Stays where it is -->
          <name>@CFBundleDisplayName@</name>
          <summary>@Localizable:summary@</summary>
          <description>
            <p>@Localizable:story@</p>
            <p>Untranslated &amp; as it was, however long a paragraph has to be for those who check it.</p>
          </description>
          <launchable type="desktop-id">org.example.Demo.desktop</launchable>
          <url type="homepage">https://example.org/demo</url>
          <content_rating type="oars-1.1"/>
        </component>

        """
    private let folder: TemporaryFolder

    init() throws {
        let summary =
            "\"summary\" = \"Shows things\"; \"story\" = \"It shows things & <more> to you, one after the other, "
            + "as long as there are any left to be shown.\";"
        folder = try TemporaryFolder([
            "org.example.Demo.desktop.in": entry,
            "org.example.Demo.metainfo.xml.in": metainfo,
            "Resources/en.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Demo\";",
            "Resources/en.lproj/Localizable.strings": summary,
            "Resources/de.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Vorführung\";",
            "Resources/de.lproj/Localizable.strings": "\"summary\" = \"Zeigt \\\\ Dinge\\n\";",
            "Resources/fr.lproj/Localizable.strings": "\"x\" = \"x\";",
            "Resources/pt-BR.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Demonstração\";",
            "Resources/sr-Latn.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Prikaz\";",
            "Resources/zh-Hans.lproj/InfoPlist.strings": "CFBundleDisplayName = \"演示\";",
            "Resources/zh-Hant.lproj/InfoPlist.strings": "CFBundleDisplayName = \"示範\";",
            "Resources/zh-HK.lproj/Localizable.strings": "\"summary\" = \"顯示\";",
        ])
    }

    @Test func aDesktopEntryHasTheNameInEveryLanguage() throws {
        let run = try lproj(
            "desktop-entry",
            "org.example.Demo.desktop.in",
            "--output",
            "org.example.Demo.desktop",
            in: folder
        )
        #expect(run.status == 0, "\(run.errors)")
        let file = folder.file("org.example.Demo.desktop")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        for line in [
            "Name=Demo", "Name[de]=Vorführung", "Name[pt_BR]=Demonstração", "Name[sr@latin]=Prikaz",
            "Name[zh_CN]=演示",
            "Name[zh_TW]=示範", "Comment=Shows things", "Comment[de]=Zeigt \\\\ Dinge\\n", "Comment[zh_HK]=顯示",
            "# Stays where it is", "Exec=demo --open=@here@x",
        ] {
            #expect(lines.contains(Substring(line)), "\(line)")
        }
        // Hong Kong has a folder of its own, which takes the name from its parent.
        #expect(lines.filter { $0.hasPrefix("Name[zh_HK]=") } == ["Name[zh_HK]=示範"])
        #expect(!lines.contains { $0.hasPrefix("Name[fr]") })
        let check = try Run([file.path], program: URL(fileURLWithPath: "/usr/bin/desktop-file-validate"))
        #expect(check.status == 0 && check.output == "", "\(check.output)")
    }

    @Test func metainfoHasTheTextsInEveryLanguage() throws {
        let name = "org.example.Demo.metainfo.xml"
        let run = try lproj("metainfo", "\(name).in", "--output", name, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let text = try String(contentsOf: folder.file(name), encoding: .utf8)
        for line in [
            "\n  <name>Demo</name>\n  <name xml:lang=\"de\">Vorführung</name>\n",
            "<name xml:lang=\"zh_CN\">演示</name>",
            "<summary xml:lang=\"zh_HK\">顯示</summary>", "<!-- Stays where it is -->",
            "<p>It shows things &amp; &lt;more&gt; to you", "\n    <p>Untranslated &amp; as it was",
        ] {
            #expect(text.contains(line), "\(line)")
        }
        let check = try Run(
            ["validate", "--no-net", folder.file(name).path],
            program: URL(fileURLWithPath: "/usr/bin/appstreamcli")
        )
        #expect(check.status == 0, "\(check.output)")
    }

    @Test func aTextThatIsMissingIsAnErrorAndNothingIsWritten() throws {
        try folder.write("[Desktop Entry]\nName=@Localizable:none@\n", to: "bad.in")
        try folder.write("<component><name>@none@</name></component>", to: "bad.xml.in")
        try folder.write("old", to: "out")
        let run = try lproj("desktop-entry", "bad.in", "--output", "out", in: folder)
        #expect(run.status == 1)
        #expect(run.errors == "bad.in:2:1: error: “none” is not in the table Localizable of en\n")
        let other = try lproj("metainfo", "bad.xml.in", "--output", "out", in: folder)
        #expect(other.status == 1)
        #expect(other.errors.contains("bad.xml.in: error: in <name>: “none”"))
        #expect(try String(contentsOf: folder.file("out"), encoding: .utf8) == "old")
    }
}
