import CGtk
import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

final class LocalizedPropertyTests: GtkTestCase {
    /// L7, B7: a label keeps its message and is written again at each change, arguments included.
    func testABoundLabelFollowsEachChange() throws {
        try onMain {
            let fixture = try Fixture()
            let label = Label()
            label.localize("label", Message("hello", "Kai"), in: fixture.localizer)
            XCTAssertEqual(label.text, "Hello, Kai")
            let (window, _) = fixture.show { _ in label }
            for (tag, text) in [("fr", "Bonjour Kai"), ("zh-Hans", "你好，Kai"), ("en", "Hello, Kai")] {
                try fixture.localizer.choose(.language(tag))
                XCTAssertEqual(label.text, text)
            }
            window.destroy()
        }
    }

    /// L5: title, tooltip, placeholder, button and tab follow as labels do.
    func testEveryTextPropertyFollows() throws {
        try onMain {
            let fixture = try Fixture()
            let localizer = fixture.localizer
            let button = Button()
            button.localize("label", "title", in: localizer)
            button.localize("tooltip-text", "hint", in: localizer)
            let entry = Entry()
            entry.localize("placeholder-text", "other", in: localizer)
            let stack = Stack()
            let page = stack.add(Label(), name: "page")
            page.localize("title", "title", in: localizer)
            let box = Box(.vertical)
            box.append(button, entry, stack)
            let (window, _) = fixture.show { _ in box }
            try localizer.choose(.language("fr"))
            XCTAssertEqual(window.title, "Titre")
            XCTAssertEqual(button.label, "Titre")
            XCTAssertEqual(button.tooltip, "Indication")
            XCTAssertEqual(entry.placeholder, "Autre")
            XCTAssertEqual(page.text(property: "title"), "Titre")
            window.destroy()
        }
    }

    /// Z6: a hidden view costs nothing at the change and is right when it appears.
    func testAHiddenViewIsWrittenWhenItIsAboutToAppear() throws {
        try onMain {
            let fixture = try Fixture()
            let localizer = fixture.localizer
            let stack = Stack()
            let shown = Label()
            let hidden = Label()
            shown.localize("label", "title", in: localizer)
            hidden.localize("label", "title", in: localizer)
            stack.add(shown, name: "shown")
            stack.add(hidden, name: "hidden")
            let (window, _) = fixture.show { _ in stack }
            try localizer.choose(.language("fr"))
            XCTAssertEqual(shown.text, "Titre")
            XCTAssertEqual(hidden.text, "Title", "nobody sees it yet")
            stack.visiblePage = "hidden"
            XCTAssertEqual(hidden.text, "Titre")
            window.destroy()
        }
    }

    func testAWidgetThatIsInNoWindowYetIsRightAtFirstSight() throws {
        try onMain {
            let fixture = try Fixture()
            let label = Label()
            label.localize("label", "title", in: fixture.localizer)
            try fixture.localizer.choose(.language("fr"))
            let window = Window()
            window.child = label
            window.present()
            MainLoop.run(until: { label.isMapped })
            XCTAssertEqual(label.text, "Titre")
            window.destroy()
        }
    }

    func testAWindowOfNoLocalizedWindowFollowsToo() throws {
        try onMain {
            let fixture = try Fixture()
            let label = Label()
            label.localize("label", "title", in: fixture.localizer)
            let window = Window()
            window.child = label
            window.present()
            MainLoop.run(until: { label.isMapped })
            try fixture.localizer.choose(.language("zh-Hant"))
            XCTAssertEqual(label.text, "標題")
            window.destroy()
        }
    }

    /// A tree that no wrapper of this package has made is bound by its address.
    func testAnObjectMadeByCCodeIsBoundByItsAddress() throws {
        try onMain {
            let fixture = try Fixture()
            let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
            let label = gtk_label_new("")
            gtk_window_set_child(window, label)
            localize(UnsafeMutableRawPointer(label!), "label", Message("hello", "C"), in: fixture.localizer)
            localize(window, "title", "title", in: fixture.localizer)
            gtk_window_present(window)
            MainLoop.run(until: { gtk_widget_get_mapped(label) != 0 })
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(String(cString: gtk_label_get_text(OpaquePointer(label!))), "Bonjour C")
            XCTAssertEqual(String(cString: gtk_window_get_title(window)), "Titre")
            gtk_window_destroy(window)
        }
    }

    func testBindingAPropertyAnewReplacesItsMessage() throws {
        try onMain {
            let fixture = try Fixture()
            let label = Label()
            label.localize("label", "title", in: fixture.localizer)
            label.localize("label", "other", in: fixture.localizer)
            XCTAssertEqual(label.text, "Other")
            XCTAssertEqual(label.localizedProperties.map(\.message.key), ["other"])
            let (window, _) = fixture.show { _ in label }
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(label.text, "Autre")
            window.destroy()
        }
    }

    func testAnObjectWithoutThePropertyIsToldAndLeftAlone() throws {
        try onMain {
            let fixture = try Fixture()
            Label("kept").localize("no-such-property", "title", in: fixture.localizer)
            Label("kept").localize("wrap", "title", in: fixture.localizer)
            let told = fixture.diagnostics.all.map(\.message)
            XCTAssertEqual(told.count, 2)
            XCTAssertTrue(told[0].contains("no-such-property"), told[0])
        }
    }

    func testTwoWindowsFollowTwoLocalizers() throws {
        try onMain {
            let first = try Fixture()
            let second = try Fixture()
            let one = Label()
            let two = Label()
            one.localize("label", "title", in: first.localizer)
            two.localize("label", "title", in: second.localizer)
            let (firstWindow, _) = first.show { _ in one }
            let (secondWindow, _) = second.show { _ in two }
            try first.localizer.choose(.language("fr"))
            XCTAssertEqual(one.text, "Titre")
            XCTAssertEqual(two.text, "Title")
            firstWindow.destroy()
            secondWindow.destroy()
        }
    }

    /// H01: chosen from another thread, the views follow on the main one.
    func testAChoiceFromAnotherThreadReachesTheViews() throws {
        try onMain {
            let fixture = try Fixture()
            let label = Label()
            label.localize("label", "title", in: fixture.localizer)
            let (window, _) = fixture.show { _ in label }
            let localizer = fixture.localizer
            Task.detached { try localizer.choose(.language("fr")) }
            XCTAssertTrue(MainLoop.run(until: { label.text == "Titre" }, seconds: 5))
            window.destroy()
        }
    }

    /// R7: a binding goes with its object; nothing keeps the object for it.
    func testABindingGoesWithItsObject() throws {
        try onMain {
            let fixture = try Fixture()
            let watch: WeakReference<Label>
            let page: WeakReference<Object>
            do {
                let label = Label()
                label.localize("label", "title", in: fixture.localizer)
                watch = WeakReference(label)
                let stack = Stack()
                let object = stack.add(Label(), name: "a")
                object.localize("title", "title", in: fixture.localizer)
                page = WeakReference(object)
            }
            XCTAssertNil(watch.target)
            XCTAssertNil(page.target)
            try fixture.localizer.choose(.language("fr"))
        }
    }
}
