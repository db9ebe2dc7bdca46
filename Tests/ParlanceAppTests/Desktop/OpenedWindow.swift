import Foundation
import TestSupport

/// A window on the screen that somebody else has opened, and the process it belongs to.
struct OpenedWindow {
    /// The window's number.
    let id: String
    private let process: pid_t

    /// Waits for a window with a title.
    init(titled title: String) throws {
        for _ in 0..<200 {
            let found = (try? shell("xdotool search --onlyvisible --name '^\(title)$'")) ?? ""
            if let window = found.split(separator: "\n").first.map(String.init),
                let process = pid_t(try shell("xdotool getwindowpid \(window)"))
            {
                (id, self.process) = (window, process)
                return
            }
            usleep(100_000)
        }
        throw Running.Missing(description: "no window “\(title)”")
    }

    /// What the process was started with.
    var commandLine: [String] {
        let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// How many windows of this title are on the screen.
    static func count(titled title: String) -> Int {
        ((try? shell("xdotool search --onlyvisible --name '^\(title)$'")) ?? "").split(separator: "\n").count
    }

    /// Ends the process and waits until it has.
    func end() {
        kill(process, SIGTERM)
        for _ in 0..<100 where kill(process, 0) == 0 { usleep(50_000) }
    }
}
