import Foundation
import Parlance

/// The file `.lproj.json` in the folder that is checked: `{"off": ["picture", "untranslated"]}`.
struct CheckConfiguration {
    static let name = ".lproj.json"

    /// The rules that are switched off.
    private(set) var silenced: Set<Rule> = []

    /// Reads the file of a folder, if there is one.
    init(folder: String) throws(InputFault) {
        let path = "\(folder)/\(Self.name)"
        guard FileManager.default.fileExists(atPath: path) else { return }
        let content: Content
        let data = try FileSystem.read(path)
        do {
            content = try JSONDecoder().decode(Content.self, from: data)
        } catch {
            throw InputFault(file: path, "wants a list of rules, such as {\"off\": [\"picture\"]}")
        }
        for name in content.off {
            guard let rule = Rule(rawValue: name) else {
                let known = Rule.allCases.map(\.rawValue).joined(separator: ", ")
                throw InputFault(file: path, "there is no rule “\(name)”; there are: \(known)")
            }
            silenced.insert(rule)
        }
    }

    private struct Content: Decodable {
        let off: [String]
    }
}
