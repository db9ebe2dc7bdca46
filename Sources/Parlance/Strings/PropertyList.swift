import Foundation

/// Foundation's property list reader, for files that anybody may have made.
enum PropertyList {
    /// The root object of an XML, binary or old-style property list.
    ///
    /// Foundation itself refuses nesting deeper than 512. Stands on `PropertyListSerialization`.
    static func read(_ data: Data, path: String) throws(Unreadable) -> Any {
        if BinaryPropertyList.isBinary(data) {
            guard BinaryPropertyList(data)?.isReadable == true else {
                throw Unreadable(Diagnostic(file: path, message: "the binary property list is damaged"))
            }
        }
        do {
            return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw Unreadable(diagnostic(for: error as NSError, isXML: isXML(data), path: path))
        }
    }

    /// The file cannot be read at all.
    struct Unreadable: Error {
        var diagnostic: Diagnostic

        init(_ diagnostic: Diagnostic) {
            self.diagnostic = diagnostic
        }
    }

    private static func isXML(_ data: Data) -> Bool {
        // Past a byte order mark and white space; in UTF-16 past the zero bytes too.
        let skipped: Set<UInt8> = [0, 9, 10, 13, 32, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
        return data.prefix(64).first { !skipped.contains($0) } == UInt8(ascii: "<")
    }

    private static func diagnostic(for error: NSError, isXML: Bool, path: String) -> Diagnostic {
        // Foundation tries the old style last and puts what that reader said beside its own words.
        let oldStyle = error.userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
        let cause = isXML ? error : oldStyle ?? error
        let text = cause.userInfo["NSDebugDescription"] as? String ?? "not a property list"
        let line = FoundationError.number(after: "line ", in: text) ?? 0
        return Diagnostic(file: path, line: line, message: "the property list cannot be read: \(text)")
    }
}
