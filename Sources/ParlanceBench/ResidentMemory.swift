import Foundation

/// The memory of this process's own that is in the machine's: without files, such as fonts, whose pages come in as
/// they are read. Stands on `RssAnon` in `/proc/self/status`.
enum ResidentMemory {
    /// In kilobytes; zero where the system has no such account.
    static var kilobytes: Double {
        let account = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = account.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
        let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
        return number.flatMap { Double($0) }.map { $0 * 1.024 } ?? 0
    }
}
