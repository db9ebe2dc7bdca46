import CGtk
import Foundation

extension Data {
    /// The bytes in the format that PNG and others hold them in (RFC 1950; `GZlibCompressor`).
    ///
    /// - Parameter level: from 1, quick, to 9, small.
    @MainActor
    public func deflated(level: Int) -> Data? {
        let compressor = Object(adopting: g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB, gint(level)))
        // More than enough also for bytes that cannot be made fewer.
        var result = Data(count: count + count / 100 + 100)
        let length: Int? = withUnsafeBytes { source in
            result.withUnsafeMutableBytes { target in
                var read: gsize = 0
                var written: gsize = 0
                let outcome = g_converter_convert(
                    compressor.opaque,
                    source.baseAddress,
                    gsize(source.count),
                    target.baseAddress,
                    gsize(target.count),
                    G_CONVERTER_INPUT_AT_END,
                    &read,
                    &written,
                    nil
                )
                return outcome == G_CONVERTER_FINISHED ? Int(written) : nil
            }
        }
        return length.map { result.prefix($0) }
    }
}
