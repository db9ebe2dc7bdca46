import Foundation
import Parlance

/// Reads a gettext `.po` file; obsolete entries (`#~`) and references are passed over.
struct PortableObjectReader {
    private(set) var file = PortableObject()
    private(set) var faults: [Diagnostic] = []
    /// How many entries are obsolete.
    private(set) var obsolete = 0

    private let path: String
    private var entry = PortableObject.Entry()
    /// What the next line that is only a string goes on with.
    private var field = Field.none
    private var line = 0

    private enum Field {
        case none, context, id, pluralID
        case text(Int)
    }

    init(path: String, data: Data) {
        self.path = path
        guard let text = String(data: data, encoding: .utf8) else {
            faults = [Diagnostic(file: path, message: "is not UTF-8; convert it with msgconv first")]
            return
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            self.line += 1
            read(line.trimmingPrefix { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" })
        }
        finish()
    }

    private mutating func read(_ line: Substring) {
        if line.hasPrefix("#~") {
            if line.contains("msgid ") { obsolete += 1 }
        } else if line.hasPrefix("#") {
            if case .text = field { finish() }
            if line.hasPrefix("#.") {
                entry.comments.append(line.dropFirst(2).trimmingCharacters(in: .whitespaces))
            }
            if line.hasPrefix("#,") {
                entry.flags += line.dropFirst(2).split(separator: ",").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
            }
        } else if line.isEmpty {
            return
        } else if line.hasPrefix("\"") {
            add(line)
        } else if let match = line.wholeMatch(
            of: /(msgctxt|msgid|msgid_plural|msgstr)(?:\[([0-9]{1,2})\])?\s*(".*)/
        ) {
            start(match.output.1, match.output.2.flatMap { Int($0) })
            add(match.output.3)
        } else {
            fail("expected msgctxt, msgid, msgstr or a string in quotes")
        }
    }

    private mutating func start(_ keyword: Substring, _ number: Int?) {
        if keyword == "msgctxt" || keyword == "msgid", case .text = field { finish() }
        switch keyword {
        case "msgctxt":
            field = .context
            entry.context = ""
        case "msgid":
            field = .id
            entry.line = line
        case "msgid_plural":
            field = .pluralID
            entry.pluralID = ""
        default:
            guard number ?? 0 == entry.texts.count else {
                return fail("expected msgstr[\(entry.texts.count)]")
            }
            field = .text(entry.texts.count)
            entry.texts.append("")
        }
    }

    private mutating func add(_ quoted: Substring) {
        guard let text = unquoted(quoted) else {
            return fail("the string is not closed, or has an escape that C has not")
        }
        switch field {
        case .none: fail("a string belongs to msgctxt, msgid or msgstr")
        case .context: entry.context? += text
        case .id: entry.id += text
        case .pluralID: entry.pluralID? += text
        case .text(let index): entry.texts[index] += text
        }
    }

    private func unquoted(_ quoted: Substring) -> String? {
        let trimmed = quoted.trimmingCharacters(in: .whitespaces)
        guard trimmed.utf8.count >= 2, trimmed.hasPrefix("\""), trimmed.hasSuffix("\"") else { return nil }
        var text = String.UnicodeScalarView()
        var scalars = trimmed.unicodeScalars.dropFirst().dropLast()
        while let scalar = scalars.popFirst() {
            guard scalar == "\\" else {
                guard scalar != "\"" else { return nil }
                text.append(scalar)
                continue
            }
            guard let escape = scalars.popFirst() else { return nil }
            switch escape {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            case "a": text.append("\u{7}")
            case "b": text.append("\u{8}")
            case "f": text.append("\u{C}")
            case "v": text.append("\u{B}")
            case "\"", "\\", "'", "?": text.append(escape)
            case "0"..."7":
                let digits = String(
                    String.UnicodeScalarView([escape] + scalars.prefix(2).prefix { ("0"..."7").contains($0) })
                )
                scalars = scalars.dropFirst(digits.utf8.count - 1)
                guard let value = UInt8(digits, radix: 8), value < 0x80 else { return nil }
                text.append(Unicode.Scalar(value))
            default: return nil
            }
        }
        return String(text)
    }

    private mutating func finish() {
        if case .none = field {
        } else if entry.texts.isEmpty {
            fail("“\(entry.id)” has no msgstr")
        } else {
            file.entries.append(entry)
        }
        entry = PortableObject.Entry()
        field = .none
    }

    private mutating func fail(_ message: String) {
        faults.append(Diagnostic(file: path, line: line, column: 1, message: message))
    }
}
