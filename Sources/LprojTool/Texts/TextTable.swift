import Foundation
import Parlance

/// The texts of one table in one language, from all files that hold some of them.
struct TextTable {
    /// The path that a message about the whole table has.
    let path: String
    private(set) var entries: [TextEntry] = []
    private var places: [String: Int] = [:]

    init(path: String) {
        self.path = path
    }

    /// The entry of a key.
    subscript(key: String) -> TextEntry? { places[key].map { entries[$0] } }

    /// Adds an entry, in the place of one with the same key.
    mutating func put(_ entry: TextEntry) {
        if let place = places[entry.key] {
            entries[place] = entry
        } else {
            places[entry.key] = entries.count
            entries.append(entry)
        }
    }

    mutating func reserve(_ count: Int) {
        entries.reserveCapacity(count)
        places.reserveCapacity(count)
    }
}
