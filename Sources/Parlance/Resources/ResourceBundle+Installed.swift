import Foundation

extension ResourceBundle {
    /// The folder with a program's resources: the nearest that exists of `share/<name>` in the prefix it is
    /// installed in, `Resources` in the source tree it was built in, and `<name>` in the data folders of the
    /// XDG Base Directory Specification. Empty where there is none.
    ///
    /// - Parameters:
    ///   - name: the program's name.
    ///   - executable: where the program is; links are followed.
    public static func installedFolders(
        named name: String,
        executable: URL? = Bundle.main.executableURL,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> [URL] {
        var candidates: [URL] = []
        if let program = executable?.resolvingSymlinksInPath().deletingLastPathComponent() {
            candidates.append(
                program.deletingLastPathComponent().appendingPathComponent("share").appendingPathComponent(
                    name
                )
            )
            candidates += sourceTree(around: program).map { $0.appendingPathComponent("Resources") }
        }
        let home = environment["HOME"] ?? NSHomeDirectory()
        let own = nonEmpty(environment["XDG_DATA_HOME"]) ?? "\(home)/.local/share"
        let system = nonEmpty(environment["XDG_DATA_DIRS"]) ?? "/usr/local/share:/usr/share"
        candidates += ([own] + system.split(separator: ":").map(String.init))
            .map { URL(fileURLWithPath: $0).appendingPathComponent(name) }
        return candidates.first { FileManager.default.fileExists(atPath: $0.path) }.map { [$0] } ?? []
    }

    /// The folder above a built program that holds the manifest it was built from.
    private static func sourceTree(around folder: URL) -> [URL] {
        var folder = folder
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let manifest = folder.appendingPathComponent("Package.swift")
            if FileManager.default.fileExists(atPath: manifest.path) { return [folder] }
        }
        return []
    }

    private static func nonEmpty(_ value: String?) -> String? { value == "" ? nil : value }
}
