import Foundation

/// Measures work in nanoseconds of the processor's time.
///
/// Not of the clock on the wall, which counts what other programs do meanwhile: nothing that is measured here
/// waits for anything. Stands on `clock_gettime` with `CLOCK_THREAD_CPUTIME_ID`.
enum Stopwatch {
    /// How long the work takes, all of it on this thread.
    static func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
        let start = now()
        try work()
        return now() - start
    }

    /// How long the work takes for one of the elements, done for each of them.
    ///
    /// All is done once before, unmeasured: the work is warm, and not what fetches from memory whatever the
    /// other side of a comparison has pushed out of the processor's caches.
    ///
    /// - Parameter work: gives a number that depends on its result, so that no compiler leaves it out.
    static func nanoseconds<Element>(each elements: [Element], _ work: (Element) -> Int) -> Double {
        var sum = 0
        func workThrough() {
            for element in elements { sum &+= work(element) }
        }
        workThrough()
        let total = nanoseconds(workThrough)
        keep(sum)
        return total / Double(elements.count)
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// Uses a number in a way that the optimizer cannot see through.
    @inline(never)
    @_optimize(none)
    private static func keep(_ number: Int) {}
}
