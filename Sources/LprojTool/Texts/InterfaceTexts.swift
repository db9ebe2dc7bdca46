import Foundation
import FoundationXML
import Parlance

/// The texts of a UI file, found by the keys that a table may have them under.
struct InterfaceTexts {
    let path: String
    let description: InterfaceDescription
    /// What is marked as translatable in elements that the library binds nothing to, such as the marks of a scale.
    /// Their source texts are their keys.
    let others: [String]
    private let texts: [String: String]

    /// Reads a UI file.
    init(path: String, data: Data) throws(InterfaceDescription.Failure) {
        self.path = path
        description = try InterfaceDescription(data: data, path: path)
        var known: [String: Int] = [:]
        for text in description.texts { known[text.source, default: 0] += 1 }
        var others: [String] = []
        for text in Self.marked(data) where !text.isEmpty {
            if let count = known[text], count > 0 { known[text] = count - 1 } else { others.append(text) }
        }
        self.others = others
        let bySource = (description.texts.map(\.source) + others).map { ($0, $0) }
        texts = Dictionary(bySource + description.texts.map { ($0.key, $0.source) }) { $1 }
    }

    /// The source text of what a key stands for: an object's property, or the source text itself.
    func text(forKey key: String) -> String? { texts[key] }

    /// Every text that is marked, wherever it stands.
    private static func marked(_ data: Data) -> [String] {
        let document = try? XMLDocument(data: data, options: [.nodeLoadExternalEntitiesNever])
        let nodes = try? document?.nodes(forXPath: "//*[@translatable='yes']")
        return (nodes ?? []).compactMap(\.stringValue)
    }
}
