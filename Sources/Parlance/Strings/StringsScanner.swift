import Foundation

/// Reads the entries of a `.strings` text one after the other.
///
/// The grammar is that of old-style property lists, in which well-formed text means what Foundation says.
/// A fault is noted and costs the entry it is in; reading goes on with the next one. The time is linear in
/// the length of the text whatever is in it.
struct StringsScanner {
    let text: UnsafeBufferPointer<UInt8>
    var position = 0
    var faults = StringsFaults()

    /// What of the optional braces around all entries has been read.
    enum Braces {
        case undecided
        case none
        case open(at: Int)
        case closed(at: Int)
    }
    var braces = Braces.undecided

    /// The place of the last fault as long as no entry without one has been read since.
    var lastFault: Int?
    /// From here on there is no end of a comment.
    var firstUnclosedComment: Int?
    /// How many bytes may still be read a second time. Going back to the end of a line after a quote or
    /// bracket that was never closed saves the entries behind it, but must not make the time quadratic.
    var rescanBudget: Int

    /// Reads `text`, which is valid UTF-8 and outlives this value.
    init(text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        rescanBudget = 4_096 + 2 * text.count
    }

    /// Reads the text of a file, whose encoding may have a fault already.
    init(_ decoded: DecodedText) {
        self.init(text: decoded.utf8)
        if let fault = decoded.fault { faults.add(fault) }
        let encoding = decoded.encoding
        if encoding.form != .utf8, !encoding.hasByteOrderMark {
            warn("\(encoding.form.rawValue) without a byte order mark, which Foundation does not read", at: 0)
        }
        if decoded.utf8.isEmpty { warn("the file is empty", at: 0) }
    }

    var isAtEnd: Bool { position >= text.count }

    /// The byte at an offset, 0 past the end.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 {
        offset < text.count ? text[offset] : 0
    }

    /// The next entry, `nil` at the end of the text.
    mutating func next() -> StringsSyntaxEntry? {
        while true {
            let gap = position
            skipTrivia()
            if isAtEnd {
                if case .open(let brace) = braces {
                    note("expected \"}\" to close the \"{\" here", at: brace)
                    braces = .none
                }
                return nil
            }
            if case .undecided = braces, openBraces() { continue }
            if let entry = scanEntry(gap: gap) { return entry }
        }
    }

    private mutating func openBraces() -> Bool {
        guard byte(at: position) == UInt8(ascii: "{") else {
            braces = .none
            return false
        }
        braces = .open(at: position)
        position += 1
        return true
    }

    /// Reads an entry, or reads past what is none.
    private mutating func scanEntry(gap: Int) -> StringsSyntaxEntry? {
        let start = position
        if case .closed = braces {
            note("expected the end of the file after \"}\"", at: start)
            braces = .none
        }
        guard let key = scanString() else {
            skipStray()
            return nil
        }
        skipTrivia()
        let value: StringsSyntaxEntry.Value
        switch byte(at: position) {
        case UInt8(ascii: ";") where key.isClosed:
            position += 1
            lastFault = nil
            return StringsSyntaxEntry(key: key, value: .sameAsKey, gap: gap, range: start..<position)
        case UInt8(ascii: "=") where key.isClosed:
            position += 1
            guard let scanned = scanValue() else { return nil }
            value = scanned
        default:
            recover(after: key)
            return nil
        }
        skipTrivia()
        if byte(at: position) == UInt8(ascii: ";") {
            position += 1
            lastFault = nil
        } else if !recoverAfterValue(value) {
            return nil
        }
        return StringsSyntaxEntry(key: key, value: value, gap: gap, range: start..<position)
    }

    private mutating func scanValue() -> StringsSyntaxEntry.Value? {
        skipTrivia()
        if let token = scanString() { return .text(token) }
        let start = position
        switch byte(at: position) {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
            guard scanNested() else { return nil }
            return .nested(start..<position)
        default:
            note("expected a value", at: position)
            skipToNextEntry()
            return nil
        }
    }
}
