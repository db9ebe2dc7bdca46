import Foundation
import Gtk
import Parlance
import ParlanceGtk

let resources = ResourceBundle(folders: ResourceBundle.installedFolders(named: "hello"))
Localizer.shared = Localizer(resources: resources, store: .standard(name: "hello"))

let application = Application(id: "org.example.Hello")
application.onActivate { application in
    let window = Window(application: application)
    LocalizedWindow(window, title: "window.title") {
        let greeting = Label()
        greeting.localize("label", Message("greeting", "Kai"))
        let content = Box(.vertical, spacing: 12)
        content.append(LanguagePicker(), greeting)
        return content
    }
    window.present()
}
exit(application.run())
