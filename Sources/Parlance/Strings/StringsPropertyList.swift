import Foundation

/// The entries of a `.strings` file that is an XML or binary property list, read by Foundation.
struct StringsPropertyList {
    /// By key; `nil` for a value that is no string. Sorted, since the reader keeps no order.
    var entries: [(key: String, value: String?)]
    var fault: StringsFault?

    /// Reads a property list; `nil` if the file is a `.strings` text.
    init?(_ data: Data) {
        guard Self.isPropertyList(data) else { return nil }
        entries = []
        do {
            if let dictionary = try PropertyList.read(data, path: "") as? [String: Any] {
                entries = dictionary.map { ($0.key, $0.value as? String) }.sorted { $0.key < $1.key }
            } else {
                fault = Self.fault("the property list is no dictionary")
            }
        } catch {
            fault = Self.fault(error.diagnostic.message)
        }
    }

    private static func isPropertyList(_ data: Data) -> Bool {
        if data.starts(with: Data("bplist".utf8)) { return true }
        // A tag shows in the ASCII characters at the start, whatever the encoding. Not every "<" is one:
        // data and the marks of a merge conflict start so, too.
        let start = String(decoding: data.prefix(256).filter { 1..<0x80 ~= $0 }, as: UTF8.self)
            .drop { $0.isWhitespace }
        return ["<?xml", "<!", "<plist", "<dict", "<array"].contains { start.hasPrefix($0) }
    }

    private static func fault(_ message: String) -> StringsFault {
        StringsFault(offset: 0, severity: .error, message: message)
    }
}
