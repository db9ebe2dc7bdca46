import Foundation
import FoundationXML
import Parlance

/// The texts of a UI file, found by the keys that a table may have them under.
struct InterfaceTexts: Sendable {
    /// A text and where its element starts; line 0 where nobody can tell.
    struct Marked: Sendable {
        let text: String
        var comments: String?
        var context: String?
        var line = 0
        var column = 0
    }

    let path: String
    let description: InterfaceDescription
    /// What is marked as translatable in elements that the library binds nothing to, such as the marks of a scale.
    /// Their source texts are their keys.
    let others: [Marked]
    private let texts: [String: String]
    private let places: [String: Marked]

    /// Reads a UI file.
    init(path: String, data: Data) throws(InterfaceDescription.Failure) {
        self.path = path
        description = try InterfaceDescription(data: data, path: path)
        var marked = Self.marked(data, path)[...]
        var others: [Marked] = []
        var places: [String: Marked] = [:]
        // Both are in the order of the file.
        for text in description.texts {
            guard let index = marked.firstIndex(where: { $0.text == text.source }) else { continue }
            others += marked[..<index]
            places[text.key] = marked[index]
            marked = marked[(index + 1)...]
        }
        self.others = (others + marked).filter { !$0.text.isEmpty }
        self.places = places
        let bySource = (description.texts.map(\.source) + self.others.map(\.text)).map { ($0, $0) }
        texts = Dictionary(bySource + description.texts.map { ($0.key, $0.source) }) { $1 }
    }

    /// The source text of what a key stands for: an object's property, or the source text itself.
    func text(forKey key: String) -> String? { texts[key] }

    /// A text of the file as an entry of its table.
    func entry(of text: InterfaceDescription.Text) -> TextEntry {
        let place = place(of: text)
        return TextEntry(
            key: text.key,
            content: .plain(text.source),
            file: path,
            line: place.line,
            column: place.column
        )
    }

    func place(of text: InterfaceDescription.Text) -> Marked {
        places[text.key] ?? Marked(text: text.source)
    }

    /// Every text that is marked, wherever it stands.
    private static func marked(_ data: Data, _ path: String) -> [Marked] {
        let document = try? XMLFile.read(data, path: path)
        let elements = ((try? document?.nodes(forXPath: "//*[@translatable]")) ?? [])
            .compactMap { $0 as? XMLElement }
        // The tree tells no places, but the tags are in the same order.
        let source = TextEncoding.read(data)?.text ?? []
        let tags = XMLPieces(source).filter {
            XMLPieces.hasAttribute("translatable", source[$0.range], $0.kind)
        }
        let places = TextPositions.places(of: tags.map(\.range.lowerBound), in: source)
        return elements.enumerated().compactMap { index, element in
            let mark = element.attribute(forName: "translatable")?.stringValue?.lowercased()
            guard InterfaceDescription.wordsForTrue.contains(mark ?? "") else { return nil }
            let place = places.count == elements.count ? places[index] : (0, 0)
            return Marked(
                text: element.stringValue ?? "",
                comments: element.attribute(forName: "comments")?.stringValue,
                context: element.attribute(forName: "context")?.stringValue,
                line: place.0,
                column: place.1
            )
        }
    }
}
