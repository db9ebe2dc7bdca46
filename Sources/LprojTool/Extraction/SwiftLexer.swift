/// Takes a Swift source apart into identifiers, symbols and string literals, without its comments.
///
/// It reads the whole grammar of literals: raw and multi-line strings, escapes, interpolations with code in them,
/// nested comments, regular expressions. The toolchain's own SwiftSyntax would do it too, but it comes as shared
/// libraries of the very toolchain (`usr/lib/swift/host`), so that the installed tool would need that toolchain, in
/// that version and place, wherever it runs; and as a package it would be the only one from outside.
struct SwiftLexer {
    /// Interpolations inside of strings inside of interpolations; people write two.
    static let deepest = 32

    let bytes: [UInt8]
    var offset = 0
    /// The tokens of the source, and those of each interpolation by itself.
    private(set) var streams: [[SwiftToken]] = []
    private var tokens: [SwiftToken] = []
    var depth = 0
    /// Up to here no regular expression starts, since one that seemed to is not closed.
    private var noExpressionBefore = 0
    /// The first place where the source is no Swift, in UTF-8, and why.
    private(set) var fault: (offset: Int, message: String)?

    init(_ source: [UInt8]) {
        bytes = source
        // A shebang is a line for the shell.
        if bytes.starts(with: "#!".utf8) { skipLine() }
        readTokens(isInterpolation: false)
        streams.append(tokens)
    }

    /// The byte so far ahead; 0 at the end.
    func peek(_ ahead: Int = 0) -> UInt8 { offset + ahead < bytes.count ? bytes[offset + ahead] : 0 }

    var isAtEnd: Bool { offset >= bytes.count }

    mutating func report(at offset: Int, _ message: String) {
        if fault == nil { fault = (offset, message) }
    }

    /// Reads to the end, or of an interpolation to behind the bracket that closes it.
    private mutating func readTokens(isInterpolation: Bool) {
        var brackets = 0
        while !isAtEnd {
            let start = offset
            switch peek() {
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
            case UInt8(ascii: "/") where startsExpression && skipRegex(hashes: 0):
                add(.symbol(UInt8(ascii: "/")), start)
            case UInt8(ascii: "\""): readString(hashes: 0)
            case UInt8(ascii: "#"): readHashes()
            case UInt8(ascii: "`"):
                offset += 1
                readIdentifier(from: start + 1)
                if peek() == UInt8(ascii: "`") { offset += 1 }
            case let byte where Self.isIdentifier(byte): readIdentifier(from: start)
            case let byte:
                offset += 1
                guard byte > UInt8(ascii: " ") else { continue }
                if byte == UInt8(ascii: "(") { brackets += 1 }
                if byte == UInt8(ascii: ")") {
                    brackets -= 1
                    if isInterpolation, brackets < 0 { return }
                }
                add(.symbol(byte), start)
            }
        }
        if isInterpolation { report(at: offset, "the interpolation is not closed") }
    }

    /// Reads the code of an interpolation, whose opening bracket has been read.
    mutating func readInterpolation() {
        guard depth < Self.deepest else {
            report(at: offset, "interpolations are nested too deeply")
            offset = bytes.count
            return
        }
        let outer = tokens
        tokens = []
        depth += 1
        readTokens(isInterpolation: true)
        depth -= 1
        streams.append(tokens)
        tokens = outer
    }

    mutating func add(_ kind: SwiftToken.Kind, _ start: Int) {
        tokens.append(SwiftToken(kind: kind, offset: start))
    }

    private mutating func readIdentifier(from start: Int) {
        while Self.isIdentifier(peek()) { offset += 1 }
        add(.identifier(String(decoding: bytes[start..<offset], as: UTF8.self)), start)
    }

    /// Letters, digits, underscores and everything outside of ASCII.
    private static func isIdentifier(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Whether an expression starts here, so that "/" is no division.
    private var startsExpression: Bool {
        guard let last = tokens.last else { return true }
        return switch last.kind {
        case .string: false
        case .identifier(let name):
            ["return", "in", "case", "where", "if", "try", "await", "throw"].contains(name)
        case .symbol(let byte): !")]}".utf8.contains(byte)
        }
    }
}

extension SwiftLexer {
    mutating func skipLine() {
        while !isAtEnd, peek() != UInt8(ascii: "\n"), peek() != UInt8(ascii: "\r") { offset += 1 }
    }

    /// Comments nest.
    private mutating func skipBlockComment() {
        let start = offset
        var depth = 0
        while !isAtEnd {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
        report(at: start, "the comment is not closed")
    }

    /// `#"…"#`, `#/…/#`, or `#if` and the like.
    private mutating func readHashes() {
        let start = offset
        while peek() == UInt8(ascii: "#") { offset += 1 }
        let hashes = offset - start
        if peek() == UInt8(ascii: "\"") {
            readString(hashes: hashes)
        } else if peek() == UInt8(ascii: "/"), skipRegex(hashes: hashes) {
            add(.symbol(UInt8(ascii: "/")), start)
        } else {
            add(.symbol(UInt8(ascii: "#")), start)
        }
    }

    /// Reads past a regular expression; false, and nothing is read, where there is none.
    private mutating func skipRegex(hashes: Int) -> Bool {
        let start = offset
        // Looking again for what is not there would take the time of the line for each of its slashes.
        if start < noExpressionBefore { return false }
        offset += 1
        // A bare one starts with no space and ends in its line.
        let isBare = hashes == 0
        if isBare,
            [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "/")].contains(peek())
        {
            offset = start
            return false
        }
        while !isAtEnd, !(isBare && peek() == UInt8(ascii: "\n")) {
            if peek() == UInt8(ascii: "\\") {
                offset += 2
            } else if peek() == UInt8(ascii: "/"), endsWithHashes(hashes, after: 1) {
                offset += 1 + hashes
                return true
            } else {
                offset += 1
            }
        }
        noExpressionBefore = min(offset, bytes.count)
        offset = start
        if !isBare { report(at: start, "the regular expression is not closed") }
        return false
    }

    func endsWithHashes(_ count: Int, after ahead: Int) -> Bool {
        (0..<count).allSatisfy { peek(ahead + $0) == UInt8(ascii: "#") }
    }
}
