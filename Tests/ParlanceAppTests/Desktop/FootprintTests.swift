import Foundation
import GtkTestSupport
import TestSupport
import XCTest

/// What the app leaves on the disk.
final class FootprintTests: GtkTestCase {
    func testTheChoiceIsAllThatIsWritten() throws {
        try onMain {
            let home = try TemporaryFolder()
            let folders = [
                "HOME": "home", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data",
                "XDG_STATE_HOME": "state",
                "XDG_CACHE_HOME": "cache", "XDG_RUNTIME_DIR": "runtime", "TMPDIR": "temporary",
            ]
            for folder in folders.values {
                try FileManager.default.createDirectory(
                    at: home.file(folder),
                    withIntermediateDirectories: true
                )
            }
            // The desktop's settings are as they are for a person. Mesa, the graphics driver, keeps a cache for all
            // programs that open a window.
            let program = try Running(
                [],
                home: home,
                languages: "en",
                environment: folders.mapValues { home.file($0).path }.merging([
                    "GSETTINGS_BACKEND": "", "MESA_SHADER_CACHE_DISABLE": "true",
                ]) { $1 }
            )
            let window = try program.window(titled: "Parlance")
            XCTAssertEqual(home.files, [])
            // The languages are at the start of the header bar; the row below the chosen one is taken. No other window,
            // such as one that an earlier test has left, may lie above.
            try shell("xdotool windowraise \(window) windowfocus --sync \(window)")
            try shell("xdotool mousemove --window \(window) 60 40 click 1")
            for key in ["Down", "Return"] { try shell("sleep 0.5; xdotool key \(key)") }
            for _ in 0..<100 where home.files.isEmpty { usleep(100_000) }
            try shell("xdotool windowfocus --sync \(window) key ctrl+q")
            XCTAssertEqual(try program.end(), 0)
            XCTAssertEqual(home.files, ["config/parlance.plist"])
        }
    }
}
