/// One line of the result: a piece of work, what it takes us and the others, and what it may take.
struct Row: Encodable {
    let work: String
    let ours: Double
    let theirs: Double
    /// The unit of both numbers.
    let unit: String
    /// Ours divided by theirs.
    let ratio: Double
    /// The most that the ratio should be.
    let bar: Double

    init(_ work: String, _ comparison: Comparison, unit: String, bar: Double) {
        self.work = work
        self.unit = unit
        self.bar = bar
        ours = comparison.ours
        theirs = comparison.theirs
        ratio = comparison.ratio
    }

    /// Whether the ratio is no larger than it should be.
    var isWithinBar: Bool { ratio <= bar }
}
