import Gtk

/// Every widget of a tree, with what tells which one is its counterpart in another tree.
@MainActor
struct WidgetPlaces {
    /// Each before its own children.
    private(set) var widgets: [Widget] = []
    private var places: [Place] = []

    /// Where a widget is, from what is above it. Paths are made from this for the few that are asked for.
    private struct Place {
        /// Where the parent is in the list.
        let parent: Int?
        let label: Label
        /// Which one of those with the same label, counted from one.
        let number: Int
    }

    private enum Label: Hashable {
        /// The name it was given, wherever it stands.
        case name(String)
        /// Its class, among its siblings.
        case type(ObjectClass)
    }

    init(from root: Widget) {
        var open = [(widget: root, place: Place(parent: nil, label: .type(root.objectClass), number: 1))]
        var names: [String: Int] = [:]
        while let (widget, place) = open.popLast() {
            let index = widgets.count
            widgets.append(widget)
            places.append(place)
            var counts: [ObjectClass: Int] = [:]
            let first = open.endIndex
            for child in widget.children {
                let label: Label
                let number: Int
                if let name = child.ownName {
                    label = .name(name)
                    number = names[name, default: 0] + 1
                    names[name] = number
                } else {
                    label = .type(child.objectClass)
                    number = counts[child.objectClass, default: 0] + 1
                    counts[child.objectClass] = number
                }
                open.append((child, Place(parent: index, label: label, number: number)))
            }
            open[first...].reverse()
        }
    }

    /// What a widget's place is called, in this tree and in another one.
    func path(of index: Int) -> String {
        var path = ""
        var next: Int? = index
        while let current = next, let parent = places[current].parent {
            let place = places[current]
            switch place.label {
            case .name(let name): return "#\(name)[\(place.number)]\(path)"
            case .type(let type): path = "/\(type.name)[\(place.number)]\(path)"
            }
            next = parent
        }
        return path
    }
}
