import Foundation

/// The entries of a `.strings` file that is an XML or binary property list, read by Foundation.
struct StringsPropertyList {
    /// By key; `nil` for a value that is no string. Sorted, since the reader keeps no order.
    var entries: [(key: String, value: String?)]
    var fault: StringsFault?

    /// Reads a property list; `nil` if the file is a `.strings` text.
    init?(_ data: Data) {
        guard let kind = Kind(data) else { return nil }
        entries = []
        var format = PropertyListSerialization.PropertyListFormat.openStep
        do {
            let root = try PropertyListSerialization.propertyList(from: data, options: [], format: &format)
            if format == .openStep { return nil }
            guard let dictionary = root as? [String: Any] else {
                fault = Self.fault("the property list is no dictionary")
                return
            }
            entries = dictionary.map { ($0.key, $0.value as? String) }.sorted { $0.key < $1.key }
        } catch {
            // Text may start with "<" by mistake, such as a mark of a merge conflict.
            if kind == .perhaps { return nil }
            let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey]
            fault = Self.fault("not a property list: \(reason ?? error.localizedDescription)")
        }
    }

    private enum Kind {
        case surely, perhaps

        init?(_ data: Data) {
            if data.starts(with: Data("bplist".utf8)) {
                self = .surely
                return
            }
            // A tag shows in the ASCII characters at the start, whatever the encoding.
            let start = String(decoding: data.prefix(256).filter { 1..<0x80 ~= $0 }, as: UTF8.self)
                .drop { $0.isWhitespace }
            guard start.hasPrefix("<") else { return nil }
            self = ["<?xml", "<!DOCTYPE", "<plist"].contains { start.hasPrefix($0) } ? .surely : .perhaps
        }
    }

    private static func fault(_ message: String) -> StringsFault {
        StringsFault(offset: 0, severity: .error, message: message)
    }
}
