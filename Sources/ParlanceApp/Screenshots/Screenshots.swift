import Foundation
import Gtk
import Parlance
import ParlanceGtk

/// Every page in every language by both strategies, as pictures and as findings.
@MainActor
struct Screenshots {
    let localizer: Localizer
    let folder: URL

    /// Takes the pictures, each after a live switch, and writes them with their report and contact sheet.
    func take() throws -> ScreenshotReport {
        var report = ScreenshotReport()
        var pictures: [String: Data] = [:]
        for strategy in Strategy.allCases {
            let window = try openWindow(strategy)
            defer { window.destroy() }
            for language in localizer.languages {
                try localizer.choose(.language(language))
                for page in Page.allCases {
                    window.show(page)
                    let start = MainLoop.microseconds
                    let picture = try Snapshot(of: window)
                    let shot = ScreenshotReport.Picture(
                        page: page.rawValue,
                        language: language.tag,
                        strategy: strategy.rawValue,
                        file: "\(strategy)/\(page).\(language).png",
                        milliseconds: Double(MainLoop.microseconds - start) / 1000
                    )
                    try write(picture.png, to: shot.file)
                    report.pictures.append(shot)
                    report.findings += StaleText.all(in: localizer).map { .init(shot, "\($0)") }
                    let pixels = picture.texture.pixels
                    if let other = pictures.updateValue(pixels, forKey: "\(page).\(language)"),
                        other != pixels
                    {
                        report.findings.append(
                            .init(shot, "the picture differs from that by the other strategy")
                        )
                    }
                }
            }
        }
        try write(report.json(), to: "report.json")
        try write(Data(ContactSheet(report).html.utf8), to: "index.html")
        return report
    }

    private func openWindow(_ strategy: Strategy) throws -> Window {
        let window = Window()
        let reader = Reader(localizer: localizer, today: Reader.day(2025, 2, 3))
        let localized = try MainWindow.fill(
            window,
            reader: reader,
            options: Options(["parlance"]),
            showsCost: false
        )
        // Behind the back of the buttons that show it: both strategies are to give the same picture.
        localized.strategy = strategy.refreshStrategy
        window.present()
        return window
    }

    private func write(_ data: Data, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file, options: .atomic)
    }
}

extension Window {
    /// Turns the app's window to a page.
    func show(_ page: Page) {
        MainWindow.of(self)?.show(page)
    }
}
