import Foundation

/// The rows for people and for programs.
struct Report {
    let rows: [Row]

    /// An array of objects, one for each row.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(rows), as: UTF8.self)
    }

    /// A table; rows that miss their bar are marked.
    var table: String {
        let head = ["work", "ours", "theirs", "ratio", "bar", ""]
        let lines = [head] + rows.map(cells)
        let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            line.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - line[column].count)
                return column == 0 ? line[column] + padding : padding + line[column]
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private func cells(of row: Row) -> [String] {
        [
            row.work,
            Self.amount(row.ours, row.unit),
            Self.amount(row.theirs, row.unit),
            String(format: "%.3f", row.ratio),
            String(format: "%.3f", row.bar),
            row.isWithinBar ? "" : "MISSED",
        ]
    }

    private static func amount(_ value: Double, _ unit: String) -> String {
        String(format: value < 100 ? "%.1f " : "%.0f ", value) + unit
    }
}
