/// A language that nobody speaks, made from the source texts to test an app with, as Android has them.
///
/// Placeholders, markup, mnemonics (`_Open`), addresses and names of files stay as they are, so an app works in it
/// as in any other.
public enum Pseudolanguage: String, Sendable, CaseIterable {
    /// English with accents, in brackets and half as long again or twice as long: what cannot be read in it is
    /// cut off, what has no accents was never translated.
    case accented = "en-XA"
    /// English written from right to left.
    case mirrored = "ar-XB"
    /// The key in the place of the text.
    case keys = "en-XC"

    /// The language that stands for it where languages are chosen.
    public var language: Language { Language(canonical: rawValue) }

    /// The pseudolanguage with a language's tag; nil for any other.
    public init?(_ language: Language) {
        self.init(rawValue: language.tag)
    }

    /// What stands for a source text, which may be a format.
    public func text(_ source: String, key: String) -> String {
        switch self {
        case .accented: PseudoText(source).accented(inBrackets: true)
        case .mirrored: PseudoText(source).mirrored
        case .keys: key
        }
    }

    /// What stands for a source text with all its plural forms.
    ///
    /// - Throws: what is wrong with the text already.
    public func translation(of source: Translation, key: String) throws(VariedText.Fault) -> Translation {
        switch source {
        case .plain(let text): .plain(self.text(text, key: key))
        case .varied(let text): .varied(try VariedText(variation(text.variation, key: key, isInside: false)))
        }
    }

    /// - Parameter isInside: whether the text is a part of another, which has the brackets.
    private func variation(_ source: Variation, key: String, isInside: Bool) -> Variation {
        switch (source, self) {
        case (_, .keys): .text(key)
        case (.text(let text), .accented): .text(PseudoText(text).accented(inBrackets: !isInside))
        case (.text(let text), .mirrored): .text(PseudoText(text).mirrored)
        case (.plural(let forms, let argument), _):
            .plural(forms.mapValues { variation($0, key: key, isInside: isInside) }, argument: argument)
        case (.device(let texts), _): .device(texts.mapValues { variation($0, key: key, isInside: isInside) })
        case (.width(let texts), _): .width(texts.mapValues { variation($0, key: key, isInside: isInside) })
        case (.format(let text, let variables), _):
            .format(
                variation(text, key: key, isInside: isInside),
                variables: variables.mapValues { variable in
                    var changed = variable
                    changed.text = variation(variable.text, key: key, isInside: true)
                    return changed
                }
            )
        }
    }
}
