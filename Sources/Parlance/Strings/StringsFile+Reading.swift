import Foundation

extension StringsFile {
    /// A new, empty file: UTF-8 without a byte order mark.
    public init(file: String) {
        self.init(file: file, data: Data(), reading: Reading(diagnostics: []))
    }

    /// Reads a file; one that cannot be read is empty and has a diagnostic that says so.
    public init(contentsOf url: URL) {
        do {
            self.init(data: try Data(contentsOf: url), file: url.path)
        } catch {
            let message = "cannot be read: \(error.localizedDescription)"
            let fault = Diagnostic(file: url.path, message: message)
            self.init(file: url.path, data: Data(), reading: Reading(diagnostics: [fault]))
        }
    }

    /// Reads the content of a file; `file` is the name its diagnostics carry.
    public init(data: Data, file: String) {
        let reading =
            Reading(propertyList: data, file: file)
            ?? TextEncoding.withText(of: data) { Reading(text: $0, file: file) }
        self.init(file: file, data: data, reading: reading)
    }

    private init(file: String, data: Data, reading: Reading) {
        self.file = file
        encoding = reading.encoding
        diagnostics = reading.diagnostics
        original = data
        text = reading.text
        end = reading.end ?? reading.text.count
        isText = reading.isText
        items = reading.items
        lastItem = reading.lastItem
    }

    /// What reading a file gives.
    private struct Reading {
        var encoding = TextEncoding.utf8
        var text: [UInt8] = []
        var end: Int?
        var isText = true
        var items: [Item] = []
        var lastItem: [StringsKey: Int] = [:]
        var diagnostics: [Diagnostic]

        init(diagnostics: [Diagnostic]) {
            self.diagnostics = diagnostics
        }

        init?(propertyList data: Data, file: String) {
            guard let list = StringsPropertyList(data) else { return nil }
            self.init(diagnostics: list.fault.map { [Diagnostic(file: file, message: $0.message)] } ?? [])
            isText = false
            for (key, value) in list.entries {
                add(Item(entry: Entry(key: key, value: value, comment: nil), gap: 0, start: 0))
            }
        }

        init(text decoded: DecodedText, file: String) {
            self.init(diagnostics: [])
            encoding = decoded.encoding
            text = Array(decoded.utf8)
            var scanner = StringsScanner(decoded)
            var positions = TextPositions(text: decoded.utf8)
            while let entry = scanner.next() {
                let place = positions.position(at: entry.range.lowerBound)
                let item = Item(entry, from: &scanner, line: place.line, column: place.column)
                if let earlier = add(item) {
                    scanner.noteRepeatedKey(
                        item.entry.key,
                        at: entry.range.lowerBound,
                        line: place.line,
                        earlier: items[earlier].entry.line
                    )
                }
            }
            if case .closed(let brace) = scanner.braces { end = brace }
            diagnostics = scanner.faults.diagnostics(file: file, text: decoded.utf8)
        }

        /// Adds an item; the place of the one before it with the same key.
        @discardableResult
        private mutating func add(_ item: Item) -> Int? {
            var item = item
            item.previous = lastItem.updateValue(items.count, forKey: StringsKey(item.entry.key))
            items.append(item)
            return item.previous
        }
    }
}

extension StringsFile.Entry {
    /// An entry that has no place.
    init(key: String, value: String?, comment: String?) {
        self.init(
            key: key,
            value: value,
            comment: comment,
            keyRange: 0..<0,
            valueRange: 0..<0,
            range: 0..<0,
            line: 0,
            column: 0
        )
    }
}

extension StringsFile.Item {
    fileprivate init(
        _ syntax: StringsSyntaxEntry,
        from scanner: inout StringsScanner,
        line: Int,
        column: Int
    ) {
        let value: String?
        let valueRange: Range<Int>
        let key = scanner.string(syntax.key)
        switch syntax.value {
        case .text(let token):
            value = scanner.string(token)
            valueRange = token.range
        case .sameAsKey:
            value = key
            valueRange = syntax.key.range
        case .nested(let range):
            value = nil
            valueRange = range
        }
        let comment = StringsComment(before: syntax.range.lowerBound, from: syntax.gap, in: scanner.text)
        entry = StringsFile.Entry(
            key: key,
            value: value,
            comment: comment?.text,
            keyRange: syntax.key.range,
            valueRange: valueRange,
            range: syntax.range,
            line: line,
            column: column
        )
        gap = syntax.gap
        start = comment?.start ?? syntax.range.lowerBound
    }
}
