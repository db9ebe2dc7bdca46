import Foundation
import FoundationXML

/// A UI file of GTK (`GtkBuilder`'s XML) as far as its texts go: what is to be translated, and where it stands.
///
/// Making one builds no widget. The XML reader is libxml's; it refuses nesting deeper than 256.
public struct InterfaceDescription: Sendable {
    /// A text that is marked as translatable.
    public struct Text: Sendable, Hashable {
        /// The id of the object that has the text.
        public let id: String
        /// Whether the id was derived from the object's place, since the file gives it none.
        public let isDerived: Bool
        /// Where in the object the text stands.
        public let place: Place
        /// The text as it stands in the file.
        public let source: String
        /// What tells this text from the same one elsewhere; nil for none.
        public let context: String?
        /// What the author says to translators; nil for nothing.
        public let comments: String?

        /// The key in the UI file's own table: `<object id>.<property>`.
        public var key: String { id + place.suffix }
    }

    /// Where in an object a text stands.
    public enum Place: Sendable, Hashable {
        /// In a property of a GObject.
        case property(String)
        /// In a property that assistive technology reads.
        case accessibility(String)
        /// In a row of a string list, counted from 0.
        case item(Int)
        /// In an attribute of a menu's entry. The path leads from the menu with the id through sections and
        /// submenus to the entry, each step counted from 0.
        case menu(path: [Int], attribute: String)

        /// What follows the object's id in a key.
        var suffix: String {
            switch self {
            case .property(let name): ".\(name)"
            case .accessibility(let name): ".accessibility.\(name)"
            case .item(let index): ".items[\(index)]"
            case .menu(let path, let attribute): path.map { "[\($0)]" }.joined() + ".\(attribute)"
            }
        }
    }

    /// What `GtkBuilder` reads as true, in small letters.
    package static let wordsForTrue: Set<String> = ["yes", "true", "y", "t", "1"]

    /// Every translatable text, in the order of the file.
    public let texts: [Text]
    /// The file with an id on each object that has a translatable text, for `GtkBuilder`.
    public let xml: String

    /// A file that is no UI file.
    public struct Failure: Error, CustomStringConvertible {
        /// Where the fault is, and what it is.
        public let diagnostic: Diagnostic

        public init(diagnostic: Diagnostic) {
            self.diagnostic = diagnostic
        }

        public var description: String { diagnostic.description }
    }

    /// Reads a UI file; `path` is what diagnostics call it.
    public init(data: Data, path: String) throws(Failure) {
        let document: XMLDocument
        do {
            document = try XMLFile.read(data, path: path)
        } catch {
            throw Failure(diagnostic: error.diagnostic)
        }
        guard let root = document.rootElement(), root.name == "interface" else {
            let message = "a UI file starts with the element “interface”"
            throw Failure(diagnostic: Diagnostic(file: path, message: message))
        }
        var reader = InterfaceReader()
        reader.read(root)
        texts = reader.texts
        xml = document.xmlString
    }
}
