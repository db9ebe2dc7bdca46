import Parlance

/// What a check has found, and how complete each language is.
struct CheckReport {
    /// How much of the texts a language has.
    struct Completeness {
        /// Texts that there are to translate.
        var total = 0
        var translated = 0
        /// Of the translated ones, those whose source text has changed, or that await a review.
        var toReview = 0

        /// Counts the texts of another table too.
        mutating func add(_ other: Self) {
            total += other.total
            translated += other.translated
            toReview += other.toReview
        }
    }

    let sourceLanguage: Language
    var findings: [Finding] = []
    var languages: [Language: Completeness] = [:]

    init(sourceLanguage: Language) {
        self.sourceLanguage = sourceLanguage
    }

    var hasErrors: Bool { findings.contains { $0.diagnostic.severity == .error } }

    /// Orders the findings by place.
    mutating func sort() {
        findings.sort { one, other in
            let (one, other) = (one.diagnostic, other.diagnostic)
            return (one.file, one.line, one.column, one.message) < (
                other.file, other.line, other.column, other.message
            )
        }
    }
}
