import CGtk
import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

final class RootRebuildTests: GtkTestCase {
    /// L6: the content is another, and texts bound to nothing follow as well.
    func testTheContentIsBuiltAgainInTheNewLanguage() throws {
        try onMain {
            let fixture = try Fixture()
            let (window, _) = fixture.show(strategy: RootRebuild()) { localizer in
                Label(localizer.string("title"))
            }
            let before = window.child
            try fixture.localizer.choose(.language("fr"))
            XCTAssertNotEqual(window.child, before)
            XCTAssertEqual(window.child?.cast(to: Label.self)?.text, "Titre")
            XCTAssertEqual(window.title, "Titre")
            window.destroy()
        }
    }

    /// L6, L08: typed text, cursor, selection, page, list row, switches and focus survive.
    func testWhatThePersonDidIsThereAgain() throws {
        try onMain {
            let fixture = try Fixture()
            let (window, _) = fixture.show(strategy: RootRebuild(), form)
            let before = Form(window)
            before.stack?.visiblePage = "second"
            before.entry?.text = "abc|def"
            before.notes?.text = "one\ntwo"
            before.check?.isActive = true
            before.toggle?.isActive = true
            before.power?.isActive = true
            before.choice?.selectedIndex = 2
            before.list?.selectedIndices = [1]
            before.entry?.grabFocus()
            before.entry?.select(1..<3)
            before.notes?.cursor = (2, 2)

            try fixture.localizer.choose(.language("fr"))

            let after = Form(window)
            XCTAssertNotEqual(after.entry, before.entry)
            XCTAssertEqual(after.stack?.visiblePage, "second")
            XCTAssertEqual(after.entry?.text, "abc|def")
            XCTAssertEqual(after.entry?.selection, 1..<3)
            XCTAssertEqual(after.entry?.placeholder, "Indication")
            XCTAssertEqual(after.notes?.text, "one\ntwo")
            XCTAssertEqual(after.notes?.cursor.insertion, 2)
            XCTAssertEqual(after.check?.isActive, true)
            XCTAssertEqual(after.toggle?.isActive, true)
            XCTAssertEqual(after.power?.isActive, true)
            XCTAssertEqual(after.choice?.selectedIndex, 2)
            XCTAssertEqual(after.list?.selectedIndices, [1])
            XCTAssertEqual(window.focus?.parent, after.entry, "the keyboard focus is in the entry again")
            window.destroy()
        }
    }

    /// R3: pages that had been pushed are there again, through the app's own state.
    func testPushedPagesAreThereAgain() throws {
        try onMain {
            let fixture = try Fixture()
            let (window, _) = fixture.show(strategy: RootRebuild()) { PageStack.make($0) }
            let pages = { window.child?.attachment(for: PageStack.key) as? PageStack }
            pages()?.push("title")
            pages()?.push("other")
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(pages()?.userState, ["title", "other"])
            let stack = window.child?.cast(to: Stack.self)
            XCTAssertEqual(stack?.visiblePage, "other")
            let shown = stack?.children.filter(\.isMapped).compactMap { $0.cast(to: Label.self)?.text }
            XCTAssertEqual(shown, ["Autre"])
            window.destroy()
        }
    }

    /// L6, B10: what opens, slides and turns.
    func testExpandersScalesAndNotebooksAreAsTheyWere() throws {
        try onMain {
            let children = doings.map { doing in
                "<child><object class=\"\(doing.name)\">\(parts[doing.name] ?? "")</object></child>"
            }
            let box = "<object class=\"GtkBox\" id=\"box\">\(children.joined())</object>"
            var files = Fixture.files
            files["Base.lproj/Box.ui"] = "<interface>\(box)</interface>"
            let fixture = try Fixture(files: files)
            let (window, _) = fixture.show(strategy: RootRebuild()) { localizer in
                (try? InterfaceFile.view("Box", root: "box", in: localizer)) ?? Label("no box")
            }
            for doing in doings { doing.act(try XCTUnwrap(window.descendant(named: doing.name))) }
            let before = try doings.map { $0.read(try XCTUnwrap(window.descendant(named: $0.name))) }
            XCTAssertEqual(before, ["1", "1", "77", "1999", "7.0", "3.0", "find", "secret", "edited"])
            let first = window.descendant(named: "GtkPaned")
            try fixture.localizer.choose(.language("fr"))
            XCTAssertNotEqual(window.descendant(named: "GtkPaned"), first)
            let after = try doings.map { $0.read(try XCTUnwrap(window.descendant(named: $0.name))) }
            XCTAssertEqual(after, before)
            window.destroy()
        }
    }

