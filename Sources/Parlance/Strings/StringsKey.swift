import Foundation

/// A key as files tell it apart from others: by its bytes, not by what it looks like, and quicker than an array of
/// them.
struct StringsKey: Hashable, Sendable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (one: Self, other: Self) -> Bool {
        var (one, other) = (one.text, other.text)
        return one.withUTF8 { one in
            other.withUTF8 { other in
                guard let start = one.baseAddress, let otherStart = other.baseAddress else {
                    return one.count == other.count
                }
                return one.count == other.count && memcmp(start, otherStart, one.count) == 0
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
