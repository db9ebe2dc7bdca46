/// One thing wrong with a resource: where it is and what to do about it.
///
/// Lines and columns count from 1, columns in Unicode scalars; 0 means that the fault belongs to the
/// whole file (line) or the whole line (column).
public struct Diagnostic: Sendable, Hashable {
    /// How bad it is: a warning leaves the meaning of the input clear, an error does not.
    public enum Severity: String, Sendable, Hashable {
        case warning
        case error
    }

    public var file: String
    public var line: Int
    public var column: Int
    public var severity: Severity
    public var message: String

    public init(file: String, line: Int = 0, column: Int = 0, severity: Severity = .error, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The form compilers use, `file:line:column: error: text`, which editors can jump to.
    public var description: String {
        var place = file
        if line > 0 { place += ":\(line)" }
        if line > 0 && column > 0 { place += ":\(column)" }
        return "\(place): \(severity.rawValue): \(message)"
    }
}
