import Foundation
import Parlance
import TestSupport
import Testing

@Suite struct ExtractInterfaceTests {
    /// T08
    private let ui = """
        <?xml version="1.0" encoding="UTF-8"?>
        <interface>
          <object class="GtkLabel" id="label">
            <property name="label" translatable="yes" context="Noun" comments="On the first page">Post</property>
            <property name="tooltip-text" translatable="yes">Tip &amp; more</property>
            <accessibility><property name="label" translatable="yes">For a screen reader</property></accessibility>
          </object>
          <object class="GtkDropDown" id="sizes"><property name="model"><object class="GtkStringList" id="list"><items>
            <item translatable="yes">Small</item><item translatable="yes" context="Size">Large</item>
          </items></object></property></object>
          <object class="GtkEntry" id="entry"><property name="placeholder-text" translatable="true">Search</property></object>
          <menu id="menu"><section><item><attribute name="label" translatable="yes">_Quit</attribute></item></section></menu>
          <object class="GtkScale" id="scale"><marks><mark value="1" translatable="yes" context="Place" comments="Of the scale">Middle</mark></marks></object>
          <object class="GtkLabel" id="name"><property name="label" translatable="no">Kai</property></object>
        </interface>
        """

    private func table(_ folder: TemporaryFolder, _ path: String = "R/en.lproj/Main.strings") throws -> String
    {
        try String(contentsOf: folder.file(path), encoding: .utf8)
    }

    /// T08
    @Test func everyTranslatableTextIsFoundWithItsContextAndComments() throws {
        let folder = try TemporaryFolder(["R/Base.lproj/Main.ui": ui])
        let run = try lproj("extract", "R/Base.lproj", "--into", "R", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let file = StringsFile(contentsOf: folder.file("R/en.lproj/Main.strings"))
        let texts = [
            "For a screen reader", "Large", "Middle", "Post", "Search", "Small", "Tip & more", "_Quit",
        ]
        #expect(file.entries.compactMap(\.value).sorted() == texts)
        #expect(file.entry(forKey: "label.label")?.comment == "On the first page\nContext: Noun")
        #expect(file.entry(forKey: "list.items[1]")?.comment == "Context: Size")
        #expect(file.entry(forKey: "Middle")?.comment == "Of the scale\nContext: Place")
        #expect(file.entry(forKey: "name.label") == nil)
    }

    /// The file of T08, and the UI files of the reference app.
    private static let interfaces: [String?] = {
        let base = appResources.appendingPathComponent("Base.lproj")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
        return [nil]
            + names.filter { $0.hasSuffix(".ui") }.sorted().map { base.appendingPathComponent($0).path }
    }()

    @Test(arguments: interfaces) func itIsWhatXgettextFinds(path: String?) throws {
        let interface = try path.map { try String(contentsOf: URL(fileURLWithPath: $0), encoding: .utf8) }
        let folder = try TemporaryFolder(["R/Base.lproj/Main.ui": interface ?? ui])
        #expect(try lproj("extract", "R/Base.lproj", "--into", "R", in: folder).status == 0)
        let arguments = ["--language=Glade", "--output=-", "--from-code=UTF-8", "R/Base.lproj/Main.ui"]
        let gettext = try Run(arguments, program: URL(fileURLWithPath: "/usr/bin/xgettext"), in: folder.url)
        let ids = gettext.output.matches(of: #/msgid "(.+)"/#).map { String($0.output.1) }
        let found = StringsFile(contentsOf: folder.file("R/en.lproj/Main.strings")).entries.compactMap(
            \.value
        )
        // "true" is as good as "yes" to GTK, which gettext does not know.
        #expect(Set(found).subtracting(path == nil ? ["Search"] : []) == Set(ids))
        #expect(!ids.isEmpty)
    }

    /// T07, D4
    @Test func aTextThatHasChangedInTheFileFlagsItsTranslation() throws {
        func button(_ label: String) -> String {
            "<interface><object class=\"GtkButton\" id=\"b1\"><property name=\"label\" translatable=\"yes\">\(label)</property></object></interface>"
        }
        // Even where nobody has merged before.
        let folder = try TemporaryFolder([
            "R/Base.lproj/Main.ui": button("Remove"),
            "R/en.lproj/Main.strings": "\"b1.label\" = \"Delete\";\n",
            "R/fr.lproj/Main.strings": "\"b1.label\" = \"Supprimer\";\n",
        ])
        for _ in 0..<2 {
            #expect(try lproj("extract", "R/Base.lproj", "--into", "R", in: folder).status == 0)
            #expect(try lproj("merge", "R", in: folder).status == 0)
            #expect(try table(folder) == "\"b1.label\" = \"Remove\";\n")
            let french = try table(folder, "R/fr.lproj/Main.strings")
            #expect(french == "/* lproj: stale \"Delete\" → \"Remove\" */\n\"b1.label\" = \"Supprimer\";\n")
        }
        try folder.write("<interface><object class=\"GtkBox\"/></interface>", to: "R/Base.lproj/Main.ui")
        #expect(try lproj("extract", "R/Base.lproj", "--into", "R", in: folder).status == 0)
        #expect(try table(folder) == "/* \"b1.label\" = \"Remove\"; */\n")
    }

    /// T10
    @Test func eachFileHasATableOfItsOwn() throws {
        func page(_ text: String) -> String {
            "<interface><object class=\"GtkLabel\" id=\"l\"><property name=\"label\" translatable=\"yes\">\(text)</property></object></interface>"
        }
        let folder = try TemporaryFolder([
            "S/A.ui": page("a"), "S/B.ui": page("b"), "S/c.swift": "Message(\"c\")", "R/x": "",
        ])
        for _ in 0..<2 { #expect(try lproj("extract", "S", "--into", "R", in: folder).status == 0) }
        let before = try ["A", "B", "Localizable"].map { try table(folder, "R/en.lproj/\($0).strings") }
        #expect(before == ["\"l.label\" = \"a\";\n", "\"l.label\" = \"b\";\n", "\"c\" = \"c\";\n"])
        try folder.write(page("d"), to: "S/D.ui")
        #expect(
            try lproj("extract", "S", "--into", "R", in: folder).output == "R/en.lproj/D.strings: 1 new\n"
        )
        #expect(
            try ["A", "B", "Localizable"].map { try table(folder, "R/en.lproj/\($0).strings") } == before
        )
    }
}
