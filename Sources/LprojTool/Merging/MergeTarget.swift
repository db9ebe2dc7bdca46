import Parlance
import Foundation

/// A file of a language that is brought up to the development language.
protocol MergeTarget {
    var keys: [String] { get }
    /// What is compared with the source text; nil where there is no such key.
    func text(forKey key: String) -> String?
    /// What an earlier merge has noted.
    func mark(forKey key: String) -> TranslationMark?
    mutating func setMark(_ mark: TranslationMark?, forKey key: String)
    /// Adds the source text with a mark.
    mutating func add(_ source: SourceTable.Entry, for language: Language)
    /// Takes the source text in the place of an older one.
    mutating func copy(_ source: SourceTable.Entry)
    /// Makes an entry again of one that was commented out; false where there is none.
    mutating func revive(_ key: String, mark: TranslationMark?) -> Bool
    /// False where it cannot be done.
    mutating func commentOut(_ key: String) -> Bool
    /// Nil where the file would have to be changed and cannot be.
    func serialized() -> Data?
}

/// A `.strings` file that is a text.
struct StringsTarget: MergeTarget {
    private var file: StringsFile

    init(_ file: StringsFile) {
        self.file = file
    }

    var keys: [String] { file.entries.map(\.key) }
    func text(forKey key: String) -> String? { file.entry(forKey: key).map { $0.value ?? "" } }
    func mark(forKey key: String) -> TranslationMark? {
        TranslationMark(comment: file.entry(forKey: key)?.comment)
    }

    mutating func setMark(_ mark: TranslationMark?, forKey key: String) {
        file.setNote(mark?.note, startingWith: TranslationMark.start, forKey: key)
    }

    mutating func add(_ source: SourceTable.Entry, for language: Language) {
        file.append(key: source.key, value: source.text, comment: source.comment)
        setMark(.new, forKey: source.key)
    }

    mutating func copy(_ source: SourceTable.Entry) { file.setValue(source.text, forKey: source.key) }
    mutating func revive(_ key: String, mark: TranslationMark?) -> Bool {
        file.revive(key: key, note: mark?.note)
    }
    mutating func commentOut(_ key: String) -> Bool { file.commentOut(key: key) }
    func serialized() -> Data? { file.serialized() }
}

/// A `.stringsdict` file, or a `.strings` file that is a property list.
struct PropertyListTarget: MergeTarget {
    private let data: Data
    private let texts: [String: String]
    /// Nil for a binary property list, which nobody has written by hand.
    private var list: PropertyListText?
    private var isRefused = false

    init(_ data: Data, texts: [String: String]) {
        self.data = data
        self.texts = texts
        list = PropertyListText(data)
    }

    /// A new `.stringsdict` file.
    static var empty: PropertyListTarget {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict/>
            </plist>

            """
        return PropertyListTarget(Data(text.utf8), texts: [:])
    }

    var keys: [String] { texts.keys.sorted() }
    func text(forKey key: String) -> String? { texts[key] }
    func mark(forKey key: String) -> TranslationMark? {
        TranslationMark(comment: list?.note(startingWith: TranslationMark.start, forKey: key))
    }

    mutating func setMark(_ mark: TranslationMark?, forKey key: String) {
        edit { $0.setNote(mark?.note, startingWith: TranslationMark.start, forKey: key) }
    }

    mutating func add(_ source: SourceTable.Entry, for language: Language) {
        edit { $0.append(key: source.key, value: source.element, note: TranslationMark.new.note) }
    }

    mutating func copy(_ source: SourceTable.Entry) {
        edit { $0.setValue(source.element, forKey: source.key) }
    }

    mutating func revive(_ key: String, mark: TranslationMark?) -> Bool {
        list?.revive(key: key, note: mark?.note) ?? false
    }

    mutating func commentOut(_ key: String) -> Bool {
        if list == nil { isRefused = true }
        return list?.commentOut(key: key) ?? false
    }

    private mutating func edit(_ change: (inout PropertyListText) -> Void) {
        guard var edited = list else {
            isRefused = true
            return
        }
        list = nil
        change(&edited)
        list = edited
    }

    func serialized() -> Data? { isRefused ? nil : list?.serialized() ?? data }
}
