import Dispatch
import Parlance

extension Array where Element: Sendable {
    /// What some work gives for each element, in the order of the elements; the work is shared among the processors.
    ///
    /// Stands on `DispatchQueue.concurrentPerform`.
    func concurrentMap<Result: Sendable>(_ work: @Sendable (Element) -> Result) -> [Result] {
        guard count > 1 else { return map(work) }
        let results = Locked([Result?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let result = work(self[index])
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0.compactMap(\.self) }
    }
}
