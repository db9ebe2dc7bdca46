import OptionParsing
import Parlance
import ParlanceGtk

/// What the command line asks for.
@MainActor
package struct Options {
    /// The languages for this run only, the one liked best first; nil follows what was chosen.
    var languages: [String]?
    package var strategy: Strategy = .refresh
    var page: Page = .home
    /// Where the `.lproj` folders are; nil looks where the program is installed.
    var resources: String?
    /// Where pictures of every page in every language go; nil opens the window instead.
    var screenshots: String?
    /// Whether a table that is saved shows at once.
    var watches = false
    var showsVersion = false
    /// Whether the window waits until the desktop asks for it over D-Bus.
    var isService = false

    /// A command line that asks for what there is not.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads a command line whose first element is the program's name.
    ///
    /// - Throws: ``HelpRequest`` where it asks for help; else in words what is wrong with it.
    package init(_ arguments: [String]) throws {
        let launch = try LaunchLanguages.separated(from: arguments)
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
            .init(
                "gapplication-service",
                help: "Wait for the desktop to open the window, as D-Bus starts it"
            ),
        ])
        let values = try parser.parse(launch.others)
        languages = values["language"].map { [$0] } ?? launch.languages
        resources = values["resources"]
        screenshots = values["screenshots"]
        watches = values.has("watch")
        showsVersion = values.has("version")
        isService = values.has("gapplication-service")
        if let name = values["page"] { page = try Self.value(name, "page") }
        if let name = values["strategy"] { strategy = try Self.value(name, "strategy") }
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

    var title: Message {
        switch self {
        case .refresh: .strategyRefresh
        case .rebuild: .strategyRebuild
        }
    }

    var explanation: Message {
        switch self {
        case .refresh: .strategyRefreshExplanation
        case .rebuild: .strategyRebuildExplanation
        }
    }

    @MainActor
    package var refreshStrategy: any RefreshStrategy {
        switch self {
        case .refresh: ViewRefresh()
        case .rebuild: RootRebuild()
        }
    }
}
