import Foundation
import Parlance

/// A string catalog as it is written, in which states can be set and all else stays as it is.
struct CatalogText {
    private let text: [UInt8]
    private let encoding: TextEncoding
    private let strings: JSONSyntax
    private var states: [Int: (range: Range<Int>, state: StringCatalog.State)] = [:]

    /// Nil where it is no catalog.
    init?(_ data: Data) {
        guard let (text, encoding) = TextEncoding.read(data), let root = JSONSyntax(text),
            let strings = root["strings"]
        else { return nil }
        self.text = text
        self.encoding = encoding
        self.strings = strings
    }

    /// Sets what is translated to "needs review" in every language but the source's; gives the languages.
    mutating func markForReview(key: String, sourceLanguage: Language) -> [String] {
        var languages: [String] = []
        for (tag, localization) in strings[key]?["localizations"]?.members ?? []
        where Language(tag) != sourceLanguage {
            var open = [localization]
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
            if isMarked { languages.append(tag) }
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
