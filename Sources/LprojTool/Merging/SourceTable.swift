import Foundation
import Parlance

/// What the development language has in one file, which every language is brought up to.
struct SourceTable {
    struct Entry {
        let key: String
        /// What a translation is compared with: the text, or all forms of it.
        let text: String
        let comment: String?
        /// The value as an XML property list has it, where it was read from one.
        var elementAsRead: String?

        /// The value as an XML property list has it.
        var element: String { elementAsRead ?? "<string>\(PropertyListText.escaped(text))</string>" }
    }

    let name: String
    /// In the order of the file.
    private(set) var entries: [Entry]
    private(set) var keys: Set<String>

    /// A `.strings` file.
    init(strings file: StringsFile, name: String) {
        self.name = name
        // Of two entries with one key the last one counts.
        let entries = file.entries.compactMap { entry in
            entry.value.map { Entry(key: entry.key, text: $0, comment: entry.comment) }
        }
        let last = Dictionary(entries.enumerated().map { ($1.key, $0) }) { $1 }
        self.entries = last.count == entries.count ? entries : last.values.sorted().map { entries[$0] }
        keys = Set(last.keys)
    }

    /// A `.stringsdict` file.
    init(dictionary data: Data, _ dictionary: StringsDictionary, name: String) {
        self.name = name
        let list = PropertyListText(data) ?? Self.xml(data).flatMap { PropertyListText($0) }
        entries = (list?.entries ?? []).compactMap { entry in
            guard let translation = dictionary.entries[entry.key],
                let element = list?.value(forKey: entry.key)
            else { return nil }
            return Entry(key: entry.key, text: translation.summary, comment: nil, elementAsRead: element)
        }
        keys = Set(entries.map(\.key))
    }

    /// Takes in what another folder of the language has beside.
    mutating func add(_ other: SourceTable) {
        entries += other.entries.filter { !keys.contains($0.key) }
        keys.formUnion(other.keys)
    }

    /// A binary property list as XML.
    private static func xml(_ data: Data) -> Data? {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return list.flatMap {
            try? PropertyListSerialization.data(fromPropertyList: $0, format: .xml, options: 0)
        }
    }
}

extension Translation {
    /// Every text of it in one line, which is another when any of them is.
    var summary: String {
        switch self {
        case .plain(let text): text
        case .varied(let text): text.variation.summary
        }
    }
}

extension Variation {
    /// Made by the readers, which limit how deeply it is nested.
    fileprivate var summary: String {
        switch self {
        case .text(let text): text
        case .plural(let forms, _): Self.list(forms.map { ($0.key.rawValue, $0.value) })
        case .device(let texts): Self.list(texts.map { ($0.key, $0.value) })
        case .width(let texts): Self.list(texts.map { ("\($0.key)", $0.value) })
        case .format(let text, let variables):
            "\(text.summary) (\(Self.list(variables.map { ($0.key, $0.value.text) })))"
        }
    }

    private static func list(_ texts: [(String, Variation)]) -> String {
        texts.sorted { $0.0 < $1.0 }.map { "\($0): \($1.summary)" }.joined(separator: "; ")
    }
}
