/// A JSON value to be written as Xcode writes it.
indirect enum JSONTree {
    case object([(String, JSONTree)])
    case string(String)
    /// A number or a truth value.
    case other(String)

    /// As deep as the file that it was made from.
    func text(indentation: String) -> String {
        switch self {
        case .string(let text): JSONText.string(text)
        case .other(let text): text
        case .object(let members) where members.isEmpty: "{\n\n\(indentation)}"
        case .object(let members):
            "{\n"
                + members.map {
                    "\(indentation)  \(JSONText.string($0)) : \($1.text(indentation: indentation + "  "))"
                }
                .joined(separator: ",\n") + "\n\(indentation)}"
        }
    }
}
