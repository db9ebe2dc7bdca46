import Foundation

/// Large sets of cases that live outside the package; tests that want one are skipped where it is missing.
enum ConformanceData {
    /// The folder named by `PARLANCE_TEST_DATA`, else `../shared/data` beside the package, when it exists.
    static let folder: URL? = {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let beside = package.deletingLastPathComponent().appendingPathComponent("shared/data")
        let named = ProcessInfo.processInfo.environment["PARLANCE_TEST_DATA"].map {
            URL(fileURLWithPath: $0, isDirectory: true)
        }
        let folder = named ?? beside
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    static func url(_ name: String) -> URL? {
        folder?.appendingPathComponent(name)
    }
}
