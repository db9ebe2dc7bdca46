extension StringCatalog {
    /// One key with all its languages.
    public struct Entry: Sendable {
        /// What developers tell translators.
        public var comment: String?
        /// Where the key came from: `manual`, `extracted_with_value`, `stale` …; nil is a plain extraction.
        public var extractionState: String?
        /// False for what stays as it is in every language.
        public var shouldTranslate: Bool
        /// What there is in each language, faults left out.
        public var localizations: [Language: Localization]
    }

    /// An entry in one language.
    public struct Localization: Sendable {
        /// The text, or what it depends on.
        public var translation: Translation
        /// The state of the text, or of the least finished one when there are several.
        public var state: State
    }

    /// How far a translation has come, from the least finished to the most.
    public enum State: String, Sendable, Hashable, CaseIterable, Comparable {
        /// Not translated yet; a text that is there came from the source.
        case new
        /// The source is gone or has changed.
        case stale
        /// To be looked at again.
        case needsReview = "needs_review"
        /// Done.
        case translated

        /// Whether the first is less finished.
        public static func < (one: State, other: State) -> Bool {
            one.order < other.order
        }

        private var order: Int {
            switch self {
            case .new: 0
            case .stale: 1
            case .needsReview: 2
            case .translated: 3
            }
        }
    }
}
