import Parlance

/// The texts of a UI file, found by the keys that a table may have them under.
struct InterfaceTexts {
    let path: String
    let description: InterfaceDescription
    private let texts: [String: String]

    init(path: String, description: InterfaceDescription) {
        self.path = path
        self.description = description
        let bySource = description.texts.map { ($0.source, $0.source) }
        texts = Dictionary(bySource + description.texts.map { ($0.key, $0.source) }) { $1 }
    }

    /// The source text of what a key stands for: an object's property, or the source text itself.
    func text(forKey key: String) -> String? { texts[key] }
}
