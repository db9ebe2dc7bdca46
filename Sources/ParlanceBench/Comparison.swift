/// Two ways to do the same work, measured in turns so that a noisy machine disturbs both alike.
///
/// The numbers are those of the median pair: the one whose ratio half of the pairs are below.
struct Comparison {
    let ours: Double
    let theirs: Double

    var ratio: Double { ours / theirs }

    /// - Parameters:
    ///   - pairs: how often each is measured, an odd number so that there is a median pair.
    ///   - ours: does the work once and gives what it took.
    ///   - theirs: the same by the other way, in the same unit.
    init(pairs: Int, ours: () throws -> Double, theirs: () throws -> Double) rethrows {
        var measured: [Comparison] = []
        // The first few fill the caches of the processor and of the two libraries.
        for pair in -3..<pairs {
            let comparison = Comparison(ours: try ours(), theirs: try theirs())
            if pair >= 0 { measured.append(comparison) }
        }
        measured.sort { $0.ratio < $1.ratio }
        self = measured[measured.count / 2]
    }

    init(ours: Double, theirs: Double) {
        self.ours = ours
        self.theirs = theirs
    }
}
