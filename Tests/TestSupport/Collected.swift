import Synchronization

/// A list that closures on any thread add to.
public final class Collected<Element: Sendable>: Sendable {
    private let elements = Mutex<[Element]>([])

    public init() {}

    public func append(_ element: Element) {
        elements.withLock { $0.append(element) }
    }

    public var all: [Element] { elements.withLock { $0 } }
}
