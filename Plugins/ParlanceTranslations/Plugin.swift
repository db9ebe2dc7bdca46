import Foundation
import PackagePlugin

/// Collects the texts of a target, brings every language up to them and checks the translations, in each build that
/// has something new: `lproj update`.
///
/// The tables are those in the folder `Resources` of the target, or else of the package, and are written there.
@main
struct ParlanceTranslations: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let sources = target as? any SourceModuleTarget else { return [] }
        let places = [target.directoryURL, context.package.directoryURL].map {
            $0.appending(path: "Resources")
        }
        guard let resources = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            Diagnostics.error("\(target.name) has no folder Resources, and neither has its package")
            return []
        }
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: resources.path)) ?? []
        let texts = paths.sorted().map { resources.appending(path: $0) }
            .filter { ["strings", "stringsdict", "xcstrings", "ui"].contains($0.pathExtension) }
        let code = sources.sourceFiles(withSuffix: "swift").map(\.url)
        let interfaces = texts.filter { $0.pathExtension == "ui" }
        // An empty source, as the target would get a bundle for a file of any other kind.
        let stamp = context.pluginWorkDirectoryURL.appending(path: "Translations.swift")
        return [
            .buildCommand(
                displayName: "Bringing the translations up to date",
                executable: try context.tool(named: "lproj").url,
                arguments: ["update"] + (code + interfaces).map(\.path)
                    + ["--into", resources.path, "--stamp", stamp.path],
                inputFiles: code + texts,
                outputFiles: [stamp]
            )
        ]
    }
}
