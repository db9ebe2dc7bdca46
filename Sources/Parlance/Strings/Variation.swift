/// A translation as it is written, with every choice that is open until it is shown.
///
/// It is what `.stringsdict` and `.xcstrings` have in common. `VariedText` makes one ready to render.
public indirect enum Variation: Sendable, Hashable {
    /// A printf format. It may name variables of the `format` around it: `%#@files@`, `%2$#@files@`.
    case text(String)
    /// One text for each plural form of an argument; `zero` is also taken for exactly 0 in every language.
    ///
    /// Inside a variable the argument is the variable's own. Elsewhere it is the one with this number, from
    /// 1, or without a number the first one that the texts show as a number.
    case plural([PluralRule.Category: Variation], argument: Int?)
    /// One text for each kind of device: `mac`, `iphone`, `other` …
    case device([String: Variation])
    /// One text for each width it was written for, in the unit of the caller, which the field calls ens.
    case width([Int: Variation])
    /// A text together with the variables that it, and they, may name.
    case format(Variation, variables: [String: Variable])

    /// A named part of a text that is chosen by an argument of its own.
    public struct Variable: Sendable, Hashable {
        /// The number of the argument, from 1, where the text that names the variable gives none.
        public var argument: Int?
        /// How the argument is shown by `%arg`: a printf conversion such as `d`, `lld`, `.1f` or `@`.
        public var valueType: String
        /// What stands in its place, most often one text for each plural form.
        public var text: Variation

        /// A variable that reads like its members.
        public init(argument: Int? = nil, valueType: String, text: Variation) {
            self.argument = argument
            self.valueType = valueType
            self.text = text
        }
    }
}
