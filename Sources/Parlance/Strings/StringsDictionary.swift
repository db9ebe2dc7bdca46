import Foundation

/// A `.stringsdict` file: texts that depend on arguments, on the device or on the width.
///
/// Reading never fails as a whole: what is wrong is in `diagnostics`, and an entry with a fault is left out,
/// so that a look-up goes on to the next language. XML, binary and old-style property lists are read, each
/// through `PropertyListSerialization`. Their readers tell no places, so most diagnostics name the file and the key only.
public struct StringsDictionary: Sendable {
    /// Every entry without a fault.
    public let entries: [String: Translation]
    /// What is wrong with the file and its entries.
    public var diagnostics: [Diagnostic] { faults.map(\.diagnostic) }
    /// The same, with the key that each is about, by which a tool finds the place.
    package let faults: [KeyedDiagnostic]

    /// Reads the contents of a file; `path` is what diagnostics call it.
    public init(data: Data, path: String) {
        do {
            let root = try PropertyList.read(data, path: path)
            var reader = StringsDictionaryReader(path: path)
            entries = reader.entries(of: root)
            faults = reader.faults
        } catch {
            entries = [:]
            faults = [KeyedDiagnostic(key: nil, diagnostic: error.diagnostic)]
        }
    }

    /// The entry, or nil when there is none or it has a fault.
    public func entry(forKey key: String) -> Translation? {
        entries[key]
    }
}
