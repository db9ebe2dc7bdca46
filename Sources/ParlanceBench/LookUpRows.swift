import Foundation
import Parlance

/// What apps do all the time: looking a text up when everything has been read.
struct LookUpRows {
    private static let pairs = 51

    private let fixture: Fixture
    private let localizer: Localizer

    init(_ fixture: Fixture) throws {
        self.fixture = fixture
        localizer = try Self.localizer(fixture.resources(named: "texts", language: Fixture.development))
    }

    /// The rows in the order in which they are shown.
    func rows() throws -> [Row] {
        try [againstFoundation(), againstGettext(), againstDictionary(), withArgument(), plural()]
    }

    private static func localizer(_ folder: URL) -> Localizer {
        Localizer(resources: ResourceBundle(folders: [folder], developmentLanguage: Fixture.development))
    }

    /// Our look-up of every key, in nanoseconds for one.
    private func ours() -> Double {
        Stopwatch.nanoseconds(each: fixture.keys) { localizer.string($0).utf8.count }
    }

    private func againstFoundation() throws -> Row {
        let folder = try fixture.resources(named: "foundation", language: Fixture.development)
        guard let bundle = Bundle(url: folder) else {
            throw Failure("Foundation finds no bundle in \(folder.path)")
        }
        try check("Bundle.localizedString") { bundle.localizedString(forKey: $0, value: nil, table: nil) }
        let comparison = Comparison(pairs: Self.pairs, ours: ours) {
            Stopwatch.nanoseconds(each: fixture.keys) {
                bundle.localizedString(forKey: $0, value: nil, table: nil).utf8.count
            }
        }
        return Row("warm look-up / Foundation's Bundle", comparison, unit: "ns", bar: 1 / 5)
    }

    private func againstGettext() throws -> Row {
        let gettext = try Gettext(fixture)
        try check("dgettext") { key in key.withCString { String(cString: gettext.text($0)) } }
        let comparison = Comparison(pairs: Self.pairs, ours: ours) {
            Stopwatch.nanoseconds(each: gettext.keys) { Int(gettext.text($0).pointee) }
        }
        return Row("warm look-up / glibc's dgettext", comparison, unit: "ns", bar: 1 / 2)
    }

    private func againstDictionary() throws -> Row {
        let dictionary = Dictionary(
            uniqueKeysWithValues: fixture.entries.map { ($0.key, Fixture.copy($0.text)) }
        )
        try check("the dictionary") { dictionary[$0] ?? "" }
        let comparison = Comparison(pairs: Self.pairs, ours: ours) {
            Stopwatch.nanoseconds(each: fixture.keys) { dictionary[$0]?.utf8.count ?? 0 }
        }
        return Row("warm look-up / bare [String: String]", comparison, unit: "ns", bar: 2)
    }

    private func withArgument() throws -> Row {
        let texts = fixture.keys.enumerated().map { (text: localizer.string($1), number: $0) }
        let comparison = Comparison(pairs: Self.pairs, ours: { oursWithArgument(localizer) }) {
            Stopwatch.nanoseconds(each: texts) { String(format: $0.text, $0.number).utf8.count }
        }
        return Row("look-up with one argument / String(format:)", comparison, unit: "ns", bar: 1 / 2)
    }

    private func plural() throws -> Row {
        let plurals = try Self.localizer(fixture.pluralResources(named: "plurals"))
        guard let entry = fixture.entries.first,
            plurals.string(entry.key, 1) == localizer.string(entry.key, 1).withPrefix("One: "),
            plurals.string(entry.key, 5) == localizer.string(entry.key, 5)
        else { throw Failure("the plural forms are not those of the fixture") }
        let comparison = Comparison(
            pairs: Self.pairs,
            ours: { oursWithArgument(plurals) },
            theirs: { oursWithArgument(localizer) }
        )
        return Row("plural look-up / look-up with one argument", comparison, unit: "ns", bar: 3)
    }

    private func oursWithArgument(_ localizer: Localizer) -> Double {
        var number: Int64 = 0
        return Stopwatch.nanoseconds(each: fixture.keys) { key in
            number += 1
            return localizer.string(key, .integer(number)).utf8.count
        }
    }

    /// A look-up that finds nothing is quick, so every text is compared before anything is measured.
    private func check(_ name: String, _ text: (String) -> String) throws {
        for entry in fixture.entries
        where text(entry.key) != entry.text || localizer.string(entry.key) != entry.text {
            throw Failure("\(name) and Parlance do not both have the text of “\(entry.key)”")
        }
    }
}

extension String {
    fileprivate func withPrefix(_ prefix: String) -> String { prefix + self }
}
