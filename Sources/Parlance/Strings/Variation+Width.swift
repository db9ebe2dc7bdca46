extension Variation {
    /// Texts by the widths that a file names, each a whole number.
    static func byWidth(_ texts: [String: Variation]) throws(EntryFault) -> [Int: Variation] {
        var widths: [Int: Variation] = [:]
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
            guard let width = Int(name), width >= 0 else {
                throw EntryFault("the width \"\(name)\" is not a whole number")
            }
            widths[width] = text
        }
        return widths
    }
}
