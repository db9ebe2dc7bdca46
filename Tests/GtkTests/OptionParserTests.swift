import Gtk
import GtkTestSupport
import XCTest

final class OptionParserTests: XCTestCase {
    func testOptionsAreReadInEitherForm() throws {
        try onMain {
            XCTAssertEqual(try parser.parse(["p", "--language", "zh-Hans"]), ["language": "zh-Hans"])
            XCTAssertEqual(
                try parser.parse(["p", "--language=fr", "--version"]),
                ["language": "fr", "version": ""]
            )
            XCTAssertEqual(try parser.parse(["p"]), [:])
        }
    }

    func testWhatDoesNotFitIsAnErrorThatNamesIt() throws {
        try onMain {
            for (arguments, word) in [
                (["p", "--colour"], "--colour"), (["p", "--language"], "--language"),
                (["p", "stray"], "stray"),
            ] {
                XCTAssertThrowsError(try parser.parse(arguments)) {
                    XCTAssertTrue("\($0)".contains(word), "\($0)")
                }
            }
        }
    }
}

@MainActor private let parser = OptionParser([
    .init("language", placeholder: "TAG", help: ""), .init("version", help: ""),
])
