// A window with one localized label, up to its first frame: what an app pays for starting with Parlance.
import Foundation
import Gtk
import Parlance
import ParlanceGtk

guard MainLoop.initialize(), let folder = CommandLine.arguments.dropFirst().first else { exit(EXIT_FAILURE) }
let resources = ResourceBundle(folders: [URL(fileURLWithPath: folder)])
let localizer = Localizer(resources: resources)
let window = Window()
LocalizedWindow(window, title: "title", localizer: localizer) {
    let label = Label()
    label.localize("label", "hello", in: localizer)
    return label
}
window.present()
window.afterNextFrame {
    // The benchmark's clock stops at the first byte.
    _exit(write(STDOUT_FILENO, "*", 1) == 1 ? EXIT_SUCCESS : EXIT_FAILURE)
}
while true { MainLoop.run(until: { false }) }
