import Foundation

extension TextEncoding {
    /// The bytes of a file with the given text, its byte order mark first if it has one.
    package func encode(_ utf8: [UInt8]) -> Data {
        var data = Data(markBytes)
        let text = String(decoding: utf8, as: UTF8.self)
        switch form {
        case .utf8: data.append(contentsOf: utf8)
        case .utf16LittleEndian: for unit in text.utf16 { data.append(bytesOf: unit.littleEndian) }
        case .utf16BigEndian: for unit in text.utf16 { data.append(bytesOf: unit.bigEndian) }
        case .utf32LittleEndian:
            for scalar in text.unicodeScalars { data.append(bytesOf: scalar.value.littleEndian) }
        case .utf32BigEndian:
            for scalar in text.unicodeScalars { data.append(bytesOf: scalar.value.bigEndian) }
        }
        return data
    }
}

extension Data {
    fileprivate mutating func append(bytesOf unit: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: unit) { append(contentsOf: $0) }
    }
}
