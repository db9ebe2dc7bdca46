// String literals: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure
extension SwiftLexer {
    /// A byte of a string, and whether an escape stands for it: only a space that is written as one is indentation.
    private struct Unit {
        let byte: UInt8
        var isEscaped = false

        func isWritten(_ byte: UInt8) -> Bool { self.byte == byte && !isEscaped }
        var isBlank: Bool { isWritten(0x20) || isWritten(0x09) }
    }

    /// Reads a literal from its quote; the hashes before it have been read.
    mutating func readString(hashes: Int) {
        let start = offset - hashes
        let isMultiLine = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
        let quotes = isMultiLine ? 3 : 1
        offset += quotes
        var lines: [[Unit]] = [[]]
        /// The lines that go on in the next one.
        var continued: Set<Int> = []
        var isInterpolated = false
        while !ends(quotes: quotes, hashes: hashes) {
            guard !isAtEnd, isMultiLine || peek() != 0x0A && peek() != 0x0D else {
                report(at: start, "the string is not closed")
                add(.string(nil), start)
                return
            }
            if peek() == UInt8(ascii: "\\"), endsWithHashes(hashes, after: 1) {
                let escape = offset
                offset += 1 + hashes
                if peek() == UInt8(ascii: "(") {
                    isInterpolated = true
                    offset += 1
                    readInterpolation()
                } else if isMultiLine, [0x20, 0x09, 0x0A, 0x0D].contains(peek()) {
                    while [0x20, 0x09, 0x0D].contains(peek()) { offset += 1 }
                    if peek() == 0x0A { offset += 1 }
                    continued.insert(lines.count - 1)
                    lines.append([])
                } else {
                    let bytes = readEscape(at: escape)
                    lines[lines.count - 1] += bytes.map { Unit(byte: $0, isEscaped: true) }
                }
            } else if peek() == 0x0A {
                offset += 1
                lines.append([])
            } else {
                lines[lines.count - 1].append(Unit(byte: peek()))
                offset += 1
            }
        }
        offset = min(offset + quotes + hashes, bytes.count)
        guard !isInterpolated else { return add(.string(nil), start) }
        let content = isMultiLine ? unindented(lines, continued, start) : lines[0].map(\.byte)
        add(.string(content.map { String(decoding: $0, as: UTF8.self) }), start)
    }

    private func ends(quotes: Int, hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") } && endsWithHashes(hashes, after: quotes)
    }

    /// Reads what follows the backslash and hashes; gives what it stands for, in UTF-8.
    private mutating func readEscape(at start: Int) -> [UInt8] {
        let letter = peek()
        offset += 1
        switch letter {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "0"): return [0]
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return [letter]
        case UInt8(ascii: "u") where peek() == UInt8(ascii: "{"):
            let digits = bytes[(offset + 1)...].prefix(8).prefix { $0 != UInt8(ascii: "}") }
            offset = min(offset + digits.count + 2, bytes.count)
            let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
            if let scalar = number.flatMap(Unicode.Scalar.init) {
                return Array(String(Character(scalar)).utf8)
            }
            report(at: start, "the number in \\u{…} is that of no character")
        default: report(at: start, "Swift has no such escape")
        }
        return []
    }

    /// The lines between the quotes of a multi-line string, without the indentation that the last one has.
    private mutating func unindented(_ written: [[Unit]], _ continued: Set<Int>, _ start: Int) -> [UInt8]? {
        let lines = written.map { $0.last?.isWritten(0x0D) == true ? $0.dropLast() : $0[...] }
        guard lines.count >= 2, let indentation = lines.last, indentation.allSatisfy(\.isBlank),
            lines[0].allSatisfy(\.isBlank)
        else {
            report(at: start, "the text of a multi-line string starts and ends in lines of its own")
            return nil
        }
        var text: [UInt8] = []
        for (index, line) in lines.enumerated().dropFirst().dropLast() {
            let isIndented = line.starts(with: indentation) { $0.isWritten($1.byte) }
            let content = isIndented ? line.dropFirst(indentation.count) : line.drop(while: \.isBlank)
            text += content.map(\.byte)
            if index < lines.count - 2, !continued.contains(index) { text.append(0x0A) }
        }
        return text
    }
}
