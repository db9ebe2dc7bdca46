import Parlance

/// What the tool's exit status tells a script.
enum ExitStatus: Int32 {
    /// All is well.
    case success = 0
    /// The input has errors.
    case inputFault = 1
    /// The command line is wrong.
    case usageFault = 2
}

/// A command line that parses and still asks for what cannot be.
struct UsageFault: Error, CustomStringConvertible {
    let description: String
}

/// Input with errors, for which nothing was written.
struct InputFault: Error {
    let diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    init(file: String, line: Int = 0, column: Int = 0, _ message: String) {
        diagnostics = [Diagnostic(file: file, line: line, column: column, message: message)]
    }
}
