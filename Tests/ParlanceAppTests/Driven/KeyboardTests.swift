import Foundation
import GtkTestSupport
import TestSupport
import XCTest

/// The app used with keys alone, as a process of its own.
final class KeyboardTests: GtkTestCase {
    /// D1, D2: words go to the browser that the desktop has for the scheme.
    func testWordsAreTypedAndEnterOpensTheQueryInTheBrowser() throws {
        try onMain {
            let seat = try Seat()
            let browser = try Browser(for: seat)
            try seat.start()
            for (number, tab) in ["Home", "Friends", "Collection", "Subscriptions", "Mine"].enumerated() {
                try seat.press("ctrl+\(number + 1)")
                try seat.wait(tab) { $0.first("tab", tab)?.states.contains("selected") == true }
            }
            // From a page without an entry to search in, to the first one.
            try seat.press("ctrl+f")
            try seat.expectFocus("text", "Search Google")
            try seat.type("tea & cake: 50% \"#1\" a+b?")
            try seat.press("Return")
            XCTAssertEqual(
                try browser.opened(1),
                ["https://www.google.com/search?q=tea%20%26%20cake%3A%2050%25%20%22%231%22%20a%2Bb%3F"]
            )
            try seat.press("ctrl+a")
            try seat.type("maps")
            try seat.press("Tab")
            try seat.expectFocus("button", "Search")
            try seat.press("space")
            XCTAssertEqual(try browser.opened(2).last, "https://www.google.com/search?q=maps")
            try seat.press("ctrl+q")
            XCTAssertEqual(try seat.end(), 0)
        }
    }

    /// R3, D11, Z3: the page of the languages from the settings on, and the next start in the language chosen.
    func testALanguageIsFoundAndChosenAndTheNextStartIsInIt() throws {
        try onMain {
            let seat = try Seat()
            let browser = try Browser(for: seat)
            try seat.start()
            try openLanguages(
                seat,
                settings: "General",
                general: "Language English",
                filter: "Find a language"
            )
            try seat.type("simpl")
            try seat.press("Return")
            try seat.expectFocus("list item", "简体中文 Chinese, Simplified")
            try seat.press("Tab", untilOn: "button", "Change")
            try seat.press("Return")
            // Back on the page before, on the row one had come from, and in the language.
            try seat.expectFocus("list item", "语言 简体中文")
            try seat.turn(to: "言谈")

            try seat.press("ctrl+q")
            XCTAssertEqual(try seat.end(), 0)
            try seat.start(title: "言谈")
            try seat.press("ctrl+f")
            try seat.expectFocus("text", "用百度搜索")
            try seat.type("lin kai")
            try seat.press("Return")
            XCTAssertEqual(try browser.opened(1), ["https://www.baidu.com/s?wd=lin%20kai"])

            // Cancel by keys leaves the language as it is.
            try openLanguages(seat, settings: "常规", general: "语言 简体中文", filter: "查找语言")
            try seat.press("Tab", "Down")
            try seat.press("Tab", untilOn: "button", "取消")
            try seat.press("space")
            try seat.expectFocus("list item", "语言 简体中文")
            try seat.press("alt+Left")
            try seat.expectFocus("list item", "常规")
            try seat.press("ctrl+q")
            XCTAssertEqual(try seat.end(), 0)
        }
    }

    /// Z7: each question is answered with a key, and the one that is open follows a change made beside it.
    func testTheChainOfAlertsIsAnsweredAndFollowsALanguageChosenWhileOneIsOpen() throws {
        try onMain {
            let seat = try Seat()
            try seat.start()
            try seat.press("ctrl+5")
            try seat.press("Tab", untilOn: "list item", "Insurance policy")
            try seat.press("Return")
            try seat.expectFocus("button", "Show alert")

            // No: please go on with the policy.
            try seat.press("Return")
            try seat.turn(to: "A tip")
            try seat.wait("question") { $0.first("label", "Is the insured not yet born?") != nil }
            try seat.press("Tab", untilOn: "button", "No")
            try seat.press("Return")
            try seat.wait("message") { $0.first("label", "Please go on with the policy.") != nil }
            try seat.turn(to: "A tip")
            try seat.press("Return")
            try seat.wait("end of the chain") { $0.windows.count == 1 }

            // Yes, and the language changes in the window beside the alert.
            try seat.turn(to: "Parlance")
            try seat.expectFocus("button", "Show alert")
            try seat.press("Return")
            try seat.turn(to: "A tip")
            try seat.press("Tab", untilOn: "button", "Yes")
            try seat.press("Return")
            try seat.wait("mother") { $0.first("label", "Please enter the mother’s details.") != nil }
            try seat.turn(to: "Parlance")
            try seat.press("Tab", untilOn: "button", "Switch language")
            try seat.press("Return")
            try seat.wait("message in French") {
                $0.first("label", "Veuillez saisir les informations de la mère.") != nil
            }
            try seat.turn(to: "Conseil")
            try seat.press("Tab", untilOn: "button", "Oui")
            try seat.press("Return")
            try seat.wait("last message") { $0.first("label", "Veuillez choisir à nouveau.") != nil }
            try seat.turn(to: "Conseil")
            try seat.press("Escape")
            try seat.wait("end of the chain") { $0.windows.count == 1 }
            try seat.turn(to: "Parlance")
            try seat.press("ctrl+q")
            XCTAssertEqual(try seat.end(), 0)
        }
    }
}

/// Goes from wherever one is to the page of the languages.
@MainActor
private func openLanguages(_ seat: Seat, settings: String, general: String, filter: String) throws {
    try seat.press("ctrl+comma")
    try seat.expectFocus("list item", settings)
    try seat.press("Return")
    try seat.expectFocus("list item", general)
    try seat.press("Return")
    try seat.expectFocus("entry", filter)
}

/// What stands in for the person's browser: a program that writes down what it is given.
private struct Browser {
    private let folder: TemporaryFolder

    /// Makes it the browser of somebody's desktop.
    @MainActor
    init(for seat: Seat) throws {
        folder = try TemporaryFolder()
        let program = folder.file("browser")
        try folder.write(
            "#!/bin/sh\nprintf '%s\\n' \"$@\" >> '\(folder.file("opened").path)'\n",
            to: "browser"
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        try folder.write(
            """
            [Desktop Entry]
            Type=Application
            Name=Browser
            Exec=\(program.path) %u
            MimeType=x-scheme-handler/https;

            """,
            to: "share/applications/browser.desktop"
        )
        try seat.home.write(
            "[Default Applications]\nx-scheme-handler/https=browser.desktop\n",
            to: "mimeapps.list"
        )
        seat.environment["XDG_DATA_HOME"] = folder.file("share").path
    }

    /// Waits until so many addresses have been opened, and returns them.
    func opened(_ count: Int) throws -> [String] {
        for _ in 0..<200 {
            let text = (try? String(contentsOf: folder.file("opened"), encoding: .utf8)) ?? ""
            let lines = text.split(separator: "\n").map(String.init)
            if lines.count >= count { return lines }
            usleep(100_000)
        }
        throw Running.Missing(description: "the browser has not been asked for \(count) addresses")
    }
}
