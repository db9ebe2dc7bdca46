/// An object in a JSON document, of which only what is asked for becomes values.
///
/// A catalog with a million entries would take gigabytes as dictionaries. Valid as long as its decoder.
struct JSONObject {
    private let members: KeyedDecodingContainer<Name>

    /// The object that a decoder stands on.
    init(_ decoder: any Decoder) throws {
        members = try decoder.container(keyedBy: Name.self)
    }

    private init(_ members: KeyedDecodingContainer<Name>) {
        self.members = members
    }

    /// The names of its members, sorted.
    var names: [String] {
        members.allKeys.map(\.stringValue).sorted()
    }

    func has(_ name: String) -> Bool {
        members.contains(Name(name))
    }

    /// A member that is an object; nil when it is missing or of another kind.
    func object(_ name: String) -> JSONObject? {
        (try? members.nestedContainer(keyedBy: Name.self, forKey: Name(name))).map(JSONObject.init)
    }

    /// A member that is a text, a whole number, a truth value or a list of texts; else nil.
    func value<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        try? members.decode(type, forKey: Name(name))
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) {
            stringValue = name
        }

        init?(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            nil
        }
    }
}
