import CGtk
import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

/// L6, B10: what is chosen and open in lists over models survives a rebuild.
final class ListStateTests: GtkTestCase {
    func testChosenRowsAreFoundByTheirTextWhereTheOrderIsAnother() throws {
        try onMain {
            let fixture = try Fixture()
            let (window, _) = fixture.show(strategy: RootRebuild()) { localizer in
                list(localizer.language.tag == "en" ? ["a", "b", "c", "d"] : ["d", "c", "b", "a"])
            }
            try select([0, 2], in: window)
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(try selected(in: window), [1, 3], "c and a")
            try fixture.localizer.choose(.language("en"))
            XCTAssertEqual(try selected(in: window), [0, 2])
            window.destroy()
        }
    }

    func testChosenRowsStayInTheirPlacesWhereTheirTextsAreTranslated() throws {
        try onMain {
            let fixture = try Fixture()
            let (window, _) = fixture.show(strategy: RootRebuild()) { localizer in
                list(["title", "other", "hint"].map { localizer.string($0) })
            }
            try select([1, 2], in: window)
            try fixture.localizer.choose(.language("zh-Hans"))
            XCTAssertEqual(try selected(in: window), [1, 2])
            window.destroy()
        }
    }

    /// L08: rows of a tree that were open are open again, also those within them.
    func testOpenRowsOfATreeAreOpenAgain() throws {
        try onMain {
            let fixture = try Fixture()
            let (window, _) = fixture.show(strategy: RootRebuild()) { localizer in
                tree(localizer.language.tag == "en" ? ["a", "b", "c"] : ["c", "a", "b"])
            }
            try expand(1, in: window)
            try expand(2, in: window)
            let before = try texts(in: window)
            XCTAssertEqual(
                before,
                ["a", "b", "b.a", "b.a.a", "b.a.b", "b.a.c", "b.b", "b.c", "c"]
            )
            try select([3], in: window)
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(
                try texts(in: window),
                ["c", "a", "b", "b.c", "b.a", "b.a.c", "b.a.a", "b.a.b", "b.b"]
            )
            XCTAssertEqual(try selected(in: window), [6], "b.a.a")
            window.destroy()
        }
    }

    func testNothingChosenStaysNothing() throws {
        try onMain {
            let fixture = try Fixture()
            let (window, _) = fixture.show(strategy: RootRebuild()) { _ in list(["a", "b"]) }
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(try selected(in: window), [])
            window.destroy()
        }
    }
}

/// A list of texts of which any number can be chosen, by GTK's own calls.
@MainActor
private func list(_ texts: [String]) -> Widget {
    let strings = gtk_string_list_new(nil)
    for text in texts { gtk_string_list_append(strings, text) }
    return view(gtk_multi_selection_new(strings))
}

/// A tree of texts, three levels deep.
@MainActor
private func tree(_ texts: [String]) -> Widget {
    let strings = gtk_string_list_new(nil)
    for text in texts { gtk_string_list_append(strings, text) }
    let model = gtk_tree_list_model_new(
        strings,
        0,
        0,
        { item, data in
            guard let item, let data,
                let text = gtk_string_object_get_string(OpaquePointer(item)).map({ String(cString: $0) }),
                text.count < 5
            else { return nil }
            let children = gtk_string_list_new(nil)
            for letter in Unmanaged<Letters>.fromOpaque(data).takeUnretainedValue().all {
                gtk_string_list_append(children, "\(text).\(letter)")
            }
            return UnsafeMutableRawPointer(children).map { OpaquePointer($0) }
        },
        Unmanaged.passRetained(Letters(texts)).toOpaque(),
        { data in if let data { Unmanaged<Letters>.fromOpaque(data).release() } }
    )
    return view(gtk_multi_selection_new(model))
}

private final class Letters {
    let all: [String]

    init(_ all: [String]) {
        self.all = all
    }
}

/// A list view that consumes a selection model.
@MainActor
private func view(_ model: OpaquePointer?) -> Widget {
    let view = Widget(sinking: gtk_list_view_new(model, nil))
    view.name = "list"
    return view
}

@MainActor
private func model(in window: Window) throws -> OpaquePointer {
    let view = try XCTUnwrap(window.descendant(named: "list"))
    return try XCTUnwrap(gtk_list_view_get_model(view.opaque))
}

@MainActor
private func select(_ positions: [guint], in window: Window) throws {
    for position in positions { gtk_selection_model_select_item(try model(in: window), position, 0) }
}

@MainActor
private func selected(in window: Window) throws -> [guint] {
    let model = try model(in: window)
    return (0..<g_list_model_get_n_items(model)).filter { gtk_selection_model_is_selected(model, $0) != 0 }
}

@MainActor
private func rows(in window: Window) throws -> [Object] {
    let model = try model(in: window)
    return (0..<g_list_model_get_n_items(model)).compactMap { position in
        g_list_model_get_object(model, position).map { Object(adopting: $0) }
    }
}

@MainActor
private func expand(_ position: Int, in window: Window) throws {
    gtk_tree_list_row_set_expanded(try rows(in: window)[position].opaque, 1)
}

@MainActor
private func texts(in window: Window) throws -> [String] {
    try rows(in: window).map { row in
        let item = try XCTUnwrap(gtk_tree_list_row_get_item(row.opaque).map { Object(adopting: $0) })
        return item.text(property: "string") ?? ""
    }
}
