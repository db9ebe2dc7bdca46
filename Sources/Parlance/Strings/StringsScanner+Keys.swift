import Foundation

/// The keys of a file as they come, to find those that come again.
struct StringsRepeatedKeys {
    /// Keys are told apart by their bytes, which `String` would not do.
    private var lines: [[UInt8]: Int] = [:]

    /// Takes in a key; the line it was last on if it came before.
    mutating func insert(_ key: String, line: Int) -> Int? {
        lines.updateValue(line, forKey: Array(key.utf8))
    }

    /// The warning for a key that comes again.
    static func fault(_ key: String, at offset: Int, line: Int, earlier: Int) -> StringsFault {
        StringsFault(
            offset: offset,
            severity: .warning,
            message: "the key \"\(key)\" on line \(line) replaces the one on line \(earlier)"
        )
    }
}

extension StringsScanner {
    /// Reads the text once more to tell which keys come again, for which reading itself keeps no places.
    mutating func noteRepeatedKeys() {
        var second = StringsScanner(text: text)
        var keys = StringsRepeatedKeys()
        var positions = TextPositions(text: text)
        while let entry = second.next() {
            let key = second.string(entry.key)
            let offset = entry.range.lowerBound
            let line = positions.position(at: offset).line
            if let earlier = keys.insert(key, line: line) {
                faults.add(StringsRepeatedKeys.fault(key, at: offset, line: line, earlier: earlier))
            }
        }
    }

    /// The characters a token stands for.
    mutating func string(_ token: StringsToken) -> String {
        let content = text[token.content]
        guard token.hasEscapes else { return String(decoding: content, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: content.count) { buffer in
            guard let output = buffer.baseAddress else { return 0 }
            return decode(token, into: output)
        }
    }
}
