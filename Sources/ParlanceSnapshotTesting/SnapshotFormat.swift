import Foundation
import Gtk
import ParlanceGtk

/// What of a window is compared with its reference.
public enum SnapshotFormat: Sendable, Hashable {
    /// The pixels, in a PNG file, with so many pixels on each side of an application pixel.
    case image(scale: Int)
    /// Every text a person sees, as ``VisibleTexts`` writes it.
    case text

    /// The pixels, one for each application pixel.
    public static let image = SnapshotFormat.image(scale: 1)

    var isImage: Bool { self != .text }

    /// The end of a file's name; pictures at scale 2 are told by it from the others.
    var ending: String {
        switch self {
        case .image(1): "png"
        case .image(let scale): "@\(scale)x.png"
        case .text: "txt"
        }
    }

    /// What a reference file would hold now.
    @MainActor
    func take(_ widget: Widget) throws -> Data {
        switch self {
        case .image(let scale): return try Snapshot(of: widget, scale: scale).png(level: 9)
        case .text:
            // The texts of a list come with its first frame.
            _ = try Snapshot(of: widget)
            return Data(VisibleTexts(in: widget).description.utf8)
        }
    }

    struct Difference {
        let message: String
        /// What a file that shows the difference holds; nil where there is nothing to show.
        let content: Data?
    }

    /// In what two files differ; nil where they show the same.
    @MainActor
    func difference(expected: Data, actual: Data) throws -> Difference? {
        guard expected != actual else { return nil }
        guard isImage else {
            let lines = Self.lines(of: expected, and: actual)
            return Difference(message: "the texts differ\n" + lines, content: Data(lines.utf8))
        }
        let pictures = try (Texture(png: expected), Texture(png: actual))
        // Another library may have written the same pixels in another way.
        return PictureDifference(from: pictures.0, to: pictures.1).map {
            Difference(message: $0.description, content: $0.png)
        }
    }

    /// The lines that went and that came, as `diff` has them.
    private static func lines(of expected: Data, and actual: Data) -> String {
        let old = String(decoding: expected, as: UTF8.self).split(separator: "\n")
        let new = String(decoding: actual, as: UTF8.self).split(separator: "\n")
        let changes = new.difference(from: old).sorted { $0.offset < $1.offset }
        return changes.map(\.line).joined(separator: "\n")
    }
}

extension CollectionDifference.Change where ChangeElement == Substring {
    fileprivate var offset: Int {
        switch self {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
    }

    fileprivate var line: String {
        switch self {
        case .remove(_, let line, _): "- \(line)"
        case .insert(_, let line, _): "+ \(line)"
        }
    }
}
