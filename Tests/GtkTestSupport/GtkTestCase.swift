import Gtk
import XCTest

/// A test on real widgets, with GTK started.
///
/// XCTest runs tests on the main thread, but cannot call methods that are declared to belong to it: each test
/// steps onto the main actor itself.
open class GtkTestCase: XCTestCase {
    override open func setUpWithError() throws {
        try XCTSkipUnless(onMain { MainLoop.initialize() }, "There is no display to put widgets on")
    }

    /// What looks at all windows must not meet those of another test.
    override open func tearDownWithError() throws {
        onMain {
            for window in Window.all { window.destroy() }
        }
    }
}

extension XCTestCase {
    /// Runs the body of a test on the main actor, whose thread the test is on.
    public func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        try MainActor.assumeIsolated(body)
    }
}
