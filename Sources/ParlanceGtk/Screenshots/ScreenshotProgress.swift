import Foundation

/// One line on a terminal that tells how far a run is; nothing where standard error is none.
struct ScreenshotProgress {
    let total: Int
    private var done = 0

    init(total: Int) {
        self.total = total
    }

    /// Tells that one more language is done.
    mutating func tell(_ report: ScreenshotReport) {
        done += 1
        guard isatty(STDERR_FILENO) == 1 else { return }
        let pictures = "\(report.pictures.count) pictures, \(report.findings.count) findings"
        let line = "\r\u{1B}[K\(done) of \(total) languages: \(pictures)\(done == total ? "\n" : "")"
        FileHandle.standardError.write(Data(line.utf8))
    }
}
