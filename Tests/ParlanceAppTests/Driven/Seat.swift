import Foundation
import TestSupport

/// A person at a screen with settings, a session bus and assistive technology of their own, who uses the app with
/// keys or through assistive technology.
///
/// There is no window manager: whoever wants the keys to go to a window says so.
@MainActor
final class Seat {
    let home: TemporaryFolder
    private let runtime: TemporaryFolder
    private let bus: SessionBus
    private let technology: AssistiveTechnology
    private var program: Running?
    /// The path of the window that keys go to.
    private var front: String?

    /// What is set for the app besides.
    var environment: [String: String] = [:]

    init() throws {
        home = try TemporaryFolder()
        runtime = try TemporaryFolder()
        // Without a display, or the accessibility bus would make itself known to the programs of other tests, too.
        let own = ["XDG_RUNTIME_DIR": runtime.url.path, "DISPLAY": "", "WAYLAND_DISPLAY": ""]
        bus = try SessionBus(environment: own)
        technology = try AssistiveTechnology(environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
    }

    /// Starts the app and waits until it shows its pages and takes keys.
    func start(_ arguments: [String] = [], languages: String = "en", title: String = "Parlance") throws {
        // Away from all windows: without a window manager GTK takes the one below the pointer for one in front.
        try shell("xdotool mousemove 1279 1023")
        let session = ["DBUS_SESSION_BUS_ADDRESS": bus.address, "GTK_A11Y": ""]
        program = try Running(
            arguments,
            home: home,
            languages: languages,
            environment: session.merging(environment) { $1 }
        )
        try turn(to: title)
        try wait("the tabs") { $0.all("tab").count == 5 }
    }

    /// Waits for the app to end by itself.
    func end() throws -> Int32 { try running.end() }

    /// Ends the app; returns what it wrote to standard error.
    @discardableResult
    func stop() throws -> String { try running.stop() }

    // MARK: Keys

    /// Has the keys go to a window of the app, as a window manager would on a click or on Alt+Tab.
    func turn(to title: String) throws {
        let window = try running.window(titled: title)
        // Again and again: an X server gives no focus to a window that is about to appear.
        let tree = try wait("“\(title)” in front") { tree in
            _ = try? shell("xdotool windowfocus \(window)")
            return tree.windows.contains { $0.name == title && tree.subtree(of: $0).focus != nil }
        }
        front = tree.windows.first { $0.name == title }?.path
    }

    /// Presses keys one after another, by the names that X11 gives them.
    func press(_ keys: String...) throws {
        for key in keys { try shell("xdotool key \(key)") }
    }

    /// Types ASCII text.
    func type(_ text: String) throws {
        let run = try Run(
            ["type", "--delay", "20", text],
            program: URL(fileURLWithPath: "/usr/bin/xdotool")
        )
        guard run.status == 0 else { throw Running.Missing(description: run.errors) }
    }

    /// Presses a key until the focus is where it should be.
    func press(_ key: String, untilOn role: String, _ name: String) throws {
        for _ in 0..<30 {
            let before = try focus(read())
            if let before, before.role == role, before.name == name { return }
            try press(key)
            try wait("another focus than \(name)") { focus($0)?.path != before?.path }
        }
        throw Running.Missing(description: "\(key) does not lead to \(role) “\(name)”")
    }

    /// Waits until the keys act on a control.
    func expectFocus(_ role: String, _ name: String) throws {
        try wait("the focus on \(role) “\(name)”") { tree in
            focus(tree).map { $0.role == role && $0.name == name } ?? false
        }
    }

    /// What keys act on.
    private func focus(_ tree: AccessibleTree) -> AccessibleObject? {
        tree.windows.first { $0.path == front }.map(tree.subtree)?.focus
    }

    // MARK: Assistive technology

    /// What the app says of itself now.
    func read() throws -> AccessibleTree {
        try technology.read(running.processIdentifier) ?? AccessibleTree([])
    }

    /// Waits until what the app says of itself is so, and returns it.
    @discardableResult
    func wait(_ what: String, until isSo: (AccessibleTree) -> Bool) throws -> AccessibleTree {
        let end = Date() + 30
        var last = AccessibleTree([])
        repeat {
            last = try read()
            if isSo(last) { return last }
            usleep(50_000)
        } while Date() < end
        let focus = focus(last).map { "\($0.role) “\($0.name)”" } ?? "nothing"
        let windows = last.windows.map(\.name)
        throw Running.Missing(description: "no \(what); the focus is on \(focus), the windows are \(windows)")
    }

    /// Waits for an object.
    func find(_ role: String, _ name: String) throws -> AccessibleObject {
        let tree = try wait("\(role) “\(name)”") { $0.first(role, name) != nil }
        guard let found = tree.first(role, name) else { throw Running.Missing(description: name) }
        return found
    }

    /// Has an object do something, through assistive technology.
    func perform(_ action: String, on object: AccessibleObject) throws {
        guard try technology.perform(action, on: object) else {
            let actions = try technology.actions(of: object)
            throw Running.Missing(description: "\(object) does no “\(action)”, but \(actions)")
        }
    }

    /// Presses a button, through assistive technology.
    func press(button name: String) throws {
        try perform("click", on: find("button", name))
    }

    /// Activates the row of a list whose name begins so, through assistive technology.
    func activate(row name: String) throws {
        let tree = try wait("row “\(name)”") { Self.row(name, $0) != nil }
        if let row = Self.row(name, tree) { try perform("accessible.activate", on: row) }
    }

    /// Selects the row of a list whose name begins so, through assistive technology.
    func select(row name: String) throws {
        let tree = try wait("row “\(name)”") { Self.row(name, $0) != nil }
        guard let row = Self.row(name, tree), let list = tree.objects.first(where: { $0.path == row.parent }),
            try technology.select(row.index, in: list)
        else { throw Running.Missing(description: "“\(name)” cannot be selected") }
    }

    private static func row(_ name: String, _ tree: AccessibleTree) -> AccessibleObject? {
        tree.all("list item").first { $0.name.hasPrefix(name) }
    }

    private var running: Running {
        get throws {
            guard let program else { throw Running.Missing(description: "the app has not been started") }
            return program
        }
    }
}