    /// L08: the first frame after the rebuild is scrolled as the last before it was.
    func testTheScrollPositionIsThereInTheNextFrame() throws {
        try onMain {
            let fixture = try Fixture()
            let (window, _) = fixture.show(strategy: RootRebuild()) { localizer in
                let column = Box(.vertical)
                for _ in 0..<200 {
                    let label = Label()
                    label.localize("label", "title", in: localizer)
                    column.append(label)
                }
                return ScrolledWindow(column)
            }
            let first = try XCTUnwrap(window.child?.cast(to: ScrolledWindow.self))
            first.scroll(horizontal: 0, vertical: 700)
            XCTAssertTrue(MainLoop.run(until: { first.scrollPosition.vertical == 700 }, seconds: 5))
            try fixture.localizer.choose(.language("fr"))
            let scrolled = try XCTUnwrap(window.child?.cast(to: ScrolledWindow.self))
            var position = -1.0
            scrolled.afterNextFrame { position = scrolled.scrollPosition.vertical }
            XCTAssertTrue(MainLoop.run(until: { position >= 0 }, seconds: 5))
            XCTAssertEqual(position, 700)
            window.destroy()
        }
    }

    func testContentThatCannotBeBuiltLeavesTheOldOneAndIsTold() throws {
        try onMain {
            struct Refusal: Error {}
            let fixture = try Fixture()
            let localizer = fixture.localizer
            let window = Window()
            let localized = try LocalizedWindow(
                window,
                title: "title",
                localizer: localizer,
                strategy: RootRebuild()
            ) {
                guard localizer.language.tag == "en" else { throw Refusal() }
                let label = Label()
                label.localize("label", "title", in: localizer)
                return label
            }
            window.present()
            MainLoop.run(until: { window.child?.isMapped == true })
            let before = window.child
            try localizer.choose(.language("fr"))
            XCTAssertEqual(window.child, before)
            XCTAssertEqual(
                window.child?.cast(to: Label.self)?.text,
                "Titre",
                "what is bound follows all the same"
            )
            XCTAssertTrue(fixture.diagnostics.all.contains { $0.message.contains("cannot be built again") })
            withExtendedLifetime(localized) {}
            window.destroy()
        }
    }

    /// A handler inside the content that is replaced by its own doing must run to its end.
    func testAButtonInTheContentMayAskForTheChange() throws {
        try onMain {
            let fixture = try Fixture()
            var isDone = false
            let (window, _) = fixture.show(strategy: RootRebuild()) { localizer in
                let button = Button()
                button.localize("label", "title", in: localizer)
                button.onClick {
                    try? localizer.choose(.language("fr"))
                    isDone = true
                }
                return button
            }
            window.child?.cast(to: Button.self)?.click()
            XCTAssertTrue(isDone)
            XCTAssertEqual(window.child?.cast(to: Button.self)?.label, "Titre")
            MainLoop.drain()
            window.destroy()
        }
    }

    /// B1: a window changes its strategy while it runs, and each change tells its cost.
    func testTheStrategyIsExchangedWhileTheWindowIsOpen() throws {
        try onMain {
            let fixture = try Fixture()
            let (window, localized) = fixture.show(form)
            var reports: [SwitchReport] = []
            localized.onSwitch = { reports.append($0) }
            let before = window.child
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(window.child, before)
            localized.strategy = RootRebuild()
            try fixture.localizer.choose(.language("zh-Hans"))
            XCTAssertNotEqual(window.child, before)
            XCTAssertTrue(MainLoop.run(until: { reports.count == 2 }, seconds: 5))
            XCTAssertEqual(reports.map { $0.strategy is RootRebuild }, [false, true])
            XCTAssertTrue(
                reports.allSatisfy { $0.viewsTouched > 0 && $0.workMicroseconds <= $0.frameMicroseconds }
            )
            XCTAssertEqual(reports.last?.language.tag, "zh-Hans")
            window.destroy()
        }
    }
}

/// The widgets of `form`, as they stand in a window now.
@MainActor
private struct Form {
    let stack: Stack?
    let entry: Entry?
    let notes: TextView?
    let check: CheckButton?
    let toggle: ToggleButton?
    let power: Switch?
    let choice: DropDown?
    let list: ListBox?

