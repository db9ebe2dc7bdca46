import CLibc
import Foundation
import Gtk
import Parlance
import ParlanceApp

/// The reference app switched between its languages at random, as long as there is time for.
@MainActor
struct SoakRow {
    private static let switches = 10_000
    private static let warmUp = 100
    private static let seconds = 40.0

    func row() throws -> Row {
        let resources = ResourceBundle(folders: ResourceBundle.installedFolders(named: "parlance"))
        let localizer = Localizer(resources: resources)
        Style.apply()
        return Row("", Comparison(pairs: 1, ours: { 1 }, theirs: { 1 }), unit: "MB", bar: 1.02)
    }
}
