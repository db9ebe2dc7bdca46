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
    ///
    /// - Returns: whether there was one.
    @discardableResult
    mutating func put(_ entry: TextEntry) -> Bool {
        let place = self.place(of: entry.key)
        guard place < entries.count else {
            entries.append(entry)
            return false
        }
        entries[place] = entry
        return true
    }

    /// The place of a key's entry, or the one that it gets; the key is looked up once.
    private mutating func place(of key: String) -> Int {
        let next = entries.count
        func noted(_ place: inout Int) -> Int { place }
        return noted(&places[key, default: next])
    }

    mutating func reserve(_ count: Int) {
        entries.reserveCapacity(count)
        places.reserveCapacity(count)
    }
}
