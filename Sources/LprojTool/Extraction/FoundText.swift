import Parlance

/// A text that a source asks for.
struct FoundText {
    let table: String
    let key: String
    /// The text of the development language, where the source has it.
    var text: String?
    /// What translators are told.
    var comments: [String] = []
    /// Where the first source asks for it.
    let file: String
    let line: Int
    let column: Int
}

/// What one source asks for.
struct ExtractedTexts {
    var texts: [FoundText] = []
    /// Where a key is computed while the app runs, so that nobody can tell which keys are of no use.
    var computedKeys: [Diagnostic] = []
    var faults: [Diagnostic] = []
}
