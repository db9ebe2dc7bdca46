import Foundation
import Gtk
import Parlance

/// All pictures of one language.
@MainActor
final class LanguageRun {
    let matrix: ScreenshotMatrix
    let language: Language
    let folder: URL

    private var report = ScreenshotReport()
    /// What each page looked like first, in the light and in the dark.
    private var known: [String: Picture] = [:]
    /// What has been found before is not told again on each further page.
    private var told: Set<String> = []
    private let diagnostics = DiagnosticLines()

    private static let strategies: [(name: String, strategy: any RefreshStrategy)] = [
        ("refresh", ViewRefresh()), ("rebuild", RootRebuild()),
    ]

    init(matrix: ScreenshotMatrix, language: Language, folder: URL) {
        self.matrix = matrix
        self.language = language
        self.folder = folder
    }

    /// Takes them. What goes wrong is a finding.
    func take() -> ScreenshotReport {
        PinnedEnvironment.scheme = .light
        startFresh()
        for (name, strategy) in Self.strategies { change(by: strategy, named: name) }
        report.diagnostics = diagnostics.all
        return report
    }

    private func startFresh() {
        guard let (localizer, window) = open(in: language, "fresh") else { return }
        defer { window.destroy() }
        for scheme in [ColorScheme.light, .dark] {
            PinnedEnvironment.scheme = scheme
            for page in matrix.pages {
                picture(page, Look("fresh", scheme), localizer, window) { try page.show(in: window) }
            }
        }
        PinnedEnvironment.scheme = .light
    }

    private func change(by strategy: any RefreshStrategy, named name: String) {
        let other = matrix.neighbour(of: language)
        guard let (localizer, window) = open(in: other, name) else { return }
        defer { window.destroy() }
        LocalizedWindow.of(window)?.strategy = strategy
        let light = Look(name, .light)
        // The pages have been seen in the other language, and change while they are hidden.
        for page in matrix.pages where page.isInWindow {
            attempt(page, light) {
                _ = try page.show(in: window)
                try Snapshot.settle(window)
            }
        }
        choose(language, localizer, light)
        for page in matrix.pages where page.isInWindow {
            picture(page, light, localizer, window) { try page.show(in: window) }
        }
        // Dialogs and popovers change while they are open.
        for page in matrix.pages where !page.isInWindow {
            choose(other, localizer, light)
            picture(page, light, localizer, window) { [language] in
                let opened = try page.show(in: window)
                try Snapshot.settle(opened)
                try localizer.choose(.language(language))
                return opened
            }
        }
        choose(language, localizer, light)
        PinnedEnvironment.scheme = .dark
        for page in matrix.pages {
            picture(page, Look(name, .dark), localizer, window) { try page.show(in: window) }
        }
        PinnedEnvironment.scheme = .light
    }

    private func open(in language: Language, _ strategy: String) -> (Localizer, Window)? {
        let localizer = Localizer(
            resources: matrix.resources,
            override: language.tag,
            systemLanguages: [matrix.resources.developmentLanguage.tag],
            diagnostics: DiagnosticChannel { [diagnostics] in diagnostics.add("\($0)") }
        )
        Localizer.shared = localizer
        do {
            let window = try matrix.makeWindow(localizer)
            window.present()
            MainLoop.run(until: { window.isMapped })
            return (localizer, window)
        } catch {
            report.findings.append(
                ScreenshotFinding(
                    kind: .failed,
                    page: "",
                    language: self.language.tag,
                    strategy: strategy,
                    scheme: .light,
                    message: "the window cannot be made: \(error)"
                )
            )
            return nil
        }
    }

    private func choose(_ language: Language, _ localizer: Localizer, _ look: Look) {
        do {
            try localizer.choose(.language(language))
        } catch {
            find(ScreenshotCheck.Fault(.language, "\(error)"), ScreenshotPage("") { _ in }, look)
        }
    }

