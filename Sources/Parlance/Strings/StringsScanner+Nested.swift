import Foundation

extension StringsScanner {
    /// How deep Foundation's reader follows nested values.
    private static let deepest = 512

    /// Reads past the dictionary, array or data that starts here; `false` after a fault in it.
    ///
    /// The stack of open brackets is a value, so that no input makes the call stack grow.
    mutating func scanNested() -> Bool {
        let start = position
        var open: [UInt8] = []
        guard let fault = scanNestedValues(&open) else { return true }
        let isOpen = isAtEnd
        note(fault, at: isOpen ? start : position)
        if isOpen {
            goBack(toLineAfter: start)
        } else {
            position = start
            skipBalanced()
        }
        skipToNextEntry()
        return false
    }

    /// What comes next inside nested values.
    private enum Expected {
        case value, key, element, separator
    }

    /// Reads one value with all that is in it; the message of the fault if there is one.
    private mutating func scanNestedValues(_ open: inout [UInt8]) -> String? {
        var expected = Expected.value
        repeat {
            skipTrivia()
            switch expected {
            case .value:
                guard let next = scanNestedValue(&open) else { return nestedFault("a value", open) }
                expected = next
            case .key:
                if byte(at: position) == UInt8(ascii: "}") {
                    position += 1
                    open.removeLast()
                    expected = .separator
                } else if let next = scanNestedKey() {
                    expected = next
                } else {
                    return nestedFault("a key or \"}\"", open)
                }
            case .element:
                if byte(at: position) == UInt8(ascii: ")") {
                    position += 1
                    open.removeLast()
                    expected = .separator
                } else {
                    expected = .value
                }
            case .separator:
                guard let next = scanNestedSeparator(&open) else {
                    return nestedFault(open.last == UInt8(ascii: "(") ? "\",\" or \")\"" : "\";\"", open)
                }
                expected = next
            }
        } while !open.isEmpty
        return nil
    }

    private func nestedFault(_ expected: String, _ open: [UInt8]) -> String {
        if open.count > Self.deepest { return "nested deeper than \(Self.deepest) levels" }
        if isAtEnd { return "the nested value that starts here is not closed" }
        return "expected \(expected)"
    }

    private mutating func scanNestedValue(_ open: inout [UInt8]) -> Expected? {
        if open.count >= Self.deepest {
            // One more than allowed: how the fault is told from others.
            open.append(0)
            return nil
        }
        if let token = scanString() { return token.isClosed ? .separator : nil }
        let first = byte(at: position)
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "("):
            position += 1
            open.append(first)
            return first == UInt8(ascii: "{") ? .key : .element
        case UInt8(ascii: "<"):
            return skipData() ? .separator : nil
        default:
            return nil
        }
    }

    private mutating func scanNestedKey() -> Expected? {
        guard let key = scanString(), key.isClosed else { return nil }
        skipTrivia()
        switch byte(at: position) {
        case UInt8(ascii: "="):
            position += 1
            return .value
        case UInt8(ascii: ";"):
            position += 1
            return .key
        default:
            return nil
        }
    }

    private mutating func scanNestedSeparator(_ open: inout [UInt8]) -> Expected? {
        let isArray = open.last == UInt8(ascii: "(")
        switch byte(at: position) {
        case UInt8(ascii: ";") where !isArray:
            position += 1
            return .key
        case UInt8(ascii: ",") where isArray:
            position += 1
            return .element
        case UInt8(ascii: ")") where isArray:
            position += 1
            open.removeLast()
            return .separator
        default:
            return nil
        }
    }

    /// Reads past `<0fbd77 1c2735ae>`: pairs of hexadecimal digits, blanks only between pairs.
    private mutating func skipData() -> Bool {
        position += 1
        while !isAtEnd {
            switch text[position] {
            case UInt8(ascii: ">"):
                position += 1
                return true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                position += 1
            case 0xE2 where isLineSeparator(at: position):
                position += 3
            case let digit where Self.hexadecimalValue(digit) != nil:
                guard Self.hexadecimalValue(byte(at: position + 1)) != nil else { return false }
                position += 2
            default:
                return false
            }
        }
        return false
    }

    /// Reads past brackets and what is between them, whatever it is.
    mutating func skipBalanced() {
        let start = position
        var depth = 0
        repeat {
            skipTrivia()
            if isAtEnd {
                // The bracket was never closed: what follows its line is not inside it.
                goBack(toLineAfter: start)
                return
            }
            switch text[position] {
            case UInt8(ascii: "{"), UInt8(ascii: "("):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"):
                depth -= 1
                position += 1
            default:
                if scanString() == nil { position += 1 }
            }
        } while depth > 0
    }
}
