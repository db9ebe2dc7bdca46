/// One fault in the text of a `.strings` file, by its place in UTF-8 bytes.
struct StringsFault {
    var offset: Int
    var severity: Diagnostic.Severity
    var message: String
}

/// The faults found in one file, in any order, and never more than a person would read.
struct StringsFaults {
    /// A file that is no `.strings` file at all would otherwise bring one fault a line.
    static let limit = 1_000

    private(set) var found: [StringsFault] = []

    /// Whether further faults are dropped.
    var isFull: Bool { found.count > Self.limit }

    /// Notes a fault; of those past the limit only that there are more.
    mutating func add(_ fault: StringsFault) {
        if isFull { return }
        var fault = fault
        if found.count == Self.limit {
            fault.message = "more than \(Self.limit) faults; the rest are not listed"
        }
        found.append(fault)
    }

    /// The faults as diagnostics in the order of their places.
    func diagnostics(file: String, text: UnsafeBufferPointer<UInt8>) -> [Diagnostic] {
        if found.isEmpty { return [] }
        var positions = TextPositions(text: text)
        // A stable sort, so that the summary stays behind the fault it follows.
        return found.enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map { _, fault in
                let place = positions.position(at: fault.offset)
                return Diagnostic(
                    file: file,
                    line: place.line,
                    column: place.column,
                    severity: fault.severity,
                    message: fault.message
                )
            }
    }
}
