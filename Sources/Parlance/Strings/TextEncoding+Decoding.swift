import Foundation

/// The text of a file as valid UTF-8, without its byte order mark.
struct DecodedText {
    var utf8: UnsafeBufferPointer<UInt8>
    var encoding: TextEncoding
    /// The first place where the bytes are not what the encoding allows; U+FFFD stands there in the text.
    var fault: StringsFault?
}

extension TextEncoding {
    /// The text of a file without its byte order mark, and how it was written; nil where the bytes are not what the
    /// encoding allows.
    package static func read(_ data: Data) -> (text: [UInt8], encoding: TextEncoding)? {
        withText(of: data) { $0.fault == nil ? (Array($0.utf8), $0.encoding) : nil }
    }
}

extension TextEncoding {
    /// Calls `body` with the text of a file; UTF-8 is not copied.
    static func withText<Result>(of data: Data, _ body: (DecodedText) -> Result) -> Result {
        data.withUnsafeBytes { bytes in
            let encoding = TextEncoding(detecting: bytes)
            let content = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(encoding.markBytes.count))
            switch encoding.form {
            case .utf8: return withUTF8(content, encoding, body)
            case .utf16LittleEndian, .utf16BigEndian: return with(UTF16.self, content, encoding, body)
            case .utf32LittleEndian, .utf32BigEndian: return with(UTF32.self, content, encoding, body)
            }
        }
    }

    private static func withUTF8<Result>(
        _ content: UnsafeRawBufferPointer,
        _ encoding: TextEncoding,
        _ body: (DecodedText) -> Result
    ) -> Result {
        content.withMemoryRebound(to: UInt8.self) { bytes in
            do throws(UTF8.ValidationError) {
                _ = try UTF8Span(validating: bytes.span)
                return body(DecodedText(utf8: bytes, encoding: encoding))
            } catch {
                let offset = error.byteOffsets.lowerBound
                return withRepaired(String(decoding: bytes, as: UTF8.self), encoding, body) {
                    let place = offset + encoding.markBytes.count
                    let byte = String(bytes[offset], radix: 16, uppercase: true)
                    return (offset, "not UTF-8: byte 0x\(byte) at offset \(place)")
                }
            }
        }
    }

    /// UTF-16 and UTF-32, which differ from UTF-8 in that their units have a byte order.
    private static func with<Codec: Unicode.Encoding, Result>(
        _ codec: Codec.Type,
        _ content: UnsafeRawBufferPointer,
        _ encoding: TextEncoding,
        _ body: (DecodedText) -> Result
    ) -> Result where Codec.CodeUnit: FixedWidthInteger {
        let width = MemoryLayout<Codec.CodeUnit>.size
        let isLittle = [.utf16LittleEndian, .utf32LittleEndian].contains(encoding.form)
        let units = (0..<content.count / width).map { index in
            let unit = content.loadUnaligned(fromByteOffset: index * width, as: Codec.CodeUnit.self)
            return isLittle ? Codec.CodeUnit(littleEndian: unit) : Codec.CodeUnit(bigEndian: unit)
        }
        let isWhole = content.count % width == 0
        if isWhole, let text = String(validating: units, as: codec) {
            return withRepaired(text, encoding, body) { nil }
        }
        let text = String(decoding: units, as: codec) + (isWhole ? "" : "\u{FFFD}")
        return withRepaired(text, encoding, body) {
            let sound = soundPrefix(of: units, as: codec)
            let place = encoding.markBytes.count + sound.units * width
            return (sound.utf8, "not \(encoding.form.rawValue): no whole character at offset \(place)")
        }
    }

    /// How many units decode before the first that does not, and how long they are in UTF-8.
    private static func soundPrefix<Codec: Unicode.Encoding>(
        of units: [Codec.CodeUnit],
        as codec: Codec.Type
    ) -> (units: Int, utf8: Int) {
        var parser = Codec.ForwardParser()
        var iterator = units.makeIterator()
        var sound = (units: 0, utf8: 0)
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
            sound.units += scalar.count
            sound.utf8 += UTF8.width(Codec.decode(scalar))
        }
        return sound
    }

    private static func withRepaired<Result>(
        _ text: String,
        _ encoding: TextEncoding,
        _ body: (DecodedText) -> Result,
        fault: () -> (offset: Int, message: String)?
    ) -> Result {
        let found = fault().map { StringsFault(offset: $0.offset, severity: .error, message: $0.message) }
        var text = text
        return text.withUTF8 { body(DecodedText(utf8: $0, encoding: encoding, fault: found)) }
    }
}
