import Foundation
import Parlance

/// A string catalog as it is written, in which states can be set and all else stays as it is.
struct CatalogText {
    private let text: [UInt8]
    private let encoding: TextEncoding
    private let entries: [String: JSONSyntax.Member]
    private var states: [Int: (range: Range<Int>, state: StringCatalog.State)] = [:]

    /// Nil where it is no catalog.
    init?(_ data: Data) {
        guard let (text, encoding) = TextEncoding.read(data), let root = JSONSyntax(text),
            let strings = root["strings"]
        else { return nil }
        self.text = text
        self.encoding = encoding
        entries = Dictionary(strings.members.map { ($0.name, $0) }) { $1 }
    }

    /// The places of what is said about keys: of their texts in a language, or else of the keys; line 0 for what is
    /// not there.
    func places(of subjects: [(key: String, language: Language?)]) -> [(line: Int, column: Int)] {
        // The same few tags are in every entry.
        var languages: [String: Language?] = [:]
        let starts = subjects.map { subject in
            let entry = entries[subject.key]
            let localization = entry?.value["localizations"]?.members.last { member in
                let language = languages[member.name] ?? Language(member.name)
                languages[member.name] = .some(language)
                return language != nil && language == subject.language
            }
            return (localization ?? entry)?.start
        }
        let known = TextPositions.places(of: starts.compactMap(\.self), in: text)
        var places = known.makeIterator()
        return starts.map { $0 == nil ? nil : places.next() }.map { $0 ?? (0, 0) }
    }

    /// Sets what is translated to "needs review" in every language but the source's; gives the languages.
    mutating func markForReview(key: String, sourceLanguage: Language) -> [String] {
        var languages: [String] = []
        for localization in entries[key]?.value["localizations"]?.members ?? []
        where Language(localization.name) != sourceLanguage {
            var open = [localization.value]
            var isMarked = false
            while let next = open.popLast() {
                if let state = next["state"], next["value"] != nil || next["values"] != nil,
                    state.string == StringCatalog.State.translated.rawValue
                {
                    states[state.range.lowerBound] = (state.range, .needsReview)
                    isMarked = true
                } else {
                    open += next.members.map(\.value)
                }
            }
            if isMarked { languages.append(localization.name) }
        }
        return languages
    }

    /// The file, byte for byte what was read where nothing was changed.
    func serialized() -> Data {
        var output: [UInt8] = []
        var position = 0
        for state in states.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            output += text[position..<state.range.lowerBound]
            output += Array("\"\(state.state.rawValue)\"".utf8)
            position = state.range.upperBound
        }
        return encoding.encode(output + text[position...])
    }
}
