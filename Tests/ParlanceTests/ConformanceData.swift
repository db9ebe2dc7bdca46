import Foundation

/// Material to check against that is too large to keep here; tests that need it are skipped without it.
enum ConformanceData {
    /// The folder in `PARLANCE_TEST_DATA`, or the one beside the package; `nil` if there is none.
    static let folder: URL? = {
        let beside = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("../shared/data").standardizedFileURL
        let named = ProcessInfo.processInfo.environment["PARLANCE_TEST_DATA"].map(URL.init(fileURLWithPath:))
        let folder = named ?? beside
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    /// A file or folder of the material.
    static func url(_ path: String) -> URL? {
        folder?.appendingPathComponent(path)
    }
}
