import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import TestSupport
import XCTest

/// UI files: L9, D3, D8, B6.
final class InterfaceFileTests: GtkTestCase {
    func testEveryTranslatableTextOfABaseFileFollows() throws {
        try onMain {
            let fixture = try Fixture(files: interfaceFiles)
            let localizer = fixture.localizer
            let file = try InterfaceFile("Main", in: localizer)
            let (window, _) = fixture.show { _ in file.widget("page") ?? Label("no page") }
            let texts = { () -> [String?] in
                let list: StringList? = file.object("sizes")?.cast(to: StringList.self)
                let menu = file.object("menu")?.cast(to: Menu.self)
                return [
                    file.object("b1")?.text(property: "label"),
                    file.object("b1")?.text(property: "tooltip-text"),
                    file.object("search")?.text(property: "placeholder-text"), list?[0], list?[1],
                    menu?.label(at: 0), menu?.submenu(at: 1)?.label(at: 0), menu?.label(at: 2),
                    menu?.submenu(at: 2)?.label(at: 0), file.object("notes")?.text(property: "text"),
                    file.object("picture")?.text(property: "alternative-text"),
                    file.object("fixed")?.text(property: "label"),
                ]
            }
            let english = [
                "Delete", "Removes it", "Find", "Small", "Large", "Open", "Close", "More", "Help",
                "Write here",
                "A flag", "Fixed",
            ]
            let french = [
                "Supprimer", "L’enlève", "Chercher", "Petit", "Grand", "Ouvrir", "Fermer", "Plus", "Aide",
                "Écrivez ici", "Un drapeau", "Fixed",
            ]
            XCTAssertEqual(texts(), english)
            for (tag, expected) in [("fr", french), ("en", english), ("fr", french)] {
                try localizer.choose(.language(tag))
                XCTAssertEqual(texts(), expected, tag)
            }
            XCTAssertEqual(file.object("search")?.hasAccessibleText("Recherche", .label), true)
            XCTAssertEqual(window.title, "Titre")
            window.destroy()
        }
    }

    func testAnObjectWithoutAnIdIsBoundByItsPlace() throws {
        try onMain {
            let fixture = try Fixture(files: interfaceFiles)
            let file = try InterfaceFile("Main", in: fixture.localizer)
            let page = try XCTUnwrap(file.widget("page"))
            let label = try XCTUnwrap(page.descendants.lazy.compactMap { $0.cast(to: Label.self) }.first)
            XCTAssertEqual(label.text, "Nameless")
            let (window, _) = fixture.show { _ in page }
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(label.text, "Sans nom")
            window.destroy()
        }
    }

    /// D3: a language may have a whole file of its own; the person's text goes over into it.
    func testALanguagesOwnFileTakesThePlaceOfTheOther() throws {
        try onMain {
            let fixture = try Fixture(files: interfaceFiles)
            var configured: [String] = []
            let (window, _) = fixture.show { localizer in
                let view = try? InterfaceFile.view("Form", root: "form", in: localizer) { file in
                    configured.append(file.object("title")?.text(property: "label") ?? "")
                }
                return view ?? Label("no view")
            }
            let entry = { window.descendant(named: "answer")?.cast(to: Entry.self) }
            entry()?.text = "typed"
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(configured, ["Question", "La question"])
            XCTAssertEqual(entry()?.text, "typed")
            XCTAssertEqual(window.descendant(named: "only-french")?.cast(to: Label.self)?.text, "Oui ?")
            try fixture.localizer.choose(.language("en"))
            XCTAssertNil(window.descendant(named: "only-french"))
            XCTAssertEqual(entry()?.text, "typed")
            window.destroy()
        }
    }

    func testAFileThatCannotBeBuiltOnAChangeLeavesTheOldWidget() throws {
        try onMain {
            var files = interfaceFiles
            files["fr.lproj/Form.ui"] = "<interface><object class=\"GtkNoSuch\" id=\"form\"/></interface>"
            let fixture = try Fixture(files: files)
            let (window, _) = fixture.show { localizer in
                (try? InterfaceFile.view("Form", root: "form", in: localizer)) ?? Label("no view")
            }
            try fixture.localizer.choose(.language("fr"))
            XCTAssertNotNil(window.descendant(named: "answer"))
            XCTAssertTrue(
                fixture.diagnostics.all.contains {
                    $0.file.hasSuffix("fr.lproj/Form.ui") && $0.message.contains("GtkNoSuch")
                }
            )
            window.destroy()
        }
    }

    func testWhatIsNoUIFileIsAnErrorWithItsPlace() throws {
        try onMain {
            let fixture = try Fixture(files: [
                "Base.lproj/Broken.ui": "<interface><object", "Base.lproj/Other.ui": "<html/>",
                "en.lproj/Localizable.strings": "",
            ])
            for (name, word) in [("Broken", "Broken.ui"), ("Other", "interface"), ("Absent", "Absent.ui")] {
                XCTAssertThrowsError(try InterfaceFile(name, in: fixture.localizer)) {
                    XCTAssertTrue("\($0)".contains(word), "\($0)")
                }
            }
        }
    }

