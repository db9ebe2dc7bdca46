/// The place of a fault, which Foundation's readers only tell in words.
enum FoundationError {
    /// The number that follows the last `label` in a message, or nil when there is none.
    static func number(after label: String, in message: String) -> Int? {
        guard let range = message.ranges(of: label).last else { return nil }
        return Int(message[range.upperBound...].prefix { $0.isASCII && $0.isNumber })
    }

    /// The line and column, from 1, of a byte offset in UTF-8 text.
    static func place(ofByte offset: Int, in text: some Collection<UInt8>) -> (line: Int, column: Int) {
        var line = 1
        var column = 1
        for byte in text.prefix(offset) {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return (line, column)
    }
}
