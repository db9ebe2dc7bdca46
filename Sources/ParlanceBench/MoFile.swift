import Foundation

/// A catalog as gettext's `msgfmt` makes it: a header of seven words, two tables of lengths and offsets, the
/// texts. The hash table is left out, which gettext permits: it keeps what it has found in a tree of its own.
struct MoFile {
    private static let magic: UInt32 = 0x9504_12DE
    private static let headerSize = 28

    let data: Data

    init(_ entries: [Fixture.Entry]) {
        let header: Fixture.Entry = ("", "Content-Type: text/plain; charset=UTF-8\n")
        // gettext looks a text up by halving, in the order of its bytes.
        let sorted = ([header] + entries).sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let tableSize = 8 * sorted.count
        var offset = Self.headerSize + 2 * tableSize
        var tables = Data()
        var texts = Data()
        for side in [sorted.map(\.key), sorted.map(\.text)] {
            for text in side {
                tables.append(word: text.utf8.count)
                tables.append(word: offset)
                texts.append(contentsOf: text.utf8)
                texts.append(0)
                offset += text.utf8.count + 1
            }
        }
        var file = Data()
        let words = [0, sorted.count, Self.headerSize, Self.headerSize + tableSize, 0, offset]
        for value in [Int(Self.magic)] + words { file.append(word: value) }
        data = file + tables + texts
    }
}

extension Data {
    fileprivate mutating func append(word: Int) {
        Swift.withUnsafeBytes(of: UInt32(truncatingIfNeeded: word)) { append(contentsOf: $0) }
    }
}
