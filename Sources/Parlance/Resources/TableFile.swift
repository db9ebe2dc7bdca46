import Foundation

/// One file of texts as it was when it was read.
final class TableFile: Sendable {
    /// What the three formats hold.
    enum Content: Sendable {
        case strings(StringTable)
        case dictionary([String: Translation])
        case catalog(StringCatalog)
    }

    let url: URL
    /// Nil where the file could not be read at all.
    let content: Content?
    let diagnostics: [Diagnostic]
    /// Whether the file can stand for what its author means: an editor that writes in place leaves it empty
    /// or cut off for a moment.
    let isWhole: Bool

    init(_ url: URL) {
        self.url = url
        let data: Data
        do {
            // Not mapped into memory: a mapped file that an editor cuts off ends the process.
            data = try Data(contentsOf: url)
        } catch {
            content = nil
            isWhole = false
            let message = "the file cannot be read: \(error.localizedDescription)"
            diagnostics = [Diagnostic(file: url.path, message: message)]
            return
        }
        var faults: [Diagnostic] = []
        switch url.pathExtension {
        case "strings":
            content = .strings(StringTable(data: data, file: url.path) { faults.append($0) })
        case "stringsdict":
            let dictionary = StringsDictionary(data: data, path: url.path)
            content = .dictionary(dictionary.entries)
            faults = dictionary.diagnostics
        default:
            let catalog = StringCatalog(data: data, path: url.path)
            content = .catalog(catalog)
            faults = catalog.diagnostics
        }
        diagnostics = faults
        isWhole = !data.isEmpty && !faults.contains { $0.severity == .error }
    }

    /// The name of the table the file belongs to.
    var table: String { url.deletingPathExtension().lastPathComponent }
}
