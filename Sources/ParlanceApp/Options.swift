import Foundation
import Gtk
import Parlance
import ParlanceGtk

/// What the command line asks for.
@MainActor
package struct Options {
    /// A language for this run only.
    var language: String?
    package var strategy: Strategy = .refresh
    var page: Page = .home
    /// Where the `.lproj` folders are; nil looks where the program is installed.
    var resources: String?
    /// Where pictures of every page in every language go; nil opens the window instead.
    var screenshots: String?
    /// Whether a table that is saved shows at once.
    var watches = false
    var showsVersion = false

    /// A command line that asks for what there is not.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads a command line whose first element is the program's name.
    package init(_ arguments: [String]) throws {
        let (own, appleLanguages) = try Self.separated(arguments)
        let parser = OptionParser([
            .init("language", placeholder: "TAG", help: "Use a language for this run only"),
            .init("strategy", placeholder: "refresh|rebuild", help: "How the window follows a change"),
            .init(
                "page",
                placeholder: "NAME",
                help: "Open a page: " + Page.allCases.map(\.rawValue).joined(separator: ", ")
            ),
            .init("resources", placeholder: "DIR", help: "Take the .lproj folders from a folder"),
            .init(
                "screenshots",
                placeholder: "DIR",
                help: "Write pictures of all pages in all languages and end"
            ),
            .init("watch", help: "Show a table of texts as soon as it is saved"),
            .init("version", help: "Print the version and end"),
        ])
        let values = try parser.parse(own)
        language = values["language"] ?? appleLanguages
        resources = values["resources"]
        screenshots = values["screenshots"]
        watches = values["watch"] != nil
        showsVersion = values["version"] != nil
        if let name = values["page"] { page = try Self.value(name, "page") }
        if let name = values["strategy"] { strategy = try Self.value(name, "strategy") }
    }

    /// Takes `-AppleLanguages "(zh-Hans)"` out of a command line: the form in which Foundation's programs are
    /// told a language for one run, which no other option parser understands.
    private static func separated(_ arguments: [String]) throws -> (own: [String], language: String?) {
        var own = arguments
        guard let index = own.firstIndex(of: "-AppleLanguages") else { return (own, nil) }
        guard own.indices.contains(index + 1) else {
            throw Failure(description: "-AppleLanguages wants a list of languages, such as \"(zh-Hans)\"")
        }
        let list = own[index + 1]
        own.removeSubrange(index...(index + 1))
        let parsed = try? PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil)
        switch parsed {
        case let tags as [String] where !tags.isEmpty: return (own, tags[0])
        case let tag as String where !tag.isEmpty: return (own, tag)
        default:
            throw Failure(
                description: "-AppleLanguages: “\(list)” is no list of languages, such as \"(zh-Hans)\""
            )
        }
    }

    private static func value<Value: RawRepresentable & CaseIterable>(
        _ name: String,
        _ what: String
    ) throws -> Value where Value.RawValue == String {
        guard let value = Value(rawValue: name) else {
            let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure(description: "Unknown \(what) “\(name)”; there are: \(known)")
        }
        return value
    }
}

/// The strategies by the names that the command line and the pictures' folders use.
package enum Strategy: String, CaseIterable {
    case refresh, rebuild

    @MainActor
    package var refreshStrategy: any RefreshStrategy {
        switch self {
        case .refresh: ViewRefresh()
        case .rebuild: RootRebuild()
        }
    }
}
