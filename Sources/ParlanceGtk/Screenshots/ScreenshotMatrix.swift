import Foundation
import Gtk
import Parlance

/// Every page of an app in every language, by both strategies, light and dark, as pictures and as findings.
///
/// Each page is pictured in a window that was opened in the language, and in windows that were opened in another
/// one and changed, by ``ViewRefresh`` and by ``RootRebuild``, with dialogs and popovers open. The three have to
/// be the same to the pixel. Before each picture the language, the direction and every text are checked:
/// ``ScreenshotFinding/Kind`` lists what is found. Main thread only.
@MainActor
public struct ScreenshotMatrix {
    let resources: ResourceBundle
    let pages: [ScreenshotPage]
    let languages: [Language]
    let budget: Int32
    let makeWindow: @MainActor (Localizer) throws -> Window

    /// - Parameters:
    ///   - resources: the app's texts.
    ///   - pages: what is pictured.
    ///   - languages: the languages; nil takes all of the resources and the three pseudolanguages.
    ///   - budget: the width in application pixels that the app's window has to do with; dialogs may be wider.
    ///   - makeWindow: makes the app's window, which is a ``LocalizedWindow`` in the language of a localizer.
    ///     The localizer is ``Localizer/shared`` too.
    public init(
        of resources: ResourceBundle,
        pages: [ScreenshotPage],
        languages: [Language]? = nil,
        budget: Int32 = ClippedText.usualBudget,
        makeWindow: @escaping @MainActor (Localizer) throws -> Window
    ) {
        self.resources = resources
        self.pages = pages
        self.languages = languages ?? resources.languages + Pseudolanguage.allCases.map(\.language)
        self.budget = budget
        self.makeWindow = makeWindow
    }

    /// A run that cannot take place.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Takes the pictures to `<strategy>/<page>.<language>.png` in a folder, those of the dark look to
    /// `<strategy>-dark/…`, with a contact sheet `index.html` and the report, `report.json`.
    ///
    /// It starts GTK in the ``PinnedEnvironment``. On a terminal it tells how far it is.
    ///
    /// - Parameter processes: among how many processes the languages are shared. Above 1 the program is started
    ///   again with the same arguments for each language, must come to this call again, and gets there a report
    ///   of its part. No more of a program that does something else before can be asked for than 1.
    @discardableResult
    public func write(to folder: URL, processes: Int = 1) throws -> ScreenshotReport {
        let start = MainLoop.microseconds
        guard PinnedEnvironment.start() else {
            throw Failure(description: "There is no display to open a window on")
        }
        if let part = ScreenshotWorkers.part {
            guard let language = languages.first(where: { $0.tag == part }) else {
                throw Failure(description: "There is no language \(part) to take pictures in")
            }
            let report = take([language], to: folder)
            try report.json().write(to: ScreenshotWorkers.file(of: part, in: folder))
            return report
        }
        var report =
            processes > 1
            ? try ScreenshotWorkers(folder: folder, languages: languages, count: processes).run()
            : take(languages, to: folder)
        report.findings += likenesses(in: report.pictures)
        report.milliseconds = Double(MainLoop.microseconds - start) / 1000
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try report.json().write(to: folder.appendingPathComponent("report.json"), options: .atomic)
        let sheet = try Data(ContactSheet(report).html.utf8)
        try sheet.write(to: folder.appendingPathComponent("index.html"), options: .atomic)
        return report
    }

    private func take(_ languages: [Language], to folder: URL) -> ScreenshotReport {
        var report = ScreenshotReport()
        var progress = ScreenshotProgress(total: languages.count)
        for language in languages {
            report.add(LanguageRun(matrix: self, language: language, folder: folder).take())
            progress.tell(report)
        }
        return report
    }

    /// A language that a page is seen in before it changes to another one.
    func neighbour(of language: Language) -> Language {
        guard let index = resources.languages.firstIndex(of: language) else {
            return resources.developmentLanguage
        }
        return resources.languages[(index + resources.languages.count - 1) % resources.languages.count]
    }

    /// Pictures of one page that are the same in two languages, though there is text on them.
    private func likenesses(in pictures: [ScreenshotPicture]) -> [ScreenshotFinding] {
        var first: [[String]: ScreenshotPicture] = [:]
        return pictures.filter(\.hasText).compactMap { picture in
            let key = [picture.page, picture.strategy, picture.scheme.rawValue, picture.checksum]
            guard let other = first[key] else {
                first[key] = picture
                return nil
            }
            return ScreenshotFinding(
                kind: .sameAsOtherLanguage,
                page: picture.page,
                language: picture.language,
                strategy: picture.strategy,
                scheme: picture.scheme,
                message: "the picture is the same as in \(other.language)"
            )
        }
    }
}
