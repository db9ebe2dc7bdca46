import Foundation

/// How the bytes of a text file stand for characters, and whether a byte order mark comes first.
public struct TextEncoding: Sendable, Hashable {
    /// The Unicode encoding forms that a resource may be written in.
    public enum Form: String, Sendable, Hashable {
        case utf8 = "UTF-8"
        case utf16LittleEndian = "UTF-16LE"
        case utf16BigEndian = "UTF-16BE"
        case utf32LittleEndian = "UTF-32LE"
        case utf32BigEndian = "UTF-32BE"
    }

    /// The encoding form.
    public var form: Form
    /// Whether a byte order mark comes first.
    public var hasByteOrderMark: Bool

    /// An encoding of the given form.
    public init(form: Form, hasByteOrderMark: Bool) {
        self.form = form
        self.hasByteOrderMark = hasByteOrderMark
    }

    /// UTF-8 without a byte order mark: what every new file is written in.
    public static let utf8 = TextEncoding(form: .utf8, hasByteOrderMark: false)
}

extension TextEncoding {
    /// The encoding of a file, from its byte order mark or, without one, from where its zero bytes are.
    init(detecting bytes: UnsafeRawBufferPointer) {
        for mark in Self.marks where bytes.starts(with: mark.bytes) {
            self.init(form: mark.form, hasByteOrderMark: true)
            return
        }
        self.init(form: Self.formWithoutMark(bytes), hasByteOrderMark: false)
    }

    /// The bytes of the byte order mark, none if there is no mark.
    var markBytes: [UInt8] {
        guard hasByteOrderMark else { return [] }
        return Self.marks.first { $0.form == form }?.bytes ?? []
    }

    /// UTF-32 comes before UTF-16, whose little-endian mark it begins with.
    private static let marks: [(form: Form, bytes: [UInt8])] = [
        (.utf32BigEndian, [0x00, 0x00, 0xFE, 0xFF]),
        (.utf32LittleEndian, [0xFF, 0xFE, 0x00, 0x00]),
        (.utf8, [0xEF, 0xBB, 0xBF]),
        (.utf16LittleEndian, [0xFF, 0xFE]),
        (.utf16BigEndian, [0xFE, 0xFF]),
    ]

    private static let sampleSize = 1024

    /// A resource starts with an ASCII character and is full of ASCII punctuation, so that in UTF-16 many
    /// units have a zero half, always the same one, while a stray NUL in UTF-8 is alone.
    private static func formWithoutMark(_ bytes: UnsafeRawBufferPointer) -> Form {
        guard bytes.count >= 2, bytes.count % 2 == 0 else { return .utf8 }
        var zeros = [0, 0, 0, 0]
        for (index, byte) in bytes.prefix(sampleSize).enumerated() where byte == 0 { zeros[index & 3] += 1 }
        let units = min(bytes.count, sampleSize) / 2
        if bytes.count % 4 == 0 {
            if zeros[3] * 2 == units, zeros[2] * 4 > units, bytes[0] != 0 { return .utf32LittleEndian }
            if zeros[0] * 2 == units, zeros[1] * 4 > units, bytes[3] != 0 { return .utf32BigEndian }
        }
        let even = zeros[0] + zeros[2]
        let odd = zeros[1] + zeros[3]
        if bytes[0] != 0, bytes[1] == 0, odd * 8 >= max(units, even * 64) { return .utf16LittleEndian }
        if bytes[0] == 0, bytes[1] != 0, even * 8 >= max(units, odd * 64) { return .utf16BigEndian }
        return .utf8
    }
}
