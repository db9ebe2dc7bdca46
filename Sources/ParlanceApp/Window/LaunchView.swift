import Gtk
import Parlance
import ParlanceGtk

/// What shows from the start until the app's texts and people are there: its picture and its name.
@MainActor
enum LaunchView {
    static func make(in localizer: Localizer) -> Widget {
        let logo = Picture()
        logo.name = "launch-logo"
        logo.localize(.file("logo.svg"), in: localizer)
        Parts.describe(logo, MainWindow.name, in: localizer)
        logo.setSizeRequest(width: 200, height: 120)
        let name = Parts.line(MainWindow.name, localizer)
        name.addStyleClass("page-title")
        name.align(horizontally: .center)
        let view = Box(.vertical, spacing: 18)
        view.name = "launch"
        view.align(horizontally: .center, vertically: .center)
        view.append(logo, name)
        return view
    }
}
