import Foundation

/// What a reader finds in a string catalog.
struct StringCatalogFile: DecodableWithConfiguration {
    private(set) var sourceLanguage: Language?
    private(set) var version: String?
    private(set) var entries: [String: StringCatalog.Entry] = [:]
    private(set) var faults: [KeyedDiagnostic]

    static func read(_ data: Data, path: String) -> StringCatalogFile {
        do {
            return try JSONDecoder().decode(StringCatalogFile.self, from: data, configuration: path)
        } catch {
            return StringCatalogFile(fault: diagnostic(for: error, in: data, path: path))
        }
    }

    /// Reads it where the decoder stands; `configuration` is the file's path.
    init(from decoder: any Decoder, configuration path: String) throws {
        let root = try JSONObject(decoder)
        var reader = StringCatalogReader(path: path)
        sourceLanguage = reader.sourceLanguage(of: root)
        version = root.value("version")
        entries = reader.entries(of: root)
        faults = reader.faults
    }

    private init(fault: Diagnostic) {
        faults = [KeyedDiagnostic(key: nil, diagnostic: fault)]
    }

    private static func diagnostic(for error: any Error, in data: Data, path: String) -> Diagnostic {
        guard case DecodingError.dataCorrupted = error else {
            return Diagnostic(file: path, message: "the file must hold an object")
        }
        let text = syntaxFault(in: data) ?? "it is not JSON"
        let end = text.hasPrefix("Unexpected end of file") ? data.count : nil
        let offset = FoundationError.number(after: "around character ", in: text) ?? end
        let place = offset.map { FoundationError.place(ofByte: $0, in: data) }
        return Diagnostic(
            file: path,
            line: place?.line ?? 0,
            column: place?.column ?? 0,
            message: "the JSON cannot be read: \(text)"
        )
    }

    /// What is wrong and where, which `JSONDecoder` does not tell on Linux and its older sister does.
    private static func syntaxFault(in data: Data) -> String? {
        // It needs a hundred times the size of the file.
        guard data.count <= 16 << 20 else { return nil }
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
            return nil
        } catch {
            return (error as NSError).userInfo["NSDebugDescription"] as? String
        }
    }
}
