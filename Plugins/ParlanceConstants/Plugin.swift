import Foundation
import PackagePlugin

/// Makes a constant of each key of the development language, in each build: `Message.homeTitle`.
///
/// The tables are those in the folder `Resources` of the target, or else of the package.
@main
struct ParlanceConstants: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let places = [target.directoryURL, context.package.directoryURL].map {
            $0.appending(path: "Resources")
        }
        guard let resources = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            Diagnostics.error("\(target.name) has no folder Resources, and neither has its package")
            return []
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "MessageConstants.swift")
        return [
            .buildCommand(
                displayName: "Making constants of the keys in \(resources.lastPathComponent)",
                executable: try context.tool(named: "lproj").url,
                arguments: ["constants", resources.path, "--output", output.path],
                inputFiles: files(in: resources),
                outputFiles: [output]
            )
        ]
    }

    /// Any table may be one of the development language, which is for the tool to say.
    private func files(in folder: URL) -> [URL] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.sorted().map { folder.appending(path: $0) }
            .filter { ["strings", "stringsdict", "xcstrings", "ui", "plist"].contains($0.pathExtension) }
    }
}
