import Foundation

extension StringTable {
    /// Reads a `.strings` file; one that cannot be read gives an empty table and a diagnostic.
    public init(contentsOf url: URL, diagnostics report: (Diagnostic) -> Void = { _ in }) {
        do {
            self.init(data: try Data(contentsOf: url), file: url.path, diagnostics: report)
        } catch {
            report(Diagnostic(file: url.path, message: "cannot be read: \(error.localizedDescription)"))
            self.init()
        }
    }

    /// Reads the content of a `.strings` file: old-style text in any Unicode encoding, or an XML or binary
    /// property list.
    ///
    /// What is well formed means what Foundation's `PropertyListSerialization` makes of it. A fault costs
    /// the entry it is in and gives one diagnostic under the name `file`.
    public init(data: Data, file: String, diagnostics report: (Diagnostic) -> Void = { _ in }) {
        if let list = StringsPropertyList(data) {
            var builder = StringTableBuilder()
            for entry in list.entries { builder.append(key: entry.key, value: entry.value) }
            if let fault = list.fault { report(Diagnostic(file: file, message: fault.message)) }
            self.init(storage: builder.finish().storage)
            return
        }
        let (storage, diagnostics) = TextEncoding.withText(of: data) { text in
            Self.read(text, file: file)
        }
        diagnostics.forEach(report)
        self.init(storage: storage)
    }

    private static func read(_ text: DecodedText, file: String) -> (StringTableStorage, [Diagnostic]) {
        var scanner = StringsScanner(text)
        var builder = StringTableBuilder(capacity: text.utf8.count)
        while let entry = scanner.next() { builder.append(entry, from: &scanner) }
        if builder.isTooLarge {
            let message = "larger than 4 GB; the rest is not read"
            scanner.faults.add(StringsFault(offset: 0, severity: .error, message: message))
        }
        let (storage, hasRepeatedKeys) = builder.finish()
        if hasRepeatedKeys { scanner.noteRepeatedKeys() }
        return (storage, scanner.faults.diagnostics(file: file, text: text.utf8))
    }
}
