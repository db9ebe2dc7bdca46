/// A translation that depends on arguments, on the device or on the width, ready to be rendered.
///
/// Formats are parsed, variables found and the device chosen when it is made, so a look-up parses nothing;
/// any thread may render it. What the kind of text calls for follows Apple's `.stringsdict` and `.xcstrings`:
///
/// - A variable without a position takes the next argument in order. In its text the first placeholder
///   without a position is the variable's own argument, the next one the argument after that; positions
///   (`%1$d`) count from the first argument of all.
/// - `zero` is shown for exactly 0 in every language; otherwise CLDR's category for the number decides, and
///   `other` stands in for a category without a text.
/// - On a desktop the `mac` text is shown, then `other`, then the one whose device is first by name.
public final class VariedText: Sendable {
    // First of all, beside the object's head: it is what a look-up needs.
    let template: VariedTemplate

    /// The translation as it was written.
    public let variation: Variation
    /// The text of a look-up without arguments, with the placeholders left as they are.
    ///
    /// Of plural forms it has `other`, of widths the widest, and never the mark of a variable. Where the
    /// order of the placeholders is not that of the arguments they are numbered, so that code which formats
    /// the text by itself, with the arguments in their order, reads each as what it is.
    public let plainText: String

    /// Levels of variables, devices, widths and plural forms inside each other; people use three.
    static let deepestNesting = 16

    /// Prepares a translation, or says what is wrong with it.
    public init(_ variation: Variation) throws(Fault) {
        self.variation = variation
        var compiler = VariationCompiler()
        let (template, written) = try compiler.template(of: variation)
        plainText = written ?? template.plainText
        self.template = template.unwrapped
    }
}

extension VariedText {
    /// Why a translation can never be shown.
    public enum Fault: Error, Sendable, Hashable {
        case unknownVariable(String)
        case missingOther
        case noText
        case unknownValueType(String)
        case badPosition
        /// Nested deeper than any person writes, or variables that name each other in a circle.
        case tooDeep
        /// Texts of variables that would fill the memory: a few lines are enough when they name each other.
        case tooLong
    }
}

extension VariedText.Fault: CustomStringConvertible {
    /// What a diagnostic says about it.
    public var description: String {
        switch self {
        case .unknownVariable(let name): "the variable \"\(name)\" is not there"
        case .missingOther: "there is no text for \"other\""
        case .noText: "there is no text for any device or width"
        case .unknownValueType(let type): "\"\(type)\" is not a printf conversion"
        case .badPosition: "there can be no argument with this number"
        case .tooDeep: "the variations are nested too deeply, or variables name each other in a circle"
        case .tooLong: "the texts of the variables, each as often as it is named, are too long"
        }
    }
}
