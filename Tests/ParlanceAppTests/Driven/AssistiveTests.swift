import Foundation
import GtkTestSupport
import Parlance
import TestSupport
import XCTest

@testable import ParlanceApp

/// The app as assistive technology finds it, as a process of its own.
final class AssistiveTests: GtkTestCase {
    func testEveryControlOfEveryPageHasARoleAndANameInTheLanguageInForce() throws {
        try onMain {
            let seat = try Seat()
            try seat.start()
            for strategy in Strategy.allCases {
                try visitAllPages(seat, in: "en", notIn: "zh-Hans")
                // The pages one gets to below a tab end at that of the languages.
                try seat.select(row: "简体中文")
                try seat.press(button: "Change")
                try visitAllPages(seat, in: "zh-Hans", notIn: "en")
                try seat.select(row: "English")
                try seat.press(button: "更改")
                try seat.perform("accessible.activate", on: seat.find("radio button", "Rebuild window"))
                try seat.wait("\(strategy), and then a rebuild") {
                    $0.first("radio button", "Rebuild window")?.states.contains("checked") == true
                }
            }
            XCTAssertEqual(try seat.stop(), "")
        }
    }

    /// Z7: opened and answered by the actions of buttons; what is open follows a change of language.
    func testTheChainOfAlertsIsAnsweredThroughItsButtons() throws {
        try onMain {
            let seat = try Seat()
            try seat.start(["--page", "policy"])
            try seat.press(button: "Show alert")
            _ = try seat.find("label", "Is the insured not yet born?")
            _ = try seat.find("button", "No")
            try seat.press(button: "Yes")
            _ = try seat.find("label", "Please enter the mother’s details.")
            try seat.press(button: "Switch language")
            _ = try seat.find("label", "Veuillez saisir les informations de la mère.")
            _ = try seat.find("dialog", "Conseil")
            try seat.press(button: "Oui")
            _ = try seat.find("label", "Veuillez choisir à nouveau.")
            try seat.press(button: "Oui")
            try seat.wait("end of the chain") { $0.windows.map(\.name) == ["Parlance"] }
            XCTAssertEqual(try seat.stop(), "")
        }
    }

    func testABoxIsTickedAndItsDescriptionSaysOfWhat() throws {
        try onMain {
            let seat = try Seat()
            try seat.start(["--page", "collection"])
            let boxes = try seat.read().all("check box").filter { $0.name == "Finished" }
            let box = try XCTUnwrap(boxes.first { $0.description == "The letters nobody sent" })
            XCTAssertEqual(Set(boxes.map(\.description)).count, 4)
            try seat.perform("accessible.activate", on: box)
            let tree = try seat.wait("tick") { $0.objects.contains { $0.path == box.path && $0.isChecked } }
            XCTAssertEqual(tree.all("check box").filter { $0.name == "Finished" && $0.isChecked }.count, 1)
            XCTAssertEqual(try seat.stop(), "")
        }
    }

    /// The drop-down of the languages says what it is for and what is chosen; its rows have the languages' names.
    func testTheDropDownOfTheLanguagesSaysWhatIsChosenAndWhatThereIs() throws {
        try onMain {
            let seat = try Seat()
            try seat.start()
            XCTAssertEqual(try seat.find("button", "Language").description, "English")
            try seat.press(button: "Language")
            let tree = try seat.wait("rows") { $0.first("list item", "Deutsch") != nil }
            let combo = try XCTUnwrap(tree.first("combo box", "Language"))
            let rows = tree.subtree(of: combo).all("list item").map(\.name)
            XCTAssertEqual(rows.first, "Follow the system (English)")
            XCTAssertEqual(rows.count, 11)
            XCTAssertFalse(rows.contains(""), "\(rows)")
            XCTAssertEqual(try seat.stop(), "")
        }
    }
}

extension AccessibleObject {
    fileprivate var isChecked: Bool { states.contains("checked") }
}

/// Goes to every page through assistive technology, and looks at its controls.
@MainActor
private func visitAllPages(_ seat: Seat, in tag: String, notIn other: String) throws {
    let localizer = Localizer(
        resources: ResourceBundle(folders: [AppFixture.resources]),
        override: tag
    )
    let stale = try texts(of: other).subtracting(texts(of: tag))
    let title = { (page: Page) in localizer.string(page.title) }
    let window = try seat.find("window", localizer.string(MainWindow.name))
    for page in Page.tabs {
        try seat.perform("main.\(page)", on: window)
        try seat.wait("\(page)") { $0.first("tab", title(page))?.states.contains("selected") == true }
        try look(seat, at: title(page), stale: stale)
    }
    try seat.activate(row: title(.policy))
    try look(seat, at: title(.policy), stale: stale)
    try seat.perform("main.settings", on: window)
    try look(seat, at: title(.settings), stale: stale)
    for page in [Page.general, .language] {
        try seat.activate(row: title(page))
        try look(seat, at: title(page), stale: stale)
    }
}

/// Waits for a page, and checks what it shows and what is around the pages.
@MainActor
private func look(_ seat: Seat, at title: String, stale: Set<String>) throws {
    let tree = try seat.wait("page “\(title)”") { !pages(title, of: $0).isEmpty }
    let tabs = tree.all("tab").map(\.name)
    let shown = pages(title, of: tree).flatMap(tree.descendants)
    // What is below no page of a tab: the header bar, the costs and the tabs.
    let below = Set(tabs.flatMap { pages($0, of: tree) }.flatMap(tree.descendants).map(\.path))
    let around = tree.objects.filter { !below.contains($0.path) }
    XCTAssertTrue(shown.contains { $0.role == "label" }, title)
    XCTAssertEqual((shown + around).map(\.name).filter(stale.contains), [], title)
    XCTAssertEqual(unfitControls(of: tree), [], title)
}

/// The pages of stacks that have a title.
private func pages(_ title: String, of tree: AccessibleTree) -> [AccessibleObject] {
    tree.all("panel").filter { $0.name == title }
}

/// What the keyboard can act on without that its name or its role says how.
private func unfitControls(of tree: AccessibleTree) -> [AccessibleObject] {
    let roles: Set = [
        "button", "check box", "radio button", "tab", "list", "list item", "entry", "text", "scroll pane",
    ]
    // GTK calls a widget within the drop-down's button focusable that never takes the focus.
    let within = Set(
        tree.all("combo box").flatMap(tree.descendants).filter { $0.role != "button" }.map(\.path)
    )
    return tree.objects.filter { object in
        guard object.states.contains("focusable"), !within.contains(object.path) else { return false }
        // GTK gives the class of what has no name.
        return object.name.isEmpty || object.name.hasPrefix("Gtk") || !roles.contains(object.role)
    }
}

/// The texts of a language's tables.
private func texts(of tag: String) throws -> Set<String> {
    let folder = AppFixture.resources.appendingPathComponent("\(tag).lproj")
    let tables = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "strings" }
    return try tables.reduce(into: []) { texts, table in
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: table), format: nil)
        texts.formUnion((list as? [String: String] ?? [:]).values)
    }
}
