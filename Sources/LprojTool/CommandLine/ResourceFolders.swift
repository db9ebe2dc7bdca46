import Foundation
import OptionParsing
import Parlance

extension OptionParser.Option {
    static let resources = Self(
        "resources",
        placeholder: "DIR",
        help: "Where the .lproj folders are, the one that wins first (Resources)",
        isRepeated: true
    )
    static let developmentLanguage = Self(
        "development-language",
        placeholder: "TAG",
        help: "The language the app is written in (as Info.plist says, else en)"
    )
    static let output = Self("output", placeholder: "FILE", help: "Write to a file (standard output)")
}

extension ParsedOptions {
    /// The resources that the options name.
    func resourceBundle() throws -> ResourceBundle {
        try resourceBundle(folders: has("resources") ? all("resources") : ["Resources"])
    }

    /// Resources in the given folders, with `.lproj` folders or catalogs in at least one.
    func resourceBundle(folders: [String]) throws -> ResourceBundle {
        for folder in folders where !FileSystem.isFolder(folder) {
            throw UsageFault(description: "There is no folder “\(folder)”")
        }
        let development = self["development-language"]
        if let development, Language(development) == nil {
            throw UsageFault(description: "“\(development)” names no language")
        }
        let bundle = ResourceBundle(
            folders: folders.map { URL(fileURLWithPath: $0) },
            developmentLanguage: development
        )
        guard bundle.hasLocalizations else {
            let places = folders.joined(separator: ", ")
            throw UsageFault(description: "There are no .lproj folders or string catalogs in \(places)")
        }
        return bundle
    }

    /// Gives a text to whoever asked for it: the file of `--output`, or standard output.
    func write(_ text: String) throws {
        guard let path = self["output"] else { return print(text, terminator: "") }
        try FileSystem.replace(path, with: Data(text.utf8))
    }
}
