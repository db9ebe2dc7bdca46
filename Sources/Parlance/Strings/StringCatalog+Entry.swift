extension StringCatalog {
    /// One key with all its languages.
    public struct Entry: Sendable {
        /// What developers tell translators.
        public var comment: String?
        /// Where the key came from: `manual`, `extracted_with_value`, `stale` …; nil is a plain extraction.
        public var extractionState: String?
        /// False for what stays as it is in every language.
        public var shouldTranslate: Bool
        public var localizations: [Language: Localization]
    }

    /// An entry in one language.
    public struct Localization: Sendable {
        public var translation: Translation
        /// The state of the text, or of the least finished one when there are several.
        public var state: State
    }

    /// How far a translation has come, from the least finished to the most.
    public enum State: String, Sendable, Hashable, CaseIterable, Comparable {
        case new
        case stale
        case needsReview = "needs_review"
        case translated

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
