import Foundation

/// The texts of a compiled gettext catalog, a `.mo` file, which gettext itself only looks up by their ids.
struct MessageCatalog {
    /// An id, after its context and U+0004 where it has one, and its text; of plurals, the first form.
    private(set) var entries: [(id: String, text: String)] = []

    /// Reads the bytes of a file; nil where it is no catalog. What is damaged in it is left out.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        func word(_ place: Int) -> Int? {
            guard place >= 0, place <= bytes.count - 4 else { return nil }
            return (0..<4).reduce(0) {
                $0 | Int(bytes[place + $1]) << (isLittleEndian ? 8 * $1 : 24 - 8 * $1)
            }
        }
        let isLittleEndian = bytes.first == 0xde
        guard word(0) == 0x9504_12de, let count = word(8), let ids = word(12), let texts = word(16),
            count <= bytes.count / 16
        else { return nil }
        func string(_ descriptor: Int) -> String? {
            guard let length = word(descriptor), let start = word(descriptor + 4), start <= bytes.count,
                length <= bytes.count - start
            else { return nil }
            return String(decoding: bytes[start..<start + length].prefix { $0 != 0 }, as: UTF8.self)
        }
        for index in 0..<count {
            // The entry without an id describes the catalog.
            guard let id = string(ids + 8 * index), !id.isEmpty, let text = string(texts + 8 * index) else {
                continue
            }
            entries.append((id, text))
        }
    }
}