    init(_ window: Window) {
        func find<Wrapper: Widget>(_: Wrapper.Type) -> Wrapper? {
            window.child?.descendants.lazy.compactMap { $0.cast(to: Wrapper.self) }.first
        }
        stack = find(Stack.self)
        entry = find(Entry.self)
        notes = find(TextView.self)
        check = find(CheckButton.self)
        toggle = window.child?.descendant(named: "toggle")?.cast(to: ToggleButton.self)
        power = find(Switch.self)
        choice = find(DropDown.self)
        list = find(ListBox.self)
    }
}

/// One of every widget that a person can change.
@MainActor
private func form(_ localizer: Localizer) -> Widget {
    let entry = Entry()
    entry.localize("placeholder-text", "hint", in: localizer)
    let toggle = ToggleButton("t")
    toggle.name = "toggle"
    let list = ListBox()
    for _ in 0..<3 {
        let label = Label()
        label.localize("label", "title", in: localizer)
        list.append(label)
    }
    let second = Box(.vertical)
    second.append(
        entry,
        TextView(),
        CheckButton("c"),
        toggle,
        Switch(),
        DropDown(items: ["a", "b", "c"]),
        list
    )
    let first = Label()
    first.localize("label", "title", in: localizer)
    let stack = Stack()
    stack.add(first, name: "first")
    stack.add(second, name: "second")
    return stack
}

/// A stack of pages that are pushed while it is shown, as an app would write one. The stack keeps it, so it
/// must not keep the stack.
@MainActor
private final class PageStack: UserStateKeeping {
    static let key = AttachmentKey("test-page-stack")

    private let stack: WeakReference<Stack>
    private let localizer: Localizer
    private var pushed: [String] = []

    static func make(_ localizer: Localizer) -> Stack {
        let stack = Stack()
        stack.add(Label("root"), name: "root")
        let pages = PageStack(stack, localizer)
        stack.attach(pages, for: key)
        stack.keep(pages)
        return stack
    }

    private init(_ stack: Stack, _ localizer: Localizer) {
        self.stack = WeakReference(stack)
        self.localizer = localizer
    }

    func push(_ key: String) {
        pushed.append(key)
        let label = Label()
        label.localize("label", Message(key), in: localizer)
        stack.target?.add(label, name: key)
        stack.target?.visiblePage = key
    }

    var userState: [String] {
        get { pushed }
        set { newValue.forEach(push) }
    }
}

/// What a person does to a widget, and how it shows.
@MainActor
private struct Doing {
    let name: String
    let act: (Widget) -> Void
    let read: (Widget) -> String
}

@MainActor private let doings = [
    Doing(name: "GtkExpander") {
        gtk_expander_set_expanded($0.opaque, 1)
    } read: {
        "\(gtk_expander_get_expanded($0.opaque))"
    },
    Doing(name: "GtkNotebook") {
        gtk_notebook_set_current_page($0.opaque, 1)
    } read: {
        "\(gtk_notebook_get_current_page($0.opaque))"
    },
    Doing(name: "GtkPaned") {
        gtk_paned_set_position($0.opaque, 77)
    } read: {
        "\(gtk_paned_get_position($0.opaque))"
    },
    Doing(name: "GtkCalendar") {
        $0.setInteger(1999, property: "year")
    } read: {
        "\($0.integer(property: "year"))"
    },
    Doing(name: "GtkSpinButton") {
        gtk_spin_button_set_value($0.opaque, 7)
    } read: {
        "\(gtk_spin_button_get_value($0.opaque))"
    },
    Doing(name: "GtkScale") {
        gtk_range_set_value($0.typed(), 3)
    } read: {
        "\(gtk_range_get_value($0.typed()))"
    },
    Doing(name: "GtkSearchEntry") {
        $0.editableText = "find"
    } read: {
        $0.editableText ?? ""
    },
    Doing(name: "GtkPasswordEntry") {
        $0.editableText = "secret"
    } read: {
        $0.editableText ?? ""
    },
    Doing(name: "GtkEditableLabel") {
        $0.editableText = "edited"
    } read: {
        $0.editableText ?? ""
    },
]

extension Widget {
    fileprivate func integer(property: String) -> Int32 {
        var value = GValue()
        g_value_init(&value, cgtk_type_int())
        g_object_get_property(typed(), property, &value)
        return g_value_get_int(&value)
    }
}

private let adjustment = """
    <property name="adjustment"><object class="GtkAdjustment"><property name="upper">9</property></object></property>
    """
private let labels = String(repeating: "<child><object class=\"GtkLabel\"/></child>", count: 2)
private let parts = [
    "GtkSpinButton": adjustment, "GtkScale": adjustment, "GtkNotebook": labels, "GtkPaned": labels,
    "GtkExpander": "<child><object class=\"GtkLabel\"/></child>",
]
