import Foundation

/// The entries of a gettext `.po` file, as written.
struct PortableObject {
    struct Entry {
        var context: String?
        var id = ""
        var pluralID: String?
        /// One text, or one for each plural form.
        var texts: [String] = []
        /// Of the developers for translators (`#.`).
        var comments: [String] = []
        /// `fuzzy`, `objc-format` …
        var flags: [String] = []
        /// The line of the file, from 1; 0 for an entry that was not read.
        var line = 0
    }

    var entries: [Entry] = []

    /// The file in UTF-8.
    var data: Data { Data(entries.map(Self.text).joined(separator: "\n").utf8) }

    private static func text(_ entry: Entry) -> String {
        var lines = entry.comments.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { $0.isEmpty ? "#." : "#. \($0)" }
        if !entry.flags.isEmpty { lines.append("#, \(entry.flags.joined(separator: ", "))") }
        if let context = entry.context { lines.append("msgctxt \(quoted(context))") }
        lines.append("msgid \(quoted(entry.id))")
        if let plural = entry.pluralID {
            lines.append("msgid_plural \(quoted(plural))")
            lines += entry.texts.enumerated().map { "msgstr[\($0)] \(quoted($1))" }
        } else {
            lines.append("msgstr \(quoted(entry.texts.first ?? ""))")
        }
        return lines.map { "\($0)\n" }.joined()
    }

    /// A text of several lines has one string for each, after an empty one.
    private static func quoted(_ text: String) -> String {
        var pieces: [String] = []
        var piece = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": piece += "\\n"
            case "\r": piece += "\\r"
            case "\t": piece += "\\t"
            case "\"": piece += "\\\""
            case "\\": piece += "\\\\"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 8)
                piece += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: piece.unicodeScalars.append(scalar)
            }
            if scalar == "\n" {
                pieces.append(piece)
                piece = ""
            }
        }
        if !piece.isEmpty || pieces.isEmpty { pieces.append(piece) }
        return ((pieces.count > 1 ? [""] : []) + pieces).map { "\"\($0)\"" }.joined(separator: "\n")
    }
}
