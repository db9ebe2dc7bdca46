import Foundation

/// The texts that everything is measured with: 10,000 entries as large as those of the apps in the field,
/// 1 MB as a `.strings` file, every text with a place for one number.
///
/// The folder with them is removed at the end.
final class Fixture {
    static let entryCount = 10_000
    static let development = "en"

    /// A key and its text.
    typealias Entry = (key: String, text: String)

    let entries: [Entry]
    /// All keys in an order of their own, as no app asks in the order of the file; in memory one after the
    /// other, as literals are, so that fetching them is no part of what is measured.
    let keys: [String]
    /// The content of the `.strings` file.
    let file: Data
    /// Where all files are.
    let folder: URL

    init() throws {
        var dice = SeededDice(state: 1)
        let entries = (0..<Self.entryCount).map { Self.entry($0, &dice) }
        self.entries = entries
        keys = entries.shuffled(using: &dice).map { Self.copy($0.key) }
        file = Data(
            entries.map { "/* What \($0.key) says */\n\"\($0.key)\" = \"\($0.text)\";\n\n" }.joined().utf8
        )
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("parlance-bench-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A new resource folder that has the texts in a language.
    func resources(named name: String, language: String) throws -> URL {
        let resources = folder.appendingPathComponent(name)
        let localization = resources.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: localization, withIntermediateDirectories: true)
        try file.write(to: localization.appendingPathComponent("Localizable.strings"))
        return resources
    }

    /// A new resource folder with plural forms for the same keys.
    func pluralResources(named name: String) throws -> URL {
        let resources = folder.appendingPathComponent(name)
        let localization = resources.appendingPathComponent("\(Self.development).lproj")
        try FileManager.default.createDirectory(at: localization, withIntermediateDirectories: true)
        let entries = entries.map { entry in
            let variable = [
                "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
                "one": "One: \(entry.text)", "other": entry.text,
            ]
            return (entry.key, ["NSStringLocalizedFormatKey": "%#@n@", "n": variable] as [String: Any])
        }
        let list = Dictionary(uniqueKeysWithValues: entries)
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            .write(to: localization.appendingPathComponent("Localizable.stringsdict"))
        return resources
    }

    /// The same text in memory of its own: strings that share theirs are equal at a glance, which no text from
    /// a file and literal in a program ever are.
    static func copy(_ text: String) -> String { String(decoding: Array(text.utf8), as: UTF8.self) }

    private static let words = [
        "sync", "account", "photo", "café", "unread", "message", "in", "the", "library", "settings", "name",
        "of", "your", "download", "file", "and", "größe", "to", "share", "on",
    ]

    private static func entry(_ number: Int, _ dice: inout SeededDice) -> Entry {
        func text(_ count: Int) -> String {
            (0..<count).compactMap { _ in words.randomElement(using: &dice) }.joined(separator: " ")
        }
        let before = text(Int.random(in: 1...4, using: &dice))
        let after = text(Int.random(in: 0...4, using: &dice))
        return ("page\(number % 23).section.label.\(number)", "\(before) %d \(after)")
    }
}

/// Steele, Lea and Flood's generator of 2014: the same texts in every run.
private struct SeededDice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
