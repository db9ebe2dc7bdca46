import Dispatch
import Glibc
import Gtk
import GtkTestSupport
import XCTest

final class MainLoopTests: GtkTestCase {
    func testATaskOnTheMainActorRunsInGLibsLoop() {
        onMain {
            var isDone = false
            Task { @MainActor in isDone = true }
            XCTAssertTrue(MainLoop.run(until: { isDone }, seconds: 5))
        }
    }

    func testWorkForTheMainQueueRunsInGLibsLoop() {
        onMain {
            var isDone = false
            DispatchQueue.main.async { MainActor.assumeIsolated { isDone = true } }
            XCTAssertTrue(MainLoop.run(until: { isDone }, seconds: 5))
        }
    }

    func testATaskComesBackFromAnotherThread() {
        onMain {
            var sum = 0
            Task { @MainActor in
                let part = await Task.detached { (1...100).reduce(0, +) }.value
                sum = part
            }
            XCTAssertTrue(MainLoop.run(until: { sum == 5050 }, seconds: 5))
        }
    }

    func testTheLoopIsAtRestWhenTheMainQueueIsEmpty() {
        onMain {
            var isDone = false
            Task { @MainActor in isDone = true }
            MainLoop.run(until: { isDone }, seconds: 5)
            MainLoop.drain()
            let before = clock()
            MainLoop.run(until: { false }, seconds: 0.5)
            let busySeconds = Double(clock() - before) / Double(CLOCKS_PER_SEC)
            XCTAssertLessThan(busySeconds, 0.25, "the loop spins")
        }
    }

    func testWaitingForWhatNeverHappensEnds() {
        onMain {
            XCTAssertFalse(MainLoop.run(until: { false }, seconds: 0.05))
        }
    }

    func testAnIdleActionRunsOnceAndIsReleased() {
        onMain {
            final class Kept {}
            weak var watch: Kept?
            var count = 0
            do {
                let kept = Kept()
                watch = kept
                MainLoop.whenIdle {
                    count += 1
                    withExtendedLifetime(kept) {}
                }
            }
            MainLoop.drain()
            XCTAssertEqual(count, 1)
            XCTAssertNil(watch)
        }
    }
}
