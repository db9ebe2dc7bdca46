import Parlance

/// One thing that `lproj check` has found.
struct Finding {
    let rule: Rule
    private(set) var diagnostic: Diagnostic
    /// The language it is about; nil for a file or folder.
    var language: Language?
    /// The key it is about; nil for a file or folder.
    var key: String?

    init(_ rule: Rule, _ diagnostic: Diagnostic, language: Language? = nil, key: String? = nil) {
        self.rule = rule
        self.diagnostic = diagnostic
        self.language = language
        self.key = key
    }

    /// Tells where it is.
    mutating func place(at place: (line: Int, column: Int)) {
        (diagnostic.line, diagnostic.column) = place
    }
}
