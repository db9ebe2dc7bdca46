/// A part of a Swift source that matters for finding look-ups.
struct SwiftToken {
    enum Kind {
        case identifier(String)
        /// One character of an operator or a bracket, or a number, which is all the same here.
        case symbol(UInt8)
        /// The text that a string literal stands for; nil where it has an interpolation.
        case string(String?)
    }

    let kind: Kind
    /// In UTF-8.
    let offset: Int

    var identifier: String? {
        if case .identifier(let name) = kind { name } else { nil }
    }

    func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
        if case .symbol(let byte) = kind { byte == UInt8(ascii: scalar) } else { false }
    }
}
