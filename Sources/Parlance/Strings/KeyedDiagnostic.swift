/// Something wrong with a resource whose reader tells no place, and what it is about, by which a tool finds one.
package struct KeyedDiagnostic: Sendable {
    /// Nil for the file as a whole.
    package let key: String?
    /// Nil where it is about the key in every language that the file holds.
    package var language: Language?
    package var diagnostic: Diagnostic
}
