import Foundation

/// What a comparison that failed leaves behind, in `build/snapshots` of the package.
@MainActor
struct SnapshotArtifacts {
    private let folder: URL
    private let base: URL
    private let ending: String

    init(_ reference: SnapshotReference) {
        folder = reference.package.appendingPathComponent("build/snapshots")
        base = folder.appendingPathComponent("\(reference.suite)/\(reference.name)")
        ending = reference.file.lastPathComponent.hasSuffix(".txt") ? "txt" : "png"
    }

    private func file(_ what: String) -> URL {
        base.deletingLastPathComponent().appendingPathComponent("\(base.lastPathComponent).\(what).\(ending)")
    }

    /// The paths of the files there are, one a line.
    var paths: String {
        Self.kinds.map(file).filter { FileManager.default.fileExists(atPath: $0.path) }.map(\.path)
            .joined(separator: "\n")
    }

    private static let kinds = ["actual", "expected", "difference"]

    /// Writes the files and a page with all that is in the folder.
    func leave(expected: Data?, actual: Data, difference: Data?) throws {
        try remove()
        try FileManager.default.createDirectory(
            at: base.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        for (kind, data) in zip(Self.kinds, [actual, expected, difference]) {
            try data?.write(to: file(kind), options: .atomic)
        }
        try writeIndex()
    }

    /// Takes away what an earlier run has left.
    func remove() throws {
        let left = Self.kinds.map(file).filter { FileManager.default.fileExists(atPath: $0.path) }
        guard !left.isEmpty else { return }
        for file in left { try FileManager.default.removeItem(at: file) }
        try writeIndex()
    }

    private func writeIndex() throws {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let rows = files.filter { $0.contains(".actual.") }.sorted().map { actual in
            let cells = Self.kinds.map { kind in
                let file = actual.replacingOccurrences(of: ".actual.", with: ".\(kind).")
                return "<td>\(files.contains(file) ? cell(file) : "")</td>"
            }
            let name = actual.replacingOccurrences(of: ".actual.", with: ".")
            return "<tr><th colspan=\"3\">\(escaped(name))</th></tr>\n<tr>\(cells.joined())</tr>"
        }
        let page = """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <title>\(rows.count) snapshots differ</title>
            <style>
            :root { color-scheme: light dark; font: 14px sans-serif; }
            table { width: 100%; table-layout: fixed; } td { vertical-align: top; padding: 4px 8px 24px; }
            th { text-align: start; padding: 4px 8px; } thead { position: sticky; top: 0; background: Canvas; }
            img { max-width: 100%; border: 1px solid #888; } pre { margin: 0; white-space: pre-wrap; }
            </style>
            <table>
            <thead><tr><th>actual</th><th>expected</th><th>difference</th></tr></thead>
            \(rows.joined(separator: "\n"))
            </table>
            </html>

            """
        try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"), options: .atomic)
    }

    private func cell(_ file: String) -> String {
        guard file.hasSuffix(".txt") else {
            let path = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
            return "<a href=\"\(path)\"><img src=\"\(path)\"></a>"
        }
        let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
        return "<pre>\(escaped(text))</pre>"
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
