import Foundation
import Parlance

/// What the merge tells translators in the comment of an entry, in a line of its own.
///
/// Whoever has translated the entry takes the line out.
enum TranslationMark: Equatable {
    /// The text is the source text still.
    case new
    /// The text belongs to a source text that is another one now.
    case stale(old: String, new: String)

    static let start = "lproj: "

    /// The line for a text that is to be reviewed for a reason that nobody knows any more.
    static let review = "\(start)stale"

    /// The line.
    var note: String {
        switch self {
        case .new: "\(Self.start)new"
        case .stale(let old, let new): "\(Self.start)stale \(Self.quoted(old)) → \(Self.quoted(new))"
        }
    }

    private static func quoted(_ text: String) -> String {
        // What would end a comment means the same with an escape in it.
        String(decoding: StringsWriting.string(text), as: UTF8.self).replacing("*/", with: "*\\/")
    }

    /// The mark in a comment; nil where there is none.
    init?(comment: String?) {
        guard let comment, comment.utf8.contains(UInt8(ascii: ":")), comment.contains(Self.start) else {
            return nil
        }
        for line in comment.split(whereSeparator: \.isNewline) where line.hasPrefix(Self.start) {
            self.init(line: line.dropFirst(Self.start.count))
            return
        }
        return nil
    }

    private init?(line: Substring) {
        if line.hasPrefix("new") {
            self = .new
        } else if line.hasPrefix("stale") {
            self = Self.texts(of: line).map { .stale(old: $0, new: $1) } ?? .stale(old: "", new: "")
        } else {
            return nil
        }
    }

    /// The two texts are written as the file's own strings are, so any text can be in one line.
    private static func texts(of line: Substring) -> (String, String)? {
        let strings = line.matches(of: /"(?:[^"\\]|\\.)*"/).map { "\($0.output);" }
        guard strings.count == 2 else { return nil }
        let texts = strings.map { StringsFile(data: Data($0.utf8), file: "").entries.first?.key ?? "" }
        return (texts[0], texts[1])
    }
}
