import CGtk
import Gtk
import GtkTestSupport
import ParlanceGtk
import XCTest

/// B5: each fault is found, named with its widget, its text and by how much, and nothing else is.
final class ClippedTextTests: GtkTestCase {
    func testATextThatIsWhollyThereIsNoFinding() throws {
        try onMain {
            let wrapped = Label(
                "A text that goes on in the next line wherever there is not enough room for it."
            )
            wrapped.wraps = true
            let box = Box(.vertical)
            box.append(Label("short"), wrapped, Label(""))
            XCTAssertEqual(try faults(of: box), [])
        }
    }

    func testAnEllipsisIsNamedUnlessItIsMeant() throws {
        try onMain {
            let label = Label("A long text without any room")
            label.name = "long"
            label.ellipsizes = true
            label.maximumWidthInCharacters = 5
            label.align(horizontally: .start)
            let found = try XCTUnwrap(faults(of: label).first)
            XCTAssertEqual(found.fault, .ellipsized)
            XCTAssertEqual(found.name, "long")
            XCTAssertEqual(found.text, "A long text without any room")
            XCTAssertGreaterThan(found.amount, 50)
            label.mayBeCut = true
            XCTAssertEqual(ClippedText.all(in: try XCTUnwrap(label.window), budget: 1_000), [])
            label.mayBeCut = false
            XCTAssertEqual(ClippedText.all(in: try XCTUnwrap(label.window), budget: 1_000), [found])
            label.window?.destroy()
        }
    }

    func testATextInAPlaceholderThatDoesNotFitIsNamed() throws {
        try onMain {
            let entry = Entry()
            entry.placeholder = "What an entry of this width can never show wholly"
            entry.setMargins(start: 350)
            let found = try faults(of: entry)
            XCTAssertEqual(found.map(\.fault), [.ellipsized])
            XCTAssertEqual(found.first?.text, entry.placeholder)
            entry.window?.destroy()
        }
    }

    func testATextBeyondTheEdgeOfWhatHidesItIsNamed() throws {
        try onMain {
            let label = Label("A text that is longer than its place")
            label.align(horizontally: .start)
            let place = Box(.horizontal)
            place.append(label)
            // The label keeps its size and its place is drawn from the middle of it on.
            place.setMargins(start: -60)
            let found = try faults(of: place)
            XCTAssertEqual(found.map(\.fault), [.outside])
            XCTAssertEqual(found.map(\.amount), [60])
            XCTAssertEqual(found.map(\.text), [label.text])
            place.window?.destroy()
        }
    }

    /// X04: in places that were measured for shorter texts.
    func testATextThatAnotherIsDrawnOverIsNamedUnlessItIsMeant() throws {
        try onMain {
            let long = Label("A text that outgrows its place")
            long.name = "long"
            let found = try faults(of: fixed(long, Label("What stands beside it"), apart: 60))
            XCTAssertEqual(found.map(\.fault), [.overlapping])
            XCTAssertEqual(found.first?.name, "long")
            XCTAssertEqual(found.first?.text, "A text that outgrows its place")
            XCTAssertGreaterThan(found.first?.amount ?? 0, 5)
            long.mayBeCut = true
            XCTAssertEqual(ClippedText.all(in: try XCTUnwrap(long.window), budget: 1_000), [])
            long.window?.destroy()
            let apart = fixed(Label("A short text"), Label("What stands beside it"), apart: 200)
            XCTAssertEqual(try faults(of: apart), [])
            apart.window?.destroy()
        }
    }

    func testACharacterWithoutAGlyphIsNamed() throws {
        try onMain {
            // A private character that no font of text has.
            let found = try faults(of: Label("a\u{F8FE0}b"))
            XCTAssertEqual(found.map(\.fault), [.missingGlyphs])
            XCTAssertEqual(found.map(\.amount), [1])
        }
    }

    func testAWindowThatNeedsMoreThanItsBudgetIsNamed() throws {
        try onMain {
            let label = Label("A single line that needs its width")
            let window = try shown(label)
            window.title = "Wide"
            let needs = window.minimumWidth
            XCTAssertEqual(ClippedText.all(in: window, budget: needs), [])
            let found = ClippedText.all(in: window, budget: needs - 7)
            XCTAssertEqual(found.map(\.fault), [.tooWide])
            XCTAssertEqual(found.map(\.amount), [7])
            XCTAssertEqual(found.map(\.text), ["Wide"])
            window.destroy()
        }
    }
}

@MainActor
private func shown(_ content: Widget) throws -> Window {
    let window = Window()
    window.setDefaultSize(width: 500, height: 200)
    let box = Box(.vertical)
    box.append(content)
    window.child = box
    window.present()
    _ = try Snapshot(of: window)
    return window
}

@MainActor
private func faults(of content: Widget) throws -> [ClippedText] {
    ClippedText.all(in: try shown(content), budget: 1_000)
}

/// Two widgets whose places were measured once.
@MainActor
private func fixed(_ first: Widget, _ second: Widget, apart: Double) -> Widget {
    let fixed = Widget(sinking: gtk_fixed_new())
    gtk_fixed_put(fixed.typed(), first.widget, 0, 0)
    gtk_fixed_put(fixed.typed(), second.widget, apart, 0)
    return fixed
}
