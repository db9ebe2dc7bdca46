import Foundation
import Gtk

/// A picture without transparent parts in the PNG format, smaller than GDK writes it: pictures of windows are
/// flat, and PNG's filters, which GDK uses, are for photographs.
@MainActor
enum PNGFile {
    /// - Parameters:
    ///   - pixels: four bytes each, blue, green, red and one that does not count, row by row.
    ///   - level: how much work goes into making it small, from 1 to 9.
    static func data(pixels: Data, width: Int, height: Int, level: Int) -> Data? {
        guard let content = rows(of: pixels, width: width, height: height).deflated(level: level) else {
            return nil
        }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // Eight bits for each of red, green and blue.
        append("IHDR", bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0], to: &file)
        append("IDAT", content, to: &file)
        append("IEND", Data(), to: &file)
        return file
    }

    private static func rows(of pixels: Data, width: Int, height: Int) -> Data {
        var rows = Data(count: height * (width * 3 + 1))
        pixels.withUnsafeBytes { source in
            rows.withUnsafeMutableBytes { target in
                guard source.count >= width * height * 4, let from = source.baseAddress,
                    let to = target.baseAddress
                else { return }
                var input = from.assumingMemoryBound(to: UInt8.self)
                var output = to.assumingMemoryBound(to: UInt8.self)
                for _ in 0..<height {
                    // No filter; the byte is zero already.
                    output += 1
                    for _ in 0..<width {
                        output[0] = input[2]
                        output[1] = input[1]
                        output[2] = input[0]
                        output += 3
                        input += 4
                    }
                }
            }
        }
        return rows
    }

    private static func append(_ name: String, _ content: Data, to file: inout Data) {
        let body = Data(name.utf8) + content
        file += bigEndian(content.count) + body + bigEndian(Int(checksum(body)))
    }

    private static func bigEndian(_ number: Int) -> Data {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) { Data($0) }
    }

    /// CRC-32, as PNG has it after each of its parts.
    private static func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(~0) { crc, byte in crc >> 8 ^ table[Int((crc ^ UInt32(byte)) & 0xFF)] }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
}
