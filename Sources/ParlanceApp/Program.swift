import Foundation
import Gtk
import OptionParsing
import Parlance
import ParlanceGtk

/// The reference app from its command line to its exit status.
@MainActor
package enum Program {
    /// - Returns: 0; 1 where there is no display or the pictures have findings; 2 where the command line is
    ///   wrong.
    package static func run(_ arguments: [String]) -> Int32 {
        let options: Options
        do {
            options = try Options(arguments)
        } catch let help as HelpRequest {
            print(help.text, terminator: "")
            return 0
        } catch {
            return fail("\(error)", status: 2)
        }
        let folders =
            options.resources.map { [URL(fileURLWithPath: $0)] }
            ?? ResourceBundle.installedFolders(named: "parlance")
        let resources = ResourceBundle(folders: folders)
        guard !resources.folders.isEmpty, resources.hasLocalizations else {
            let place = options.resources ?? "share/parlance beside the program or in the XDG data folders"
            return fail("There are no .lproj folders in \(place)", status: 2)
        }
        if options.showsVersion {
            print("parlance \(resources.information(for: "CFBundleShortVersionString") ?? "")")
            return 0
        }
        if let tags = options.languages, resources.language(forPreferred: tags) == nil {
            let tag = tags.joined(separator: ", ")
            return fail("\(UnsupportedLanguage(tag: tag, languages: resources.languages))", status: 2)
        }
        if let folder = options.screenshots { return pictures(of: resources, options, in: folder) }
        return window(options, resources)
    }

    private static func window(_ options: Options, _ resources: ResourceBundle) -> Int32 {
        guard MainLoop.initialize() else { return fail(noDisplay, status: 1) }
        let localizer = Localizer(
            resources: resources,
            store: .standard(name: "parlance"),
            override: options.languages.flatMap { resources.language(forPreferred: $0)?.tag }
        )
        Localizer.shared = localizer
        AppIcon.find(beside: resources.folders)
        let live = options.watches ? LiveResources(localizer) : nil
        defer { withExtendedLifetime(live) {} }
        let application = Application(id: AppIcon.name, isService: options.isService)
        application.addAction("quit") { [weak application] in application?.quit() }
        for (action, keys) in Actions.shortcuts { application.setShortcuts(keys, for: action) }
        application.onActivate { application in
            if let window = application.windows.first { return window.present() }
            Style.apply()
            let window = Window(application: application)
            MainWindow.open(window, reader: Reader(localizer: localizer), options: options)
        }
        return application.run()
    }

    private static func pictures(of resources: ResourceBundle, _ options: Options, in folder: String) -> Int32
    {
        guard PinnedEnvironment.start() else { return fail(noDisplay, status: 1) }
        AppIcon.find(beside: resources.folders)
        Style.apply()
        let chosen = options.languages.flatMap { resources.language(forPreferred: $0) }
        let matrix = ScreenshotMatrix(
            of: resources,
            pages: AppPages.all,
            languages: chosen.map { [$0] }
        ) { localizer in
            let window = Window()
            let reader = Reader(localizer: localizer, today: Reader.day(2025, 2, 3))
            MainWindow.fill(window, reader: reader, options: options, showsCost: false)
            return window
        }
        do {
            // Most of the time is spent waiting for frames, so there may be more than there are processors.
            let processes = 2 * ProcessInfo.processInfo.activeProcessorCount
            let report = try matrix.write(to: URL(fileURLWithPath: folder), processes: processes)
            for line in report.diagnostics { tell(line) }
            for finding in report.findings { tell("\(finding)") }
            print("\(report.summary), in \(folder)")
            return report.findings.isEmpty ? 0 : 1
        } catch {
            return fail("\(error)", status: 1)
        }
    }

    private static let noDisplay = "There is no display to open a window on (set DISPLAY or WAYLAND_DISPLAY)"

    private static func fail(_ message: String, status: Int32) -> Int32 {
        tell("parlance: \(message)")
        return status
    }

    private static func tell(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
