import Foundation
import Gtk

/// The app's icon, which has the name of the app's id.
@MainActor
enum AppIcon {
    static let name = "org.parlance.Parlance"

    /// Has the icon found wherever the program is: `make install` puts it in `share/icons` beside
    /// `share/parlance`, a folder that the desktop itself looks in for some prefixes only, and the source tree has
    /// it in `data/icons` beside `Resources`.
    static func find(beside resources: [URL]) {
        for folder in resources.map({ $0.deletingLastPathComponent() }) {
            for place in ["icons", "data/icons"] {
                IconTheme.addFolder(folder.appendingPathComponent(place).path)
            }
        }
    }
}
