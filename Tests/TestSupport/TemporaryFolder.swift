import Foundation

/// A folder for one test, removed with the last reference to it.
public final class TemporaryFolder: Sendable {
    public let url: URL

    /// Makes the folder and writes files into it.
    ///
    /// - Parameter files: contents by path below the folder.
    public init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    public func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    public func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    /// A file below the folder.
    public func file(_ path: String) -> URL {
        url.appendingPathComponent(path)
    }
}
