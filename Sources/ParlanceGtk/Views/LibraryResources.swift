import Foundation
import Parlance

/// The library's own few texts, in the languages it ships.
enum LibraryResources {
    /// Where SwiftPM puts them beside the executable, then where an installed app keeps them. The bundle that
    /// SwiftPM generates is not used: it ends the process where its folder is missing.
    static let bundle = ResourceBundle(
        folders: [Bundle.main.bundleURL.appendingPathComponent("Parlance_ParlanceGtk.resources/Resources")]
            + ResourceBundle.installedFolders(named: "parlance").map {
                $0.appendingPathComponent("ParlanceGtk")
            },
        developmentLanguage: "en"
    )
}

extension Message {
    /// One of the library's own texts.
    static func library(_ key: String, _ defaultText: String, _ arguments: Argument...) -> Message {
        var message = Message(
            key,
            table: "ParlanceGtk",
            default: defaultText,
            bundle: LibraryResources.bundle
        )
        message.arguments = arguments
        return message
    }
}