    /// Takes one picture, after all checks, and closes what was opened for it.
    private func picture(
        _ page: ScreenshotPage,
        _ look: Look,
        _ localizer: Localizer,
        _ window: Window,
        show: () throws -> Widget
    ) {
        attempt(page, look) {
            let start = MainLoop.microseconds
            let shown = try show()
            defer { page.close(shown) }
            shown.forgetPerson()
            let snapshot = try Snapshot(of: shown)
            let milliseconds = Double(MainLoop.microseconds - start) / 1000
            let check = ScreenshotCheck(
                shown,
                localizer,
                language: language,
                // How wide a dialog of the toolkit is, is the toolkit's own doing, and keys have no spaces to
                // break a line at.
                budget: page.isInWindow && Pseudolanguage(language) != .keys ? matrix.budget : .max
            )
            for fault in check.faults { find(fault, page, look) }
            let picture = compare(snapshot, page, look)
            guard look.strategy != "fresh" else { return }
            let shot = ScreenshotPicture(
                page: page.name,
                language: language.tag,
                strategy: look.strategy,
                scheme: look.scheme,
                file: "\(look.folder)/\(page.name).\(language).png",
                milliseconds: milliseconds,
                checksum: picture.checksum,
                hasText: !VisibleTexts(in: shown).texts.isEmpty
            )
            try write(picture.png, to: shot.file)
            report.pictures.append(shot)
        }
    }

    /// Live switch, rebuild and fresh start give the same picture.
    private func compare(_ snapshot: Snapshot, _ page: ScreenshotPage, _ look: Look) -> Picture {
        let key = "\(page.name) \(look.scheme)"
        let pixels = snapshot.texture.pixels
        guard let expected = known[key] else {
            let first = Picture(snapshot, pixels)
            known[key] = first
            return first
        }
        // Nearly all are the same, and need not be written anew.
        if pixels == expected.pixels, snapshot.texture.width == expected.snapshot.texture.width {
            return expected
        }
        let difference = PictureDifference(from: expected.snapshot, to: snapshot)
        let file = "\(Look("fresh", look.scheme).folder)/\(page.name).\(language).png"
        try? write(expected.png, to: file)
        find(
            ScreenshotCheck.Fault(
                .differsFromFreshStart,
                "the picture is not that of a fresh start (\(file)): \(difference?.description ?? "")",
                pixels: difference?.count
            ),
            page,
            look
        )
        return Picture(snapshot, pixels)
    }

    /// One picture in its forms, each of which takes longer to make than the picture itself.
    @MainActor
    private struct Picture {
        let snapshot: Snapshot
        let pixels: Data
        let png: Data
        let checksum: String

        init(_ snapshot: Snapshot, _ pixels: Data) {
            self.snapshot = snapshot
            self.pixels = pixels
            png = snapshot.png
            checksum = png.checksum
        }
    }

    private func attempt(_ page: ScreenshotPage, _ look: Look, _ work: () throws -> Void) {
        do {
            try work()
        } catch {
            find(ScreenshotCheck.Fault(.failed, "\(error)"), page, look)
        }
    }

    private func find(_ fault: ScreenshotCheck.Fault, _ page: ScreenshotPage, _ look: Look) {
        // What is behind a dialog has been found on its own page, and in the dark it has been found in the light.
        guard fault.widget == nil || told.insert("\(look.strategy) \(fault.message)").inserted else { return }
        report.findings.append(
            ScreenshotFinding(
                kind: fault.kind,
                page: page.name,
                language: language.tag,
                strategy: look.strategy,
                scheme: look.scheme,
                widget: fault.widget,
                text: fault.text,
                pixels: fault.pixels,
                message: fault.message
            )
        )
    }

    private func write(_ data: Data, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file, options: .atomic)
    }

    /// By which strategy and in which scheme a picture is taken.
    private struct Look {
        let strategy: String
        let scheme: ColorScheme

        init(_ strategy: String, _ scheme: ColorScheme) {
            self.strategy = strategy
            self.scheme = scheme
        }

        var folder: String { scheme == .dark ? "\(strategy)-dark" : strategy }
    }
}
