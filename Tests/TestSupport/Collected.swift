import Foundation

/// A list that closures on any thread add to.
///
/// Unchecked because the lock is what makes it safe; the thread sanitizer understands this one.
public final class Collected<Element: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var elements: [Element] = []

    public init() {}

    public func append(_ element: Element) {
        lock.withLock { elements.append(element) }
    }

    public var all: [Element] { lock.withLock { elements } }
}
