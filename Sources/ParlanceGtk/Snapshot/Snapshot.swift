import Foundation
import Gtk

/// A window, a dialog, a popover, or a part of one, as it stands on screen, as a picture.
///
/// Take it in the ``PinnedEnvironment`` where the picture is to be compared with one from elsewhere.
@MainActor
public struct Snapshot {
    /// The picture.
    public let texture: Texture

    /// The picture in the PNG format: the same bytes for the same pixels.
    public var png: Data { png(level: 6) }

    /// The picture in the PNG format.
    ///
    /// - Parameter level: how much work goes into making it small, from 1 to 9.
    public func png(level: Int) -> Data {
        PNGFile.data(pixels: texture.pixels, width: texture.width, height: texture.height, level: level)
            ?? Data()
    }

    /// What two pictures that are the same to the pixel have in common, and no others.
    public var checksum: String { "\(texture.width)×\(texture.height) \(texture.pixels.checksum)" }

    /// A widget that cannot be drawn.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Waits until everything due is on screen, and takes the picture.
    ///
    /// - Parameters:
    ///   - widget: what is pictured, and nothing that stands above it: a dialog and a popover are pictures of
    ///     their own.
    ///   - scale: how many pixels wide and high an application pixel becomes, 1 or 2.
    ///   - seconds: how long to wait before giving up.
    public init(of widget: Widget, scale: Int = 1, seconds: Double = 10) throws(Failure) {
        var texture: Texture?
        try Self.settle(widget, seconds: seconds) {
            texture = Texture(drawing: widget, scale: scale)
            return texture != nil
        }
        guard let texture else { throw Failure(description: "\(widget.typeName) cannot be drawn") }
        self.texture = texture
    }

    /// Waits until everything due is on screen and nothing more is.
    ///
    /// - Parameters:
    ///   - widget: what is waited for.
    ///   - seconds: how long to wait before giving up.
    ///   - isDone: asked when nothing is due; false waits for another frame.
    static func settle(
        _ widget: Widget,
        seconds: Double = 10,
        isDone: () -> Bool = { true }
    ) throws(Failure) {
        let changes = DrawingWatch(widget)
        let isSettled = MainLoop.run(
            until: {
                guard widget.isMapped else { return false }
                changes.forget()
                var isDrawn = false
                widget.afterNextFrame { isDrawn = true }
                guard MainLoop.run(until: { isDrawn }, seconds: seconds) else { return false }
                MainLoop.drain()
                // Where the pointer happens to be and which window is active are no part of a picture. What has
                // changed in this frame may change more in the next.
                return !widget.clearPassingLook() && !changes.areSeen && isDone()
            },
            seconds: seconds
        )
        guard isSettled else {
            throw Failure(
                description: "\(widget.typeName) “\(widget.name)” was not drawn within \(seconds) seconds"
            )
        }
    }
}
