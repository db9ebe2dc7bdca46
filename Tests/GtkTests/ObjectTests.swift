import Gtk
import GtkTestSupport
import XCTest

final class ObjectTests: GtkTestCase {
    func testAWidgetEndsWithItsLastWrapper() {
        onMain {
            let watch = WeakReference(Label("a"))
            XCTAssertNil(watch.target)
        }
    }

    func testAWidgetInAWindowOutlivesItsWrapperAndEndsWithTheWindow() {
        onMain {
            let watch: WeakReference<Label>
            do {
                let window = Window()
                do {
                    let label = Label("kept")
                    window.child = label
                    watch = WeakReference(label)
                }
                XCTAssertEqual(watch.target?.text, "kept")
                window.destroy()
            }
            XCTAssertNil(watch.target)
        }
    }

    func testTwoWrappersOfOneObjectAreEqual() {
        onMain {
            let box = Box(.vertical)
            let label = Label("a")
            box.append(label)
            XCTAssertEqual(box.children.first, label)
            XCTAssertNotEqual(label, Label("a"))
        }
    }

    func testAnObjectIsCastToItsOwnClassOnly() {
        onMain {
            let widget: Widget = Label("text")
            XCTAssertEqual(widget.cast(to: Label.self)?.text, "text")
            XCTAssertNil(widget.cast(to: Button.self))
            XCTAssertNotNil(ToggleButton().cast(to: Button.self))
        }
    }

    func testAnAttachmentIsReleasedWithItsObjectAndWhenReplaced() {
        onMain {
            final class Kept {}
            let key = AttachmentKey("test-attachment")
            weak var first: Kept?
            weak var second: Kept?
            do {
                let label = Label()
                do {
                    let value = Kept()
                    first = value
                    label.attach(value, for: key)
                }
                XCTAssertNotNil(first)
                XCTAssertTrue(label.attachment(for: key) === first)
                do {
                    let value = Kept()
                    second = value
                    label.attach(value, for: key)
                }
                XCTAssertNil(first)
                XCTAssertNotNil(second)
            }
            XCTAssertNil(second)
        }
    }

    func testTextPropertiesAreSetAndReadByName() {
        onMain {
            let label = Label("a")
            XCTAssertTrue(label.hasTextProperty("label"))
            XCTAssertFalse(label.hasTextProperty("wrap"))
            XCTAssertFalse(label.hasTextProperty("no-such-property"))
            label.setText("grüße 你好", property: "label")
            XCTAssertEqual(label.text(property: "label"), "grüße 你好")
            XCTAssertNil(label.text(property: "no-such-property"))
        }
    }
}
