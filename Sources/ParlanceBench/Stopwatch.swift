/// Measures work in nanoseconds of the monotonic clock.
enum Stopwatch {
    /// How long the work takes.
    static func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
        try ContinuousClock().measure(work) / .nanoseconds(1)
    }

    /// How long the work takes for one of the elements, done for each of them.
    ///
    /// - Parameter work: gives a number that depends on its result, so that no compiler leaves it out.
    static func nanoseconds<Element>(each elements: [Element], _ work: (Element) -> Int) -> Double {
        var sum = 0
        let total = nanoseconds {
            for element in elements { sum &+= work(element) }
        }
        keep(sum)
        return total / Double(elements.count)
    }

    /// Uses a value in a way that the optimizer cannot see through.
    @inline(never)
    @_optimize(none)
    static func keep(_ value: some Any) {}
}
