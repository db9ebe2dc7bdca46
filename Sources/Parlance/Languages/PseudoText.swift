/// A source text in the parts that a pseudolanguage changes and those that it keeps.
struct PseudoText {
    private enum Part {
        case word(Substring)
        /// Placeholders, markup, mnemonics, addresses.
        case kept(String)
        case space(Substring)
    }

    private var parts: [Part] = []
    /// Whether a tag is open, in which a placeholder may stand.
    private var isInTag = false
    /// Whether an address goes on, which may have placeholders in it.
    private var isInAddress = false

    init(_ source: String) {
        if Self.isName(source) {
            parts = [.kept(source)]
            return
        }
        let format = Format(source)
        let isFormat = format.pieces.contains { if case .literal = $0 { false } else { true } }
        for piece in isFormat ? format.pieces : [.literal(source)] {
            switch piece {
            case .literal(let text): split(text, isFormat: isFormat)
            case .placeholder(let placeholder): parts.append(.kept(placeholder.text))
            case .variable(let variable):
                let position = variable.isPositional ? "\(variable.position)$" : ""
                parts.append(.kept("%\(position)#@\(variable.name)@"))
            case .substitutedArgument: parts.append(.kept("%arg"))
            }
        }
    }

    /// Names of files that are among the texts of an app, and addresses: `flag.png`, `https://example.org`.
    private static func isName(_ text: String) -> Bool {
        guard !text.contains(where: \.isWhitespace) else { return false }
        let suffixes = [".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".ui", ".html", ".pdf"]
        return text.contains("://") || suffixes.contains { text.lowercased().hasSuffix($0) }
    }

    private mutating func split(_ text: String, isFormat: Bool) {
        var rest = Substring(text)
        while let first = rest.first {
            let part = part(at: rest, first, isFormat: isFormat)
            parts.append(part.part)
            rest = rest[part.end...]
        }
    }

    private mutating func part(
        at rest: Substring,
        _ first: Character,
        isFormat: Bool
    ) -> (part: Part, end: Substring.Index) {
        if isInTag || Self.startsTag(rest) {
            let close = rest.firstIndex(of: ">")
            isInTag = close == nil
            return kept(rest, to: close.map { rest.index(after: $0) } ?? rest.endIndex)
        }
        if first.isWhitespace {
            isInAddress = false
            let end = rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex
            return (.space(rest[..<end]), end)
        }
        let word = rest.prefix { !$0.isWhitespace }
        if isInAddress || word.prefix(while: { $0 != "<" }).contains("://") {
            isInAddress = true
            let end = word.firstIndex { "<%".contains($0) && $0 != first } ?? word.endIndex
            return first == "%" && isFormat
                ? (.kept("%%"), rest.index(after: rest.startIndex)) : kept(rest, to: end)
        }
        if let end = Self.endOfEntity(rest) { return kept(rest, to: end) }
        // With the letter that is pressed: no keyboard has it with an accent.
        if first == "_" {
            return kept(
                rest,
                to: rest.index(rest.startIndex, offsetBy: 2, limitedBy: rest.endIndex) ?? rest.endIndex
            )
        }
        if first == "%", isFormat { return (.kept("%%"), rest.index(after: rest.startIndex)) }
        let end = rest.dropFirst().firstIndex { $0.isWhitespace || "<&_%".contains($0) } ?? rest.endIndex
        return (.word(rest[..<end]), end)
    }

    private func kept(_ text: Substring, to end: Substring.Index) -> (part: Part, end: Substring.Index) {
        (.kept(String(text[..<end])), end)
    }

    private static func startsTag(_ text: Substring) -> Bool {
        guard text.first == "<", let next = text.dropFirst().first else { return false }
        return next == "/" || next.isASCII && next.isLetter
    }

    /// Behind `&amp;` and the like; nil where none starts.
    private static func endOfEntity(_ text: Substring) -> Substring.Index? {
        guard text.first == "&" else { return nil }
        let name = text.dropFirst().prefix { $0 == "#" || $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == ";" else { return nil }
        return text.index(after: name.endIndex)
    }
}

extension PseudoText {
    /// With accents, and longer: by half, or twice as long where it is short.
    ///
    /// - Parameter inBrackets: whether brackets show where the text begins and ends.
    func accented(inBrackets: Bool) -> String {
        var text = ""
        var length = 0
        for part in parts {
            switch part {
            case .word(let word):
                text += String(word.map { Self.accents[$0] ?? $0 })
                length += word.count
            case .space(let space):
                text += space
                length += space.count
            case .kept(let kept): text += kept
            }
        }
        guard length > 0 else { return text }
        let growth = (length > 20 ? (length + 1) / 2 : length) - (inBrackets ? 2 : 0)
        if growth > 1 {
            var words = " one two three four five six seven eight nine ten"
            while words.utf8.count < growth { words += words }
            let added = words.prefix(growth)
            text += added.last == " " ? added.dropLast() : added
        }
        return inBrackets ? "[\(text)]" : text
    }

    /// Each word from right to left (U+202E), with marks of that direction around it (U+200F).
    var mirrored: String {
        parts.map { part in
            switch part {
            case .word(let word): "\u{200F}\u{202E}\(word)\u{202C}\u{200F}"
            case .space(let space): String(space)
            case .kept(let kept): kept
            }
        }
        .joined()
    }

    private static let accents = [Character: Character](
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!?$",
            "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ¡¿€"
        )
    )
}
