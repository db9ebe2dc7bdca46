import Foundation
import Parlance

/// The files of a folder with `.lproj` folders, as they are on the disk.
struct ResourceTree {
    /// One `.lproj` folder.
    struct Folder {
        /// Without `.lproj`.
        let name: String
        let path: String
        /// Nil for `Base` and for what names no language.
        let language: Language?
        /// The names of the files in it, sorted.
        let files: [String]

        var isBase: Bool { name.lowercased() == "base" }
        func path(_ file: String) -> String { "\(path)/\(file)" }
    }

    let path: String
    let developmentLanguage: Language
    let folders: [Folder]
    /// The names of the files beside the folders, sorted.
    let files: [String]

    /// - Throws: the folders that cannot be read, as they may hold anything.
    init(_ path: String, developmentLanguage: Language) throws(InputFault) {
        let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = root
        self.developmentLanguage = developmentLanguage
        var folders: [Folder] = []
        var files: [String] = []
        for name in try Self.names(in: root) {
            let place = "\(root)/\(name)"
            guard FileSystem.isFolder(place) else {
                files.append(name)
                continue
            }
            guard name.lowercased().hasSuffix(".lproj") else { continue }
            let language = String(name.dropLast(".lproj".count))
            let content = try Self.names(in: place).filter { !FileSystem.isFolder("\(place)/\($0)") }
            folders.append(Folder(name: language, path: place, language: Language(language), files: content))
        }
        self.folders = folders
        self.files = files
    }

    private static func names(in folder: String) throws(InputFault) -> [String] {
        try FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }.sorted()
    }

    func path(_ file: String) -> String { "\(path)/\(file)" }

    /// The languages that have a folder, and the development language; nobody translates into a pseudolanguage.
    var languages: [Language] {
        Set(folders.compactMap(\.language) + [developmentLanguage]).filter { Pseudolanguage($0) == nil }
            .sorted { $0.tag < $1.tag }
    }

    /// The folders of a language, those named `Base` last for the development language.
    func folders(of language: Language) -> [Folder] {
        folders.filter { $0.language == language }
            + (language == developmentLanguage ? folders.filter(\.isBase) : [])
    }

    /// The paths of all files with an extension that are for every language: beside the folders, in `Base` and in
    /// folders that name no language.
    func sharedFiles(withExtension suffix: String) -> [String] {
        let shared = folders.filter { $0.language == nil }.flatMap { folder in folder.files.map(folder.path) }
        return (files.map(path) + shared).filter { $0.hasSuffix(".\(suffix)") }
    }

    /// What a path calls its table or picture: the last part, without the extension.
    static func name(of path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
}
