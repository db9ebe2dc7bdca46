import Foundation

extension StringsFile {
    /// The content of the file: byte for byte what was read where nothing was changed, in the same encoding
    /// and with the same line ends; a new file is UTF-8 without a byte order mark.
    public func serialized() -> Data {
        if splices.isEmpty, items.allSatisfy({ $0.change == .none }) { return original }
        var writer = Writer(file: self)
        for item in items { writer.write(item) }
        return encoding.encode(writer.finish())
    }

    /// Puts the text together from what was read and what was changed.
    private struct Writer {
        private let file: StringsFile
        private let lineEnd: [UInt8]
        private var splices: ArraySlice<Splice>
        private var output: [UInt8] = []
        /// How far the text that was read is dealt with.
        private var position = 0
        /// Where the last entry ends in the output, `nil` while there is none.
        private var lastEntryEnd: Int?

        init(file: StringsFile) {
            self.file = file
            lineEnd = StringsWriting.lineEnd(of: file.text)
            splices = file.splices.values.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
            output.reserveCapacity(file.text.count + 256)
        }

        mutating func write(_ item: Item) {
            switch item.change {
            case .none:
                copy(to: item.entry.range.upperBound)
                lastEntryEnd = output.count
            case .newValue:
                writeValue(of: item.entry)
                lastEntryEnd = output.count
            case .removed:
                skip(item)
            case .commentedOut:
                writeComment(of: item.entry)
            case .added:
                add(item)
            }
        }

        mutating func finish() -> [UInt8] {
            copy(to: file.text.count)
            return output
        }

        private mutating func copy(to offset: Int) {
            while let splice = splices.first, splice.range.lowerBound <= offset {
                splices.removeFirst()
                // What stood in a part that is left out is left out with it.
                guard splice.range.lowerBound >= position else { continue }
                output += file.text[position..<splice.range.lowerBound]
                output += splice.text
                position = splice.range.upperBound
            }
            guard offset > position else { return }
            output += file.text[position..<offset]
            position = offset
        }

        private mutating func writeValue(of entry: Entry) {
            let isShort = entry.valueRange == entry.keyRange
            copy(to: isShort ? entry.keyRange.upperBound : entry.valueRange.lowerBound)
            if isShort { output += Array(" = ".utf8) }
            let quote = file.text[entry.valueRange.lowerBound]
            output += StringsWriting.string(
                entry.value ?? "",
                quote: quote == UInt8(ascii: "'") ? quote : UInt8(ascii: "\"")
            )
            position = entry.valueRange.upperBound
            copy(to: entry.range.upperBound)
        }

        /// Leaves out an entry, with its lines if it has them for itself.
        private mutating func skip(_ item: Item) {
            // An entry that was added and removed again is nowhere.
            guard item.entry.line > 0 else { return }
            let start = StringsWriting.startOfBlanks(before: item.start, in: file.text)
            let tail = StringsWriting.endOfTail(after: item.entry.range.upperBound, in: file.text)
            let ownsLines = start == 0 || StringsWriting.isLineBreak(file.text[start - 1])
            if ownsLines, let tail {
                copy(to: start)
                position = StringsWriting.endOfLineBreak(at: tail, in: file.text)
                skipDoubledBlankLine()
            } else {
                copy(to: item.start)
                position = tail ?? StringsWriting.endOfBlanks(at: item.entry.range.upperBound, in: file.text)
            }
        }

        /// Where an entry between two blank lines was, one is enough.
        private mutating func skipDoubledBlankLine() {
            let isAfterBlank = output.isEmpty || StringsWriting.endsWithBlankLine(output)
            let next = StringsWriting.endOfLineBreak(at: position, in: file.text)
            if isAfterBlank, next > position, position > 0 { position = next }
        }

        private mutating func writeComment(of entry: Entry) {
            copy(to: entry.range.lowerBound)
            output += StringsWriting.comment(commentable(entry))
            position = entry.range.upperBound
            // Or the next entry would have it as its own comment.
            let tail = StringsWriting.endOfTail(after: position, in: file.text)
            copy(to: tail ?? position)
            let next = StringsWriting.endOfLineBreak(at: position, in: file.text)
            copy(to: next)
            if position < file.end, !StringsWriting.isBlankLine(at: position, in: file.text) {
                if tail == nil { breakLine() }
                breakLine()
            }
        }

        /// An entry that means the same when it is taken out of the comment again: in its strings, what would end the
        /// comment is set apart by an escape that means nothing.
        private func commentable(_ entry: Entry) -> [UInt8] {
            var bytes: [UInt8] = []
            for index in entry.range {
                if file.text[index] == UInt8(ascii: "/"), bytes.last == UInt8(ascii: "*"),
                    entry.keyRange.contains(index) || entry.valueRange.contains(index)
                {
                    bytes.append(UInt8(ascii: "\\"))
                }
                bytes.append(file.text[index])
            }
            return bytes
        }

        private mutating func add(_ item: Item) {
            let entry = item.entry
            copy(to: StringsWriting.startOfLine(ifBlankBefore: file.end, in: file.text))
            if let last = output.last, !StringsWriting.isLineBreak(last) { breakLine() }
            let isBehindComment = output[(lastEntryEnd ?? 0)...].contains(UInt8(ascii: "/"))
            if !output.isEmpty, entry.comment != nil || item.note != nil || isBehindComment,
                !StringsWriting.endsWithBlankLine(output)
            {
                breakLine()
            }
            if let comment = entry.comment {
                output += StringsWriting.comment(lines: comment, lineEnd: lineEnd) + lineEnd
            }
            if let note = item.note {
                output += StringsWriting.comment(lines: note, lineEnd: lineEnd) + lineEnd
            }
            output += StringsWriting.string(entry.key) + Array(" = ".utf8)
            output += StringsWriting.string(entry.value ?? "") + [UInt8(ascii: ";")]
            lastEntryEnd = output.count
            breakLine()
        }

        private mutating func breakLine() {
            // A lone CR and an LF behind it would be one line break; this makes it one first.
            if output.last == UInt8(ascii: "\r"), lineEnd.first == UInt8(ascii: "\n") { output += lineEnd }
            output += lineEnd
        }
    }
}
