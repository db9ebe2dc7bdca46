import Gtk
import Parlance
import ParlanceGtk

/// What the app is and who made it.
@MainActor
enum AboutWindow {
    static func present(over main: MainWindow) {
        make(over: main)?.present()
    }

    static func make(over main: MainWindow) -> AboutDialog? {
        guard let parent = main.window else { return nil }
        let localizer = main.localizer
        let about = AboutDialog()
        about.name = "about"
        about.belong(to: parent)
        about.setLogo(iconName: AppIcon.name)
        // The toolkit words it once, when it is set.
        about.followLanguage(of: localizer) { $0.cast(to: AboutDialog.self)?.setLicenseToMIT() }
        let version = localizer.resources.information(for: "CFBundleShortVersionString") ?? ""
        about.setText(version, property: "version")
        about.localize("program-name", MainWindow.name, in: localizer)
        about.localize("comments", .aboutComments, in: localizer)
        about.localize("copyright", .aboutCopyright, in: localizer)
        return about
    }
}