    /// L07: a drop-down of a UI file keeps its row, and no handler hears of the new texts.
    func testADropDownKeepsItsRowAndCallsNoHandler() throws {
        try onMain {
            let fixture = try Fixture(files: interfaceFiles)
            let file = try InterfaceFile("Main", in: fixture.localizer)
            let dropDown = try XCTUnwrap(file.widget("size", as: DropDown.self))
            let (window, _) = fixture.show { _ in file.widget("page") ?? Label() }
            dropDown.selectedIndex = 1
            var count = 0
            dropDown.onSelect { _ in count += 1 }
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(dropDown.stringList?[1], "Grand")
            XCTAssertEqual(dropDown.selectedIndex, 1)
            XCTAssertEqual(count, 0)
            dropDown.selectedIndex = 0
            XCTAssertEqual(count, 1, "the person's own choice is heard")
            window.destroy()
        }
    }

    /// What a person has written over a bound text is not written over.
    func testATextThePersonHasChangedStays() throws {
        try onMain {
            let fixture = try Fixture(files: interfaceFiles)
            let file = try InterfaceFile("Main", in: fixture.localizer)
            let notes = try XCTUnwrap(file.object("notes"))
            let (window, _) = fixture.show { _ in file.widget("page") ?? Label() }
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(notes.text(property: "text"), "Écrivez ici")
            notes.setText("mine", property: "text")
            try fixture.localizer.choose(.language("en"))
            XCTAssertEqual(notes.text(property: "text"), "mine")
            window.destroy()
        }
    }

    func testTheObjectsOfAFileGoWithIt() throws {
        try onMain {
            let fixture = try Fixture(files: interfaceFiles)
            let watch: WeakReference<Widget>
            do {
                let file = try InterfaceFile("Main", in: fixture.localizer)
                watch = WeakReference(try XCTUnwrap(file.widget("page")))
            }
            XCTAssertNil(watch.target)
            let view: WeakReference<Widget>
            do {
                let made = try InterfaceFile.view("Form", root: "form", in: fixture.localizer)
                view = WeakReference(made)
            }
            XCTAssertNil(view.target)
        }
    }
}

private let interfaceFiles = [
    "en.lproj/Localizable.strings": "title=Title; Nameless=Nameless;",
    "fr.lproj/Localizable.strings": "title=Titre; Nameless=\"Sans nom\"; Help=Aide;",
    "fr.lproj/Main.strings": """
    "b1.label" = "Supprimer";
    "b1.tooltip-text" = "L’enlève";
    "search.placeholder-text" = "Chercher";
    "search.accessibility.label" = "Recherche";
    "sizes.items[0]" = "Petit";
    "Large" = "Grand";
    "menu[0].label" = "Ouvrir";
    "menu[1][0].label" = "Fermer";
    "menu[2].label" = "Plus";
    "notes.text" = "Écrivez ici";
    "picture\\U0004A flag" = "Un drapeau";
    """,
    "Base.lproj/Main.ui": """
    <?xml version="1.0" encoding="UTF-8"?>
    <interface>
      <object class="GtkStringList" id="sizes">
        <items>
          <item translatable="yes">Small</item>
          <item translatable="yes" context="shirt">Large</item>
        </items>
      </object>
      <object class="GtkTextBuffer" id="notes"><property name="text" translatable="yes">Write here</property></object>
      <menu id="menu">
        <item><attribute name="label" translatable="yes">Open</attribute></item>
        <section>
          <item><attribute name="label" translatable="yes">Close</attribute></item>
        </section>
        <submenu>
          <attribute name="label" translatable="yes">More</attribute>
          <item><attribute name="label" translatable="yes">Help</attribute></item>
        </submenu>
      </menu>
      <object class="GtkBox" id="page">
        <child><object class="GtkLabel"><property name="label" translatable="yes">Nameless</property></object></child>
        <child>
          <object class="GtkButton" id="b1">
            <property name="label" translatable="yes" comments="on the page of files">Delete</property>
            <property name="tooltip-text" translatable="1">Removes it</property>
          </object>
        </child>
        <child>
          <object class="GtkEntry" id="search">
            <property name="placeholder-text" translatable="true">Find</property>
            <accessibility><property name="label" translatable="yes">Search</property></accessibility>
          </object>
        </child>
        <child><object class="GtkDropDown" id="size"><property name="model">sizes</property></object></child>
        <child><object class="GtkTextView"><property name="buffer">notes</property></object></child>
        <child>
          <object class="GtkPicture" id="picture">
            <property name="alternative-text" translatable="yes" context="picture">A flag</property>
          </object>
        </child>
        <child>
          <object class="GtkLabel" id="fixed"><property name="label" translatable="no">Fixed</property></object>
        </child>
      </object>
    </interface>
    """,
    "Base.lproj/Form.ui": """
    <interface>
      <object class="GtkBox" id="form">
        <child><object class="GtkLabel" id="title"><property name="label" translatable="yes">Question</property></object></child>
        <child><object class="GtkEntry" id="answer"><property name="name">answer</property></object></child>
      </object>
    </interface>
    """,
    "fr.lproj/Form.ui": """
    <interface>
      <object class="GtkBox" id="form">
        <child><object class="GtkLabel" id="title"><property name="label">La question</property></object></child>
        <child>
          <object class="GtkLabel"><property name="name">only-french</property><property name="label">Oui ?</property></object>
        </child>
        <child><object class="GtkEntry" id="answer"><property name="name">answer</property></object></child>
      </object>
    </interface>
    """,
]
