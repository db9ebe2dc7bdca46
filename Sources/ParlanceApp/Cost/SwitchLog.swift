import ParlanceGtk

/// What the changes of language of one window have cost.
@MainActor
final class SwitchLog {
    /// How many changes are kept.
    static let length = 4

    /// The last changes, the newest first.
    private(set) var latest: [SwitchReport] = []
    /// What the comparison has found for each strategy.
    private(set) var medians: [Strategy: Medians] = [:]
    private(set) var isComparing = false
    /// Called when there is something new to show.
    var onChange: (@MainActor () -> Void)?

    /// The middle of several changes by one strategy.
    struct Medians {
        let milliseconds: Double
        let viewsTouched: Int64
        let statesRestored: Int64

        init(_ reports: [SwitchReport]) {
            func median(_ values: [Int64]) -> Int64 {
                values.isEmpty ? 0 : values.sorted()[values.count / 2]
            }
            milliseconds = Double(median(reports.map(\.frameMicroseconds))) / 1000
            viewsTouched = median(reports.map { Int64($0.viewsTouched) })
            statesRestored = median(reports.map { Int64($0.statesRestored) })
        }
    }

    func add(_ report: SwitchReport) {
        latest = Array(([report] + latest).prefix(Self.length))
        onChange?()
    }

    func beginComparing() {
        isComparing = true
        medians = [:]
        onChange?()
    }

    func endComparing(_ found: [Strategy: Medians]) {
        isComparing = false
        medians = found
        onChange?()
    }
}
