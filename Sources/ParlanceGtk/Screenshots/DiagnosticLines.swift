import Synchronization

/// What a localizer tells while pictures are taken, from any thread.
final class DiagnosticLines: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ line: String) {
        lines.withLock { $0.append(line) }
    }

    var all: [String] { lines.withLock { $0 } }
}
