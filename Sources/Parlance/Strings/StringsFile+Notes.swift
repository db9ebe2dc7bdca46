import Foundation

// What a merge does besides editing entries.
extension StringsFile {
    /// A part of the text as it was read, and what takes its place.
    struct Splice: Sendable {
        var range: Range<Int>
        var text: [UInt8]
    }

    /// Puts a note in a comment of its own right above an entry, in the place of one that starts with the same
    /// words; nil takes that one away. Other comments stay as they are.
    ///
    /// `false`, and nothing is changed, if there is no such key or the file cannot be edited.
    @discardableResult
    package mutating func setNote(_ note: String?, startingWith start: String, forKey key: String) -> Bool {
        guard isEditable, let index = lastItem[StringsKey(key)], items[index].isLive else { return false }
        guard items[index].entry.line > 0 else {
            items[index].note = note
            return true
        }
        let entry = items[index].entry.range.lowerBound
        let old = comments(from: items[index].start, to: entry).last { content(of: $0).hasPrefix(start) }
        let lineStart = StringsWriting.startOfBlanks(before: entry, in: text)
        let isFirstInLine = lineStart == 0 || StringsWriting.isLineBreak(text[lineStart - 1])
        let comment = note.map { StringsWriting.comment(lines: $0, lineEnd: []) }
        switch (old, comment) {
        case (nil, nil): return true
        case (let old?, let comment?):
            splices[old.lowerBound] = Splice(range: old, text: comment)
        case (let old?, nil):
            // With the line's end and the next line's indentation, or the blanks.
            let line = StringsWriting.endOfLineBreak(
                at: StringsWriting.endOfBlanks(at: old.upperBound, in: text),
                in: text
            )
            splices[old.lowerBound] = Splice(
                range: old.lowerBound..<min(StringsWriting.endOfBlanks(at: line, in: text), entry),
                text: []
            )
        case (nil, let comment?):
            let gap =
                isFirstInLine
                ? StringsWriting.lineEnd(of: text) + text[lineStart..<entry] : [UInt8(ascii: " ")]
            splices[entry] = Splice(range: entry..<entry, text: comment + gap)
        }
        return true
    }

    /// Makes an entry again of a comment that holds one for this key and nothing else: the last such comment. A note
    /// stands in a comment of its own above it.
    ///
    /// `false`, and nothing is changed, if there is none, the key is there, or the file cannot be edited.
    @discardableResult
    package mutating func revive(key: String, note: String? = nil) -> Bool {
        guard isEditable, entry(forKey: key) == nil else { return false }
        if commentedOut == nil { commentedOut = entriesInComments() }
        guard let range = commentedOut?[StringsKey(key)], splices[range.lowerBound] == nil else {
            return false
        }
        let comment =
            note.map { StringsWriting.comment(lines: $0, lineEnd: []) + StringsWriting.lineEnd(of: text) }
            ?? []
        splices[range.lowerBound] = Splice(range: range, text: comment + entryText(inComment: range))
        return true
    }

    /// Where the comments are that hold an entry and nothing else, by its key.
    private func entriesInComments() -> [StringsKey: Range<Int>] {
        var found: [StringsKey: Range<Int>] = [:]
        let gaps = items.filter { $0.entry.line > 0 }.map { $0.gap..<$0.entry.range.lowerBound }
        let tail = (items.last { $0.entry.line > 0 }?.entry.range.upperBound ?? 0)..<text.count
        for comment in (gaps + [tail]).flatMap({ comments(from: $0.lowerBound, to: $0.upperBound) }) {
            let content = entryText(inComment: comment)
            guard content.last == UInt8(ascii: ";"), content.contains(UInt8(ascii: "=")) else { continue }
            let file = StringsFile(data: Data(content), file: "")
            guard file.items.count == 1, file.diagnostics.isEmpty, let entry = file.items.first?.entry,
                entry.value != nil, entry.comment == nil
            else { continue }
            found[StringsKey(entry.key)] = comment
        }
        return found
    }

    /// What is between the marks of a block comment, without blanks around it.
    private func entryText(inComment range: Range<Int>) -> ArraySlice<UInt8> {
        guard range.count >= 4, text[range.lowerBound + 1] == UInt8(ascii: "*") else { return [] }
        var content = text[(range.lowerBound + 2)..<(range.upperBound - 2)]
        while let first = content.first, first <= UInt8(ascii: " ") { content.removeFirst() }
        while let last = content.last, last <= UInt8(ascii: " ") { content.removeLast() }
        return content
    }

    private func content(of comment: Range<Int>) -> String {
        String(decoding: entryText(inComment: comment), as: UTF8.self)
    }

    /// The comments between two places that have nothing but comments and white space between them.
    private func comments(from start: Int, to end: Int) -> [Range<Int>] {
        text.withUnsafeBufferPointer { text in
            var comments: [Range<Int>] = []
            var scanner = StringsScanner(text: text)
            var offset = start
            while offset < end {
                guard text[offset] == UInt8(ascii: "/") else {
                    offset += 1
                    continue
                }
                scanner.position = offset
                guard scanner.skipComment(), scanner.position <= end else { break }
                comments.append(offset..<scanner.position)
                offset = scanner.position
            }
            return comments
        }
    }
}
