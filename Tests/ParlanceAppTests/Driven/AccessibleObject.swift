/// What a running program says of one of its objects to assistive technology.
struct AccessibleObject: Decodable, Equatable {
    /// Its address on the accessibility bus.
    let path: String
    let parent: String
    /// Its place among its parent's children.
    let index: Int
    let role: String
    let name: String
    let description: String
    let states: Set<String>
}

/// All objects of a program at one moment.
struct AccessibleTree {
    let objects: [AccessibleObject]
    private let children: [String: [AccessibleObject]]

    init(_ objects: [AccessibleObject]) {
        self.objects = objects
        children = Dictionary(grouping: objects, by: \.parent).mapValues { $0.sorted { $0.index < $1.index } }
    }

    /// The objects directly below another, in their order.
    func children(of object: AccessibleObject) -> [AccessibleObject] { children[object.path] ?? [] }

    /// The objects below another, from the outside in.
    func descendants(of object: AccessibleObject) -> [AccessibleObject] {
        var found = children(of: object)
        var next = 0
        while next < found.count {
            found += children(of: found[next])
            next += 1
        }
        return found
    }

    /// The objects below another and itself.
    func subtree(of object: AccessibleObject) -> AccessibleTree {
        AccessibleTree([object] + descendants(of: object))
    }

    func all(_ role: String) -> [AccessibleObject] { objects.filter { $0.role == role } }

    func first(_ role: String, _ name: String) -> AccessibleObject? {
        objects.first { $0.role == role && $0.name == name }
    }

    /// The windows of the program, alerts among them.
    var windows: [AccessibleObject] { objects.filter { $0.parent == "/org/a11y/atspi/accessible/root" } }

    /// What has the keyboard focus in one of the windows.
    var focus: AccessibleObject? { objects.first { $0.states.contains("focused") } }
}
