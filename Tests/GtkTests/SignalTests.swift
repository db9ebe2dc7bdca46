import Gtk
import GtkTestSupport
import XCTest

final class SignalTests: GtkTestCase {
    func testAHandlerRunsForEachEmissionUntilItIsDisconnected() {
        onMain {
            let button = Button("press")
            var count = 0
            let connection = button.connect("clicked") { count += 1 }
            button.click()
            button.click()
            XCTAssertEqual(count, 2)
            connection.disconnect()
            connection.disconnect()
            button.click()
            XCTAssertEqual(count, 2)
        }
    }

    func testAHandlerIsReleasedWithItsObject() {
        onMain {
            final class Kept {}
            weak var watch: Kept?
            do {
                let button = Button()
                let kept = Kept()
                watch = kept
                button.onClick { withExtendedLifetime(kept) {} }
            }
            XCTAssertNil(watch)
        }
    }

    func testAHandlerIsReleasedWhenItIsDisconnected() {
        onMain {
            final class Kept {}
            weak var watch: Kept?
            let button = Button()
            let connection: SignalConnection
            do {
                let kept = Kept()
                watch = kept
                connection = button.connect("clicked") { withExtendedLifetime(kept) {} }
            }
            XCTAssertNotNil(watch)
            connection.disconnect()
            XCTAssertNil(watch)
        }
    }

    func testANotifySignalWithItsParameterReachesTheSameTrampoline() {
        onMain {
            let label = Label("a")
            var count = 0
            label.connect("notify::label") { count += 1 }
            label.text = "b"
            XCTAssertEqual(count, 1)
        }
    }

    func testTheAnswerOfAHandlerReachesTheEmitter() {
        onMain {
            let window = Window()
            window.present()
            var isAsked = false
            window.connect("close-request") { _ in
                isAsked = true
                return true
            }
            window.close()
            MainLoop.drain()
            XCTAssertTrue(isAsked)
            XCTAssertTrue(window.isVisible, "the handler's answer keeps the window open")
            window.destroy()
        }
    }

    func testAClosureRunsWhenAWidgetWithAnAttachmentComesOnScreen() {
        onMain {
            final class Mark {}
            let key = AttachmentKey("test-map")
            var mapped: [String] = []
            Widget.onMap(attachment: key) { object, _ in
                mapped.append(Object(borrowing: object).cast(to: Label.self)?.text ?? "")
            }
            let stack = Stack()
            let first = Label("first")
            let second = Label("second")
            let bare = Label("bare")
            first.attach(Mark(), for: key)
            second.attach(Mark(), for: key)
            for (name, label) in ["first": first, "second": second, "bare": bare] {
                stack.add(label, name: name)
            }
            stack.visiblePage = "first"
            let window = Window()
            window.child = stack
            window.present()
            MainLoop.run(until: { stack.isMapped })
            XCTAssertEqual(mapped, ["first"])
            stack.visiblePage = "bare"
            stack.visiblePage = "second"
            XCTAssertEqual(mapped, ["first", "second"])
            window.destroy()
        }
    }
}
