import CICU
import Foundation

/// A language as people choose it, named by its BCP 47 tag.
///
/// Tags are canonical: case and separators do not matter (`zh_hans` is `zh-Hans`), withdrawn codes become
/// today's (`iw` is `he`), and the old folder names of Apple's platforms are understood (`French` is `fr`).
/// Any thread may use one. Stands on ICU's `uloc_toLanguageTag`.
public struct Language: Sendable, Hashable {
    /// The canonical BCP 47 tag, for example `zh-Hant-HK`.
    public let tag: String

    /// The language with this tag or old folder name, or nil when it names no language.
    ///
    /// `Base`, which holds what all languages share, and ISO 639's codes for "several languages", "no
    /// language" and "unknown" (`mul`, `zxx`, `und`, `mis`) name none. A well-formed tag of a language nobody
    /// knows is a language: whether it is on offer is for `LanguageMatcher` to say.
    public init?(_ tag: String) {
        guard let canonical = Self.canonicalTag(tag) ?? Self.tag(ofOldName: tag) else { return nil }
        self.tag = canonical
    }

    /// A tag that ICU itself has made.
    init(canonical tag: String) {
        self.tag = tag
    }

    /// The locale for everything that Foundation formats. Making one is slow: keep it.
    public var locale: Locale { Locale(identifier: tag) }

    /// Whether the language's script runs from right to left. Stands on `uloc_isRightToLeft`.
    public var isRightToLeft: Bool { swift_uloc_isRightToLeft(tag) != 0 }
}

extension Language: CustomStringConvertible {
    /// The tag.
    public var description: String { tag }
}

extension Language {
    /// Codes of ISO 639-2 that are about languages without being one.
    private static let codesOfNoLanguage: Set<String> = ["mis", "mul", "und", "zxx"]

    private static func canonicalTag(_ tag: String) -> String? {
        // ICU stops quietly at what it cannot read and reads POSIX names too, so the form is checked first.
        let subtags = tag.utf8.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
        guard tag.utf8.count <= 100, subtags.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isAlphanumeric) }),
            let canonical = ICUText.ascii({ swift_uloc_toLanguageTag(tag, $0, $1, 1, $2) }),
            let code = canonical.split(separator: "-", maxSplits: 1).first
        else { return nil }
        // BCP 47 leaves four letters for later and has never registered a longer code.
        guard (2...3).contains(code.utf8.count), !codesOfNoLanguage.contains(String(code)) else { return nil }
        return canonical
    }

    /// The names of folders from before language tags, such as `French`: only the matcher knows them.
    private static func tag(ofOldName name: String) -> String? {
        guard (5...30).contains(name.utf8.count),
            name.utf8.allSatisfy({ isAlphanumeric($0) && $0 > UInt8(ascii: "9") })
        else { return nil }
        let languages = Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
        let matches = LanguageMatcher.matches(
            preferred: [name],
            available: languages.filter { !codesOfNoLanguage.contains($0) }
        )
        return matches.first
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
