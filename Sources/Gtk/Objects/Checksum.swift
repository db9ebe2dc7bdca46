import CGtk
import Foundation

extension Data {
    /// The SHA-256 of the bytes in hexadecimal digits (`g_compute_checksum_for_data`).
    public var checksum: String {
        withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: guchar.self).baseAddress
            guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(bytes.count))
            else {
                return ""
            }
            defer { g_free(digits) }
            return String(cString: digits)
        }
    }
}
