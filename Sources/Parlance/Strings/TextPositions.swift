/// Lines and columns of offsets in a text, cheap when the offsets are asked for in rising order.
///
/// A line ends at CR, LF or CR LF; a column counts Unicode scalars; both start at 1.
package struct TextPositions {
    private let text: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var line = 1
    private var column = 1

    /// Reads positions of `text`, which is UTF-8 and outlives this value.
    init(text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// The place of the scalar that starts at `target`; one past the last scalar for the end of the text.
    mutating func position(at target: Int) -> (line: Int, column: Int) {
        if target < offset { self = TextPositions(text: text) }
        let end = min(target, text.count)
        while offset < end {
            let byte = text[offset]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isFollowedByLineFeed {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            offset += 1
        }
        return (line, column)
    }

    /// The places of several offsets in a text.
    package static func places(of offsets: [Int], in text: [UInt8]) -> [(line: Int, column: Int)] {
        var places = Array(repeating: (line: 0, column: 0), count: offsets.count)
        text.withUnsafeBufferPointer { text in
            var positions = TextPositions(text: text)
            for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
                places[index] = positions.position(at: offsets[index])
            }
        }
        return places
    }

    private var isFollowedByLineFeed: Bool {
        offset + 1 < text.count && text[offset + 1] == UInt8(ascii: "\n")
    }
}
