import Foundation
import Gtk
import GtkTestSupport
import TestSupport
import XCTest

/// One running app for a person's session.
final class ActivationTests: GtkTestCase {
    func testTheDesktopStartsTheAppOverTheSessionBus() throws {
        try onMain {
            let installation = try Installation()
            let environment = try personsEnvironment(of: installation)
            let bus = try SessionBus(environment: environment)
            let launch = try Run(
                ["org.parlance.Parlance.desktop", "start"],
                program: builtProgram("Launcher"),
                environment: environment.merging(["DBUS_SESSION_BUS_ADDRESS": bus.address]) { $1 }
            )
            XCTAssertEqual(launch.status, 0, launch.errors)
            let window = try OpenedWindow(titled: "Parlance")
            defer { window.end() }
            XCTAssertEqual(window.commandLine, [installation.program.path, "--gapplication-service"])
        }
    }

    func testASecondStartRaisesTheFirstWindowAndEnds() throws {
        try onMain {
            let home = try TemporaryFolder()
            let bus = try SessionBus(environment: [:])
            let environment = ["DBUS_SESSION_BUS_ADDRESS": bus.address]
            let first = try Running([], home: home, environment: environment)
            let window = try first.window(titled: "Parlance")
            // Another window is in front.
            let other = Window()
            other.title = "In front"
            other.present()
            MainLoop.run(until: { OpenedWindow.count(titled: "In front") == 1 })
            let front = try OpenedWindow(titled: "In front").id
            try shell("xdotool windowfocus --sync \(front)")
            XCTAssertEqual(try shell("xdotool getwindowfocus"), front)

            let second = try Running([], home: home, environment: environment)
            XCTAssertEqual(try second.end(), 0)
            XCTAssertTrue(MainLoop.run(until: { (try? shell("xdotool getwindowfocus")) == window }))
            XCTAssertEqual(OpenedWindow.count(titled: "Parlance"), 1)
            other.destroy()
            MainLoop.drain()
            first.stop()
        }
    }

    func testWithoutASessionBusTheAppStartsAndDoesNotComplain() throws {
        try onMain {
            for address in ["unix:path=/nonexistent", ""] {
                let program = try Running(
                    [],
                    home: TemporaryFolder(),
                    environment: ["DBUS_SESSION_BUS_ADDRESS": address, "GTK_A11Y": ""]
                )
                _ = try program.window(titled: "Parlance")
                XCTAssertEqual(program.stop(), "")
            }
        }
    }
}

/// The environment of a desktop in English with settings of its own.
private func personsEnvironment(of installation: Installation) throws -> [String: String] {
    installation.environment.merging([
        "XDG_CONFIG_HOME": installation.prefix.file("config").path, "LANGUAGE": "en", "LC_ALL": "C.UTF-8",
        "GSK_RENDERER": "cairo", "GTK_A11Y": "none",
    ]) { $1 }
}
