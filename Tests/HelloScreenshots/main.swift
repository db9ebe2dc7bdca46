import Foundation
import Gtk
import Parlance
import ParlanceGtk

let resources = ResourceBundle(folders: ResourceBundle.installedFolders(named: "hello"))
let pages = [
    ScreenshotPage("greeting") { window in window.show(page: "greeting") },
    ScreenshotPage("farewell") { window in window.show(page: "farewell") },
]
let matrix = ScreenshotMatrix(of: resources, pages: pages) { localizer in
    let window = Window()
    window.setDefaultSize(width: 320, height: 240)
    LocalizedWindow(window, title: "window.title", localizer: localizer) {
        let stack = Stack()
        for key in ["greeting", "farewell"] {
            let label = Label()
            label.localize("label", Message(key, "Kai"), in: localizer)
            stack.add(label, name: key)
        }
        return stack
    }
    return window
}
let report = try matrix.write(to: URL(fileURLWithPath: "screenshots"), processes: 4)
for finding in report.findings { print(finding) }
print(report.summary)
exit(report.findings.isEmpty ? 0 : 1)

extension Window {
    func show(page: String) {
        child?.cast(to: Stack.self)?.visiblePage = page
    }
}
