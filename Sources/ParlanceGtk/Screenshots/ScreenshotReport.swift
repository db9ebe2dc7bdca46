import Foundation

/// What a run of pictures has made and found, as `report.json` holds it.
public struct ScreenshotReport: Sendable, Codable {
    /// What is wrong; empty when everything is as it should be.
    public var findings: [ScreenshotFinding] = []
    /// The pictures, by page, language and look.
    public var pictures: [ScreenshotPicture] = []
    /// What the app's texts were found to lack, one line each.
    public var diagnostics: [String] = []
    /// How long the whole run took.
    public var milliseconds: Double = 0

    /// One line for a terminal.
    public var summary: String {
        let seconds = String(format: "%.1f", milliseconds / 1000)
        return "\(pictures.count) pictures and \(findings.count) findings in \(seconds) seconds"
    }

    mutating func add(_ part: ScreenshotReport) {
        pictures += part.pictures
        findings += part.findings
        diagnostics += part.diagnostics.filter { !diagnostics.contains($0) }
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

/// One picture of a run.
public struct ScreenshotPicture: Sendable, Codable {
    /// The name of the ``ScreenshotPage``.
    public let page: String
    /// The language's tag.
    public let language: String
    /// How the window came to the language: `refresh`, `rebuild`, or `fresh` where it was opened in it.
    public let strategy: String
    public let scheme: ColorScheme
    /// The path below the folder of the report.
    public let file: String
    /// How long showing the page, settling and drawing the picture took.
    public let milliseconds: Double
    /// The SHA-256 of the pixels and their size, by which pictures are compared.
    public let checksum: String
    /// Whether any text is on it.
    public let hasText: Bool
}

/// Something wrong with one page in one language.
public struct ScreenshotFinding: Sendable, Codable, Equatable {
    /// What is wrong.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The app is in another language than the picture is to be.
        case language
        /// The window runs the wrong way.
        case direction
        /// A text has stayed in another language.
        case stale
        /// A text cannot be read to its end, or has no glyphs.
        case clipped
        /// Two languages have the same picture.
        case sameAsOtherLanguage
        /// The picture is another one than that of the same page opened in the language.
        case differsFromFreshStart
        /// The page could not be pictured.
        case failed
    }

    public let kind: Kind
    public let page: String
    public let language: String
    public let strategy: String
    public let scheme: ColorScheme
    /// The class of the widget and the name it was given; nil where no single widget is to blame.
    public var widget: String?
    /// The text as it is shown.
    public var text: String?
    /// By how many pixels, where that is what is wrong.
    public var pixels: Int?
    /// One sentence.
    public let message: String
}

extension ScreenshotFinding: CustomStringConvertible {
    public var description: String { "\(page), \(language), \(strategy), \(scheme.rawValue): \(message)" }
}
