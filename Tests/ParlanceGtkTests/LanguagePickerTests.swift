import CGtk
import Foundation
import Gtk
import GtkTestSupport
import Parlance
import ParlanceGtk
import XCTest

final class LanguagePickerTests: GtkTestCase {
    /// Z5: each language stands under its own name, after "Follow the system".
    func testTheRowsAreTheLanguagesUnderTheirOwnNames() throws {
        try onMain {
            let fixture = try Fixture(system: ["fr"])
            let picker = LanguagePicker(fixture.localizer)
            let (window, _) = fixture.show { _ in picker }
            XCTAssertEqual(openedRows(of: picker).count, 5)
            XCTAssertEqual(
                openedRows(of: picker),
                ["Langue du système (Français)", "English", "Français", "简体中文", "繁體中文"]
            )
            window.destroy()
        }
    }

    func testChoosingARowSwitchesAndClosesTheList() throws {
        try onMain {
            let fixture = try Fixture()
            let picker = LanguagePicker(fixture.localizer)
            let label = Label()
            label.localize("label", "title", in: fixture.localizer)
            let box = Box(.vertical)
            box.append(picker, label)
            let (window, _) = fixture.show { _ in box }
            picker.emit("activate")
            MainLoop.run(until: { picker.descendants.contains { $0.typeName == "GtkPopover" && $0.isMapped } }
            )
            choose(row: 3, of: picker)
            XCTAssertEqual(fixture.localizer.choice, .language("zh-Hans"))
            XCTAssertEqual(label.text, "标题")
            XCTAssertTrue(
                MainLoop.run(
                    until: { !picker.descendants.contains { $0.typeName == "GtkPopover" && $0.isMapped } },
                    seconds: 5
                )
            )
            window.destroy()
        }
    }

    /// U1, R10: the first row returns to the system's language and follows the language in its own text.
    func testTheFirstRowFollowsTheSystem() throws {
        try onMain {
            let fixture = try Fixture(system: ["zh-TW"])
            let picker = LanguagePicker(fixture.localizer)
            let (window, _) = fixture.show { _ in picker }
            XCTAssertEqual(picker.selectedIndex, 0)
            picker.selectedIndex = 2
            XCTAssertEqual(fixture.localizer.language.tag, "fr")
            XCTAssertEqual(openedRows(of: picker).first, "Langue du système (繁體中文)")
            picker.selectedIndex = 0
            XCTAssertEqual(fixture.localizer.choice, .system)
            XCTAssertEqual(fixture.localizer.language.tag, "zh-Hant")
            XCTAssertEqual(openedRows(of: picker).first, "跟隨系統（繁體中文）")
            window.destroy()
        }
    }

    func testAPickerShowsWhatIsChosenElsewhere() throws {
        try onMain {
            let fixture = try Fixture()
            let picker = LanguagePicker(fixture.localizer)
            let other = LanguagePicker(fixture.localizer)
            picker.selectedIndex = 4
            XCTAssertEqual(other.selectedIndex, 4)
            // The system's language by name: the texts stay, the choice does not.
            try fixture.localizer.choose(.language("en"))
            try fixture.localizer.choose(.system)
            XCTAssertEqual(picker.selectedIndex, 0)
            XCTAssertEqual(other.selectedIndex, 0)
        }
    }

    /// R2: what the picker does to itself is no choice.
    func testOneChoiceIsOneNotification() throws {
        try onMain {
            let fixture = try Fixture()
            let picker = LanguagePicker(fixture.localizer)
            let (window, _) = fixture.show { _ in picker }
            var count = 0
            let token = NotificationCenter.default.addObserver(
                forName: Localizer.languageDidChange,
                object: fixture.localizer,
                queue: nil
            ) { _ in MainActor.assumeIsolated { count += 1 } }
            picker.selectedIndex = 2
            picker.selectedIndex = 2
            try fixture.localizer.choose(.language("fr"))
            XCTAssertEqual(count, 1)
            NotificationCenter.default.removeObserver(token)
            window.destroy()
        }
    }

    func testThePickersNameForAssistiveTechnologyIsLocalized() throws {
        try onMain {
            let fixture = try Fixture()
            let picker = LanguagePicker(fixture.localizer)
            let (window, _) = fixture.show { _ in picker }
            XCTAssertTrue(picker.hasAccessibleText("Language", .label))
            try fixture.localizer.choose(.language("zh-Hans"))
            XCTAssertTrue(picker.hasAccessibleText("语言", .label))
            XCTAssertFalse(picker.hasAccessibleText("Language", .label))
            window.destroy()
        }
    }

    func testAPickerIsReleasedWithItsWindow() throws {
        try onMain {
            let fixture = try Fixture()
            let watch: WeakReference<DropDown>
            do {
                let (window, _) = fixture.show { LanguagePicker($0) }
                watch = WeakReference((window.child?.cast(to: DropDown.self))!)
                window.destroy()
            }
            MainLoop.drain()
            XCTAssertNil(watch.target)
            try fixture.localizer.choose(.language("fr"))
        }
    }
}

/// The texts of the rows of an opened drop-down, top to bottom.
@MainActor
private func openedRows(of picker: DropDown) -> [String] {
    picker.emit("activate")
    defer { picker.emit("activate") }
    // The list is filled when its popover is given a size.
    MainLoop.run(until: { rows(of: picker).count >= 5 }, seconds: 5)
    return rows(of: picker).compactMap {
        $0.descendants.lazy.compactMap { $0.cast(to: Label.self) }.first?.text
    }
}

/// The rows of an open list; the button of a drop-down holds a row of its own.
@MainActor
private func rows(of picker: DropDown) -> [Widget] {
    let popover = picker.descendants.first { $0.typeName == "GtkPopover" }
    return popover?.descendants.filter { $0.typeName == "GtkListItemWidget" && $0.isMapped } ?? []
}

/// Chooses a row as a click on it does.
@MainActor
private func choose(row: Int, of picker: DropDown) {
    MainLoop.run(until: { rows(of: picker).count > row }, seconds: 5)
    let all = rows(of: picker)
    guard all.indices.contains(row) else { return XCTFail("there are \(all.count) rows") }
    // A click selects the row and then activates it; "(bb)" says that it neither adds nor extends.
    let flags = [g_variant_new_boolean(0), g_variant_new_boolean(0)]
    gtk_widget_activate_action_variant(all[row].widget, "listitem.select", g_variant_new_tuple(flags, 2))
    all[row].activate()
}
