/// A text that is not yet one: its key and arguments, rendered as late as possible.
///
/// Whoever keeps a message instead of a string shows the right text after a change of language, plural form
/// included. A string literal is a message with that key.
public struct Message: Sendable {
    /// The key in the table; where no language has it, the text itself.
    public var key: String
    /// The table's name, without an extension; nil stands for `Localizable`.
    public var table: String?
    /// Other keys that a language may have the text under, tried after the first one in each language: a text of
    /// a UI file is found by its object's id or by its source text.
    public var alternatives: [Key] = []
    /// The text where no language has the key; nil stands for the key.
    public var defaultText: String?
    /// What takes the places of the text's placeholders.
    public var arguments: [Argument]
    /// The resources to look in; nil stands for the localizer's own.
    public var bundle: ResourceBundle?

    public init(
        _ key: String,
        _ arguments: Argument...,
        table: String? = nil,
        default defaultText: String? = nil,
        bundle: ResourceBundle? = nil
    ) {
        self.key = key
        self.table = table
        self.defaultText = defaultText
        self.arguments = arguments
        self.bundle = bundle
    }
}

extension Message: ExpressibleByStringLiteral {
    public init(stringLiteral key: String) { self.init(key) }
}

extension Message {
    /// A key and the table it is looked up in.
    public struct Key: Sendable, Hashable {
        /// The key in the table.
        public var key: String
        /// The table's name, without an extension; nil stands for `Localizable`.
        public var table: String?

        public init(_ key: String, table: String? = nil) {
            self.key = key
            self.table = table
        }
    }
}
