import Foundation
import Parlance

/// What apps do once for each language: reading its texts.
struct LoadingRows {
    private let fixture: Fixture

    init(_ fixture: Fixture) {
        self.fixture = fixture
    }

    /// The rows in the order in which they are shown.
    func rows() throws -> [Row] {
        try [reading(), firstLookUp(), memory()]
    }

    private func reading() throws -> Row {
        let comparison = try Comparison(pairs: 31) {
            try Stopwatch.nanoseconds {
                let table = StringTable(data: fixture.file, file: "Localizable.strings")
                guard table.count == Fixture.entryCount else {
                    throw Failure("a table has \(table.count) entries")
                }
            } / 1_000
        } theirs: {
            try Stopwatch.nanoseconds {
                let list = try PropertyListSerialization.propertyList(from: fixture.file, format: nil)
                guard let table = list as? [String: String], table.count == Fixture.entryCount
                else { throw Failure("Foundation's reader gives no table") }
            } / 1_000
        }
        return Row(
            "reading a .strings file of 1 MB / Foundation's reader",
            comparison,
            unit: "µs",
            bar: 1 / 8
        )
    }

    /// Each pair in a language of its own, since a process pays for a language once.
    private func firstLookUp() throws -> Row {
        guard let entry = fixture.entries.last else { throw Failure("the fixture is empty") }
        var languages = Locale.availableIdentifiers.filter { $0.count == 2 && $0 != Fixture.development }
            .sorted()[...]
        var language = ""
        let comparison = try Comparison(pairs: 21) {
            language = languages.popFirst() ?? ""
            let folder = try fixture.resources(named: "ours-\(language)", language: language)
            return try Stopwatch.nanoseconds {
                let resources = ResourceBundle(folders: [folder], developmentLanguage: Fixture.development)
                let localizer = Localizer(resources: resources, systemLanguages: [Fixture.development])
                try localizer.choose(.language(language))
                guard localizer.string(entry.key) == entry.text else {
                    throw Failure("no text in \(language)")
                }
            } / 1_000
        } theirs: {
            let folder = try fixture.resources(named: "theirs-\(language)", language: language)
                .appendingPathComponent("\(language).lproj")
            return try Stopwatch.nanoseconds {
                let text = Bundle(url: folder)?.localizedString(forKey: entry.key, value: nil, table: nil)
                guard text == entry.text else { throw Failure("Foundation has no text in \(language)") }
            } / 1_000
        }
        return Row("first look-up in a language / Foundation's Bundle", comparison, unit: "µs", bar: 1 / 5)
    }

    private func memory() throws -> Row {
        let size = Double(fixture.file.count) / 1_000
        let url = fixture.folder.appendingPathComponent("memory.strings")
        try fixture.file.write(to: url)
        let comparison = try Comparison(pairs: 3) {
            let before = AllocatedMemory.bytes
            let table = StringTable(contentsOf: url)
            let after = AllocatedMemory.bytes
            guard table.count == Fixture.entryCount else {
                throw Failure("a table has \(table.count) entries")
            }
            return Double(after - before) / 1_000
        } theirs: {
            size
        }
        return Row("memory of a loaded table / size of its file", comparison, unit: "kB", bar: 2)
    }
}
