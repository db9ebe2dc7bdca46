import Foundation

/// The source texts that the translations were last brought up to: `.lproj-sources.json` beside the `.lproj`
/// folders.
///
/// It is how a merge knows that a source text has changed, whoever has changed it. It belongs to the project as
/// the translations do.
struct SourceTexts {
    static let name = ".lproj-sources.json"

    private(set) var tables: [String: [String: String]]
    /// Whether there is something to write.
    private var isChanged = false

    init() {
        tables = [:]
    }

    init(folder: String) throws(InputFault) {
        self.init()
        let path = "\(folder)/\(Self.name)"
        guard FileManager.default.fileExists(atPath: path) else { return }
        let data = try FileSystem.read(path)
        do {
            tables = try JSONDecoder().decode([String: [String: String]].self, from: data)
        } catch {
            throw InputFault(
                file: path,
                "does not hold texts by table and key; without the file no changes are known"
            )
        }
    }

    subscript(table: String, key: String) -> String? {
        get { tables[table]?[key] }
        set {
            guard tables[table]?[key] != newValue else { return }
            tables[table, default: [:]][key] = newValue
            isChanged = true
        }
    }

    /// The file; nil where it says the same already.
    func serialized() -> Data? {
        guard isChanged else { return nil }
        let sorted = tables.sorted { $0.key < $1.key }.map { table, texts in
            let lines = texts.sorted { $0.key < $1.key }.map { ($0.key, JSONText.string($0.value)) }
            return (table, JSONText.object(lines, indent: "    "))
        }
        return Data("\(JSONText.object(sorted, indent: "  "))\n".utf8)
    }
}
