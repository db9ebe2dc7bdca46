import Foundation

extension StringsFile {
    /// Whether entries can be changed: in a text without errors, where it is clear what each part means.
    public var isEditable: Bool {
        isText && !diagnostics.contains { $0.severity == .error }
    }

    /// Gives a key another value; only the value is written anew, quoted as the old one was.
    ///
    /// `false`, and nothing is changed, if there is no such key or the file cannot be edited.
    @discardableResult
    public mutating func setValue(_ value: String, forKey key: String) -> Bool {
        guard isEditable, let index = lastItem[StringsKey(key)], items[index].isLive else { return false }
        if items[index].entry.value.map({ $0.utf8.elementsEqual(value.utf8) }) ?? false { return true }
        items[index].entry.value = value
        if items[index].change == .none { items[index].change = .newValue }
        return true
    }

    /// Adds an entry at the end, inside the braces if the file has them.
    ///
    /// `false`, and nothing is changed, if the key is there already or the file cannot be edited.
    @discardableResult
    public mutating func append(key: String, value: String, comment: String? = nil) -> Bool {
        guard isEditable, entry(forKey: key) == nil else { return false }
        let comment = comment.flatMap { $0.isEmpty ? nil : $0 }
        var item = Item(entry: Entry(key: key, value: value, comment: comment), gap: end, start: end)
        item.change = .added
        item.previous = lastItem.updateValue(items.count, forKey: StringsKey(key))
        items.append(item)
        return true
    }

    /// Removes all entries of a key with their comments, and their lines if nothing else is in them.
    ///
    /// `false`, and nothing is changed, if there is no such key or the file cannot be edited.
    @discardableResult
    public mutating func remove(key: String) -> Bool {
        drop(key, as: .removed)
    }

    /// Turns all entries of a key into comments.
    ///
    /// `false`, and nothing is changed, if there is no such key or the file cannot be edited.
    @discardableResult
    public mutating func commentOut(key: String) -> Bool {
        drop(key, as: .commentedOut)
    }

    private mutating func drop(_ key: String, as change: Change) -> Bool {
        guard isEditable, entry(forKey: key) != nil else { return false }
        var next = lastItem[StringsKey(key)]
        while let index = next {
            if items[index].isLive {
                // What was never in the file leaves nothing behind.
                items[index].change = items[index].change == .added ? .removed : change
            }
            next = items[index].previous
        }
        return true
    }
}
