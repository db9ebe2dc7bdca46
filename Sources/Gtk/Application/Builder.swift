import CGtk

/// Objects made from a description in GTK's UI format (`GtkBuilder`).
public final class Builder: Object {
    public override class var gtkTypeName: String { "GtkBuilder" }

    /// A description that GTK cannot build.
    public struct Failure: Error, CustomStringConvertible {
        /// The line of the description, from 1; 0 where GTK names none.
        public let line: Int
        /// The column, from 1; 0 where GTK names none.
        public let column: Int
        public let description: String
    }

    /// Makes the objects of a description (`gtk_builder_add_from_string`).
    ///
    /// Texts are left as they are in the description: no translation domain is set.
    public init(xml: String) throws(Failure) {
        super.init(adopting: gtk_builder_new())
        var error: UnsafeMutablePointer<GError>?
        guard gtk_builder_add_from_string(opaque, xml, -1, &error) != 0 else {
            let message = error.map { String(cString: $0.pointee.message) } ?? ""
            g_error_free(error)
            throw Self.failure(message)
        }
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// The object with an id, or nil when there is none (`gtk_builder_get_object`).
    public func object(_ id: String) -> Object? {
        gtk_builder_get_object(opaque, id).map { Object(borrowing: ObjectReference($0)) }
    }

    /// All objects, in no order (`gtk_builder_get_objects`).
    public var objects: [Object] {
        let list = gtk_builder_get_objects(opaque)
        defer { g_slist_free(list) }
        var found: [Object] = []
        var link = list
        while let node = link {
            if let data = node.pointee.data { found.append(Object(borrowing: ObjectReference(data))) }
            link = node.pointee.next
        }
        return found
    }

    /// GTK writes the place before the fault: `<input>:12:3 Unknown …`.
    private static func failure(_ message: String) -> Failure {
        let parts = message.split(separator: ":", maxSplits: 2)
        guard parts.count == 3, let line = Int(parts[1]) else {
            return Failure(line: 0, column: 0, description: message)
        }
        let rest = parts[2].split(separator: " ", maxSplits: 1)
        guard rest.count == 2, let column = Int(rest[0]) else {
            return Failure(line: line, column: 0, description: String(parts[2]))
        }
        return Failure(line: line, column: column, description: String(rest[1]))
    }
}
