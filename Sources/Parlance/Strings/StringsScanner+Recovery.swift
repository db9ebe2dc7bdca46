import Foundation

extension StringsScanner {
    /// Notes a fault, unless it only follows from the one before it on the same line.
    mutating func note(_ message: String, at offset: Int) {
        if isNews(at: offset) {
            faults.add(StringsFault(offset: offset, severity: .error, message: message))
        }
    }

    /// Whether a fault at an offset is worth a message of its own, and takes it as the last one.
    private mutating func isNews(at offset: Int) -> Bool {
        let follows = lastFault.map { $0 <= offset && !hasLineBreak(in: $0..<offset) } ?? false
        lastFault = offset
        return !follows && !faults.isFull
    }

    /// Reads past what cannot start an entry.
    mutating func skipStray() {
        let start = position
        if byte(at: start) == UInt8(ascii: "}"), case .open = braces {
            braces = .closed(at: start)
            position += 1
            return
        }
        if isNews(at: start) {
            let message = "expected a key, found \(describeScalar(at: start))"
            faults.add(StringsFault(offset: start, severity: .error, message: message))
        }
        switch byte(at: start) {
        case 0...0x1F, 0x7F, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"),
            UInt8(ascii: "}"):
            position += 1
        case 0xEF where byte(at: start + 1) == 0xBB && byte(at: start + 2) == 0xBF:
            position += 3
        default:
            skipToNextEntry()
        }
    }

    /// Goes on behind a key that nothing fitting follows.
    mutating func recover(after key: StringsToken) {
        if recoverFromUnclosed(key) { return }
        note("expected \"=\"", at: faultPlace(after: key.range.upperBound))
        skipToNextEntry()
    }

    /// Goes on behind a value without a semicolon; `false` if the value itself is in doubt.
    mutating func recoverAfterValue(_ value: StringsSyntaxEntry.Value) -> Bool {
        let end: Int
        switch value {
        case .text(let token):
            if recoverFromUnclosed(token) { return false }
            end = token.range.upperBound
        case .nested(let range):
            end = range.upperBound
        case .sameAsKey:
            return true
        }
        note("expected \";\"", at: end)
        if position == end, !isAtEnd, !isAfterString(byte(at: end)) {
            skipToNextEntry()
            return false
        }
        // What starts a line is taken for an entry, which may have a fault of its own.
        let next = byte(at: position)
        let startsLine = hasLineBreak(in: end..<position)
        if next != UInt8(ascii: "}"), !startsLine { skipToNextEntry() }
        return true
    }

    /// Goes on in the line after the opening quote of a string that swallowed what comes after it.
    private mutating func recoverFromUnclosed(_ token: StringsToken) -> Bool {
        guard looksUnclosed(token) else { return false }
        let start = token.range.lowerBound
        note("the string that starts here is not closed", at: start)
        goBack(toLineAfter: start)
        return true
    }

    /// Whether a string is closed by what must be the opening quote of the next one.
    private func looksUnclosed(_ token: StringsToken) -> Bool {
        guard token.quote != nil else { return false }
        if !token.isClosed { return true }
        let end = token.range.upperBound
        return end < text.count && !isAfterString(byte(at: end)) && hasLineBreak(in: token.content)
    }

    /// Whether a byte is what comes right behind a string where all is well.
    private func isAfterString(_ byte: UInt8) -> Bool {
        switch byte {
        case 9...13, UInt8(ascii: " "), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ","),
            UInt8(ascii: "/"), UInt8(ascii: ")"), UInt8(ascii: "}"):
            return true
        default:
            return false
        }
    }

    /// Reads past the rest of a broken entry, to behind its semicolon or to the start of the next one.
    mutating func skipToNextEntry() {
        while true {
            skipTrivia()
            if isAtEnd { return }
            switch byte(at: position) {
            case UInt8(ascii: ";"):
                position += 1
                return
            case UInt8(ascii: "{"), UInt8(ascii: "("):
                skipBalanced()
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if isEntryEdge() { return }
            case UInt8(ascii: "}"):
                if case .open = braces { return }
                position += 1
            default:
                if skipJunk() { continue }
                if isEntryEdge() { return }
            }
        }
    }

    /// Reads a string and tells whether the broken entry ends with it, because it is the key of the next
    /// entry or because a semicolon follows.
    private mutating func isEntryEdge() -> Bool {
        let start = position
        guard let token = scanString() else {
            position += 1
            return false
        }
        if looksUnclosed(token) {
            goBack(toLineAfter: start)
            return false
        }
        skipTrivia()
        switch byte(at: position) {
        case UInt8(ascii: "="):
            position = start
            return true
        case UInt8(ascii: ";"):
            if isFirstOnLine(start) {
                position = start
            } else {
                position += 1
            }
            return true
        default:
            return false
        }
    }

    /// Reads past a run of characters that is no bare word; `false` if it is one.
    private mutating func skipJunk() -> Bool {
        let start = position
        var isWord = true
        var offset = start
        scan: while offset < text.count {
            switch text[offset] {
            case 9...13, UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ";"),
                UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
                UInt8(ascii: "="):
                break scan
            case let byte:
                isWord = isWord && Self.isBare(byte)
                offset += 1
            }
        }
        if isWord, offset > start { return false }
        position = max(offset, start + 1)
        return true
    }

    /// Goes back to the end of the line an offset is in, as far as the budget allows.
    mutating func goBack(toLineAfter offset: Int) {
        let target = endOfLine(from: offset)
        let distance = position - target
        guard distance > 0, distance <= rescanBudget else { return }
        rescanBudget -= distance
        position = target
    }
}
