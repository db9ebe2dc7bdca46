import Foundation

/// One folder with `.lproj` folders in it.
struct ResourceFolder: Sendable {
    let url: URL
    /// The `.lproj` folders of each language, more than one where their names differ in case or separators.
    let localizations: [Language: [URL]]
    /// The folders named `Base`, which hold what the development language shares with all.
    let base: [URL]
    /// `.lproj` folders that name no language, such as `mul` with its catalogs, which are for all.
    private let others: [URL]
    /// What `Info.plist` says, as far as it is text.
    let information: [String: String]

    init(_ url: URL) {
        self.url = url
        var localizations: [Language: [URL]] = [:]
        var base: [URL] = []
        var others: [URL] = []
        for folder in Self.contents(of: url) where folder.pathExtension.lowercased() == "lproj" {
            let name = folder.deletingPathExtension().lastPathComponent
            guard Self.isFolder(folder) else { continue }
            if let language = Language(name) {
                localizations[language, default: []].append(folder)
            } else if name.lowercased() == "base" {
                base.append(folder)
            } else {
                others.append(folder)
            }
        }
        self.localizations = localizations
        self.base = base
        self.others = others
        information = Self.information(in: url)
    }

    /// Every folder whose files may change what an app shows.
    var watchedFolders: [URL] {
        guard Self.isFolder(url) else { return [] }
        return [url] + (localizations.values.joined() + base + others).sorted { $0.path < $1.path }
    }

    /// The folders that belong to one language.
    func folders(of language: Language, isDevelopment: Bool) -> [URL] {
        (localizations[language] ?? []) + (isDevelopment ? base : [])
    }

    /// The files with texts in one language, by the folder they are in, the one that wins first.
    func tableFiles(of language: Language, isDevelopment: Bool) -> [[URL]] {
        let own = folders(of: language, isDevelopment: isDevelopment).map { folder in
            Self.contents(of: folder).filter { ["strings", "stringsdict"].contains($0.pathExtension) }
        }
        return own + catalogs
    }

    /// The catalogs, which are for every language: beside the `.lproj` folders or in one that names none.
    var catalogs: [[URL]] {
        ([url] + base + others).map { Self.contents(of: $0).filter { $0.pathExtension == "xcstrings" } }
    }

    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// By name, so that which of two files wins does not hang on the disk; without the hidden files that editors
    /// and other systems leave beside a table, under its name.
    private static func contents(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }
    }

    private static func information(in folder: URL) -> [String: String] {
        let file = folder.appendingPathComponent("Info.plist")
        guard let data = try? Data(contentsOf: file),
            let entries = try? PropertyList.read(data, path: file.path) as? [String: Any]
        else { return [:] }
        return entries.compactMapValues { $0 as? String }
    }
}
