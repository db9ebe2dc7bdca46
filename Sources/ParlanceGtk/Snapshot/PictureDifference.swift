import Foundation
import Gtk

/// In which pixels two pictures differ.
@MainActor
public struct PictureDifference: CustomStringConvertible {
    /// How many pixels are others; where the sizes differ, all of the larger picture.
    public let count: Int
    /// One clause: how many pixels, and where.
    public let description: String

    private let expected: Texture
    private let actual: Texture

    /// Nil where the pictures are the same to the pixel.
    public init?(from expected: Snapshot, to actual: Snapshot) {
        self.init(from: expected.texture, to: actual.texture)
    }

    /// Nil where the pictures are the same to the pixel.
    public init?(from expected: Texture, to actual: Texture) {
        self.expected = expected
        self.actual = actual
        guard expected.width == actual.width, expected.height == actual.height else {
            count = max(expected.width * expected.height, actual.width * actual.height)
            description =
                "it is \(actual.width)×\(actual.height) pixels large, not \(expected.width)×\(expected.height)"
            return
        }
        let old = expected.pixels
        let new = actual.pixels
        guard old != new else { return nil }
        var count = 0
        var columns = (Int.max, Int.min)
        var rows = (Int.max, Int.min)
        Self.visit(old, new, width: expected.width) { x, y in
            count += 1
            columns = (min(columns.0, x), max(columns.1, x))
            rows = (min(rows.0, y), max(rows.1, y))
        }
        self.count = count
        let size = "\(columns.1 - columns.0 + 1)×\(rows.1 - rows.0 + 1)"
        description =
            "\(count) \(count == 1 ? "pixel differs" : "pixels differ"), within \(size) at (\(columns.0), \(rows.0))"
    }

    /// The expected picture, pale, with the pixels in red that are others; nil where the sizes differ.
    public var png: Data? {
        guard expected.width == actual.width, expected.height == actual.height else { return nil }
        let width = expected.width
        let old = expected.pixels
        var pixels = Data(old.map { 255 - (255 - $0) / 4 })
        Self.visit(old, actual.pixels, width: width) { x, y in
            let start = (y * width + x) * 4
            pixels.replaceSubrange(start..<start + 3, with: [0, 0, 220])
        }
        return PNGFile.data(pixels: pixels, width: width, height: expected.height, level: 6)
    }

    private static func visit(_ old: Data, _ new: Data, width: Int, _ visit: (Int, Int) -> Void) {
        old.withUnsafeBytes { old in
            new.withUnsafeBytes { new in
                let former = old.bindMemory(to: UInt32.self)
                let latter = new.bindMemory(to: UInt32.self)
                for index in 0..<min(former.count, latter.count) where former[index] != latter[index] {
                    visit(index % width, index / width)
                }
            }
        }
    }
}
