import Foundation

extension StringsScanner {
    /// Reads the text once more to tell which keys come again, for which reading itself keeps no places.
    mutating func noteRepeatedKeys() {
        var second = StringsScanner(text: text)
        var positions = TextPositions(text: text)
        // Keys are told apart by their bytes, which `String` would not do.
        var lines: [[UInt8]: Int] = [:]
        while let entry = second.next() {
            let key = second.string(entry.key)
            let offset = entry.range.lowerBound
            let line = positions.position(at: offset).line
            if let earlier = lines.updateValue(line, forKey: Array(key.utf8)) {
                noteRepeatedKey(key, at: offset, line: line, earlier: earlier)
            }
        }
    }

    /// Notes that a key was there before; its last value counts.
    mutating func noteRepeatedKey(_ key: String, at offset: Int, line: Int, earlier: Int) {
        if faults.isFull { return }
        warn("the key \"\(key)\" on line \(line) replaces the one on line \(earlier)", at: offset)
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
