/// Why an entry of a file cannot be used; the reader puts it into a diagnostic with the entry's key.
struct EntryFault: Error {
    var message: String

    init(_ message: String) {
        self.message = message
    }

    init(_ fault: VariedText.Fault) {
        message = fault.description
    }
}
