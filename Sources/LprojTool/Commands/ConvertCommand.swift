import Foundation
import OptionParsing
import Parlance

extension Subcommand {
    static let convert = Subcommand(
        name: "convert",
        summary: "Turns a table from one format into another: .strings and .stringsdict, .xcstrings, .po.",
        discussion: """
            The names of the files tell the formats. A .strings file in an .lproj folder stands for its table in every
            language, with the .stringsdict files beside. A .po file holds one language: that of --language, or of the
            folder. In it the key is the context where it is not the source text, “fuzzy” is what needs a review, and
            plural forms stand by their categories. What a format cannot hold is named.
            """,
        example: "lproj convert Resources/en.lproj/Localizable.strings po/de.po --language de",
        parameters: [.init("FILE"), .init("FILE")],
        options: [
            .init(
                "language",
                placeholder: "TAG",
                help: "The language of a .po file, or of a file in no folder"
            ),
            .developmentLanguage,
        ]
    ) { options in
        let (from, to) = (options.arguments[0], options.arguments[1])
        let conversion = try Conversion(
            from: from,
            to: to,
            language: options["language"],
            sourceLanguage: try options.developmentLanguage(of: Conversion.resourceFolder(of: from))
        )
        for loss in conversion.losses { CommandLineInterface.complain("\(from): warning: \(loss)") }
        try FileSystem.replace(conversion.files)
        return .success
    }
}

/// A table read from one file and written to others.
private struct Conversion {
    private(set) var files: [(path: String, data: Data)] = []
    private(set) var losses: [String] = []
    private let language: Language?
    /// The one that a `.po` file is in.
    private var portableLanguage: Language?

    init(from: String, to: String, language tag: String?, sourceLanguage: Language) throws {
        language = try tag.map { tag in
            guard let language = Language(tag) else {
                throw UsageFault(description: "“\(tag)” names no language")
            }
            return language
        }
        let table = try read(from, to, sourceLanguage)
        switch Self.format(to) {
        case .folder:
            files = FolderTables.files(
                table,
                at: to,
                only: Self.format(from) == .portable ? portableLanguage : nil
            )
            for entry in table.entries where !entry.shouldTranslate {
                losses.append("that “\(entry.key)” is not to be translated cannot be said in .strings")
            }
        case .catalog: files = [(to, CatalogTables.data(table))]
        case .portable:
            guard let language = language ?? Self.folderLanguage(from) ?? Self.nameLanguage(to) else {
                throw UsageFault(description: "A .po file holds one language; name it with --language")
            }
            var portable = PortableTables(language)
            files = [(to, portable.file(table).data)]
            losses += portable.losses
        case nil: throw UsageFault(description: "“\(to)” is no .strings, .xcstrings or .po file")
        }
    }

    private mutating func read(_ from: String, _ to: String, _ sourceLanguage: Language) throws
        -> ConvertedTable
    {
        switch Self.format(from) {
        case .folder:
            return try FolderTables.read(
                from,
                sourceLanguage: Self.folderLanguage(from) == nil ? language ?? sourceLanguage : sourceLanguage
            )
        case .catalog: return try CatalogTables.read(from)
        case .portable: return try readPortable(from, to, sourceLanguage)
        case nil:
            throw UsageFault(description: "“\(from)” is no .strings, .stringsdict, .xcstrings or .po file")
        }
    }

    private mutating func readPortable(_ from: String, _ to: String, _ sourceLanguage: Language) throws
        -> ConvertedTable
    {
        let reader = PortableObjectReader(path: from, data: try FileSystem.read(from))
        guard reader.faults.isEmpty else { throw InputFault(reader.faults) }
        let named = PortableTables.languages(reader.file)
        guard let language = language ?? named.target ?? Self.folderLanguage(to) ?? Self.nameLanguage(from)
        else {
            throw UsageFault(
                description: "The header of “\(from)” names no language; name it with --language"
            )
        }
        if reader.obsolete > 0 { losses.append("\(reader.obsolete) obsolete entries are left out") }
        portableLanguage = language
        // A catalog that is there has more languages, which stay.
        let exists = Self.format(to) == .catalog && FileManager.default.fileExists(atPath: to)
        var table =
            exists
            ? try CatalogTables.read(to) : ConvertedTable(sourceLanguage: named.source ?? sourceLanguage)
        var portable = PortableTables(language)
        portable.read(reader.file, into: &table)
        return table
    }

    private enum Format {
        case folder, catalog, portable
    }

    private static func format(_ path: String) -> Format? {
        switch URL(fileURLWithPath: path).pathExtension {
        case "strings", "stringsdict": .folder
        case "xcstrings": .catalog
        case "po", "pot": .portable
        default: nil
        }
    }

    /// The folder that has the `.lproj` folder of a file.
    static func resourceFolder(of path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent
        let parent = folder.hasSuffix(".lproj") ? (folder as NSString).deletingLastPathComponent : folder
        return parent.isEmpty ? "." : parent
    }

    private static func folderLanguage(_ path: String) -> Language? {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.hasSuffix(".lproj") ? Language(ResourceTree.name(of: folder)) : nil
    }

    /// `po/de.po`
    private static func nameLanguage(_ path: String) -> Language? {
        SystemLanguages.preferred(environment: ["LANG": ResourceTree.name(of: path)]).first.flatMap {
            Language($0)
        }
    }
}
