import Foundation
import FoundationXML

/// Collects the translatable texts of a UI file, and gives an id to each object that has one and lacks an id.
struct InterfaceReader {
    private(set) var texts: [InterfaceDescription.Text] = []
    /// How many objects of a class without an id stand below an id so far.
    private var counts: [String: Int] = [:]

    /// The object whose parts are read.
    private struct Owner {
        var id: String
        var isDerived: Bool
    }

    /// Reads what stands at the top of the file. The recursion below is as deep as the file's nesting, which
    /// libxml has limited.
    mutating func read(_ interface: XMLElement) {
        readObjects(in: interface, below: nil)
    }

    private mutating func readObjects(in element: XMLElement, below owner: Owner?) {
        for child in elements(in: element) {
            switch child.name {
            case "object", "template": readObject(child, below: owner)
            case "menu":
                let menu = identify(child, as: "menu", below: owner)
                readMenu(child, of: menu, path: [])
            case "property":
                if let owner, let name = child.attribute("name") { add(child, owner, .property(name)) }
                readObjects(in: child, below: owner)
            case "items":
                let items = elements(in: child).filter { $0.name == "item" }
                for (index, item) in items.enumerated() {
                    if let owner { add(item, owner, .item(index)) }
                }
            case "accessibility":
                for property in elements(in: child) where property.name == "property" {
                    if let owner, let name = property.attribute("name") {
                        add(property, owner, .accessibility(name))
                    }
                }
            default: readObjects(in: child, below: owner)
            }
        }
    }

    private mutating func readObject(_ element: XMLElement, below owner: Owner?) {
        let name = element.attribute("class") ?? "object"
        readObjects(in: element, below: identify(element, as: name, below: owner))
    }

    /// The owner an element stands for. An id is written into the element only where it has none.
    private mutating func identify(_ element: XMLElement, as name: String, below owner: Owner?) -> Owner {
        if let id = element.attribute("id"), !id.isEmpty { return Owner(id: id, isDerived: false) }
        // A template is known by the class it defines.
        if element.name == "template" { return Owner(id: name, isDerived: false) }
        let prefix = owner.map { "\($0.id)/\(name)" } ?? name
        counts[prefix, default: 0] += 1
        let id = "\(prefix)[\(counts[prefix] ?? 1)]"
        if let attribute = XMLNode.attribute(withName: "id", stringValue: id) as? XMLNode {
            element.addAttribute(attribute)
        }
        return Owner(id: id, isDerived: true)
    }

    private mutating func readMenu(_ element: XMLElement, of menu: Owner, path: [Int]) {
        var index = 0
        for child in elements(in: element) {
            if child.name == "attribute" {
                // The attributes of a section or submenu are those of its entry in the menu around it.
                guard !path.isEmpty, let name = child.attribute("name") else { continue }
                add(child, menu, .menu(path: path, attribute: name))
            } else if ["section", "submenu", "item"].contains(child.name) {
                readMenu(child, of: menu, path: path + [index])
                index += 1
            }
        }
    }

    private mutating func add(_ element: XMLElement, _ owner: Owner, _ place: InterfaceDescription.Place) {
        guard let mark = element.attribute("translatable")?.lowercased(),
            InterfaceDescription.wordsForTrue.contains(mark), let source = element.stringValue
        else { return }
        texts.append(
            InterfaceDescription.Text(
                id: owner.id,
                isDerived: owner.isDerived,
                place: place,
                source: source,
                context: element.attribute("context"),
                comments: element.attribute("comments")
            )
        )
    }

    private func elements(in element: XMLElement) -> [XMLElement] {
        (element.children ?? []).compactMap { $0 as? XMLElement }
    }
}

extension XMLElement {
    fileprivate func attribute(_ name: String) -> String? {
        attribute(forName: name)?.stringValue
    }
}
