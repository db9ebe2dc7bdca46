import Dispatch
import Foundation

/// Threads of their own for tests that race: Swift's tasks share as many as the machine has cores.
enum Threads {
    /// Runs a body on so many threads at once and waits for all of them.
    static func run(_ count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Void) async {
        let group = DispatchGroup()
        for number in 0..<count {
            group.enter()
            Thread.detachNewThread {
                body(number)
                group.leave()
            }
        }
        await withCheckedContinuation { continuation in
            group.notify(queue: .global()) { continuation.resume() }
        }
    }
}
