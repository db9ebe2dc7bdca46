import Foundation
import Gtk

/// A window as it stands on screen, as a picture.
@MainActor
public struct Snapshot {
    /// The picture in the PNG format, one pixel for each application pixel.
    public let png: Data

    /// A window that cannot be drawn.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Waits until everything due is on screen, and takes the picture.
    ///
    /// - Parameter seconds: how long to wait before giving up.
    public init(of window: Window, seconds: Double = 10) throws(Failure) {
        var texture: Texture?
        let isDrawn = MainLoop.run(
            until: {
                guard window.isMapped else { return false }
                var isSettled = false
                window.afterNextFrame { isSettled = true }
                guard MainLoop.run(until: { isSettled }, seconds: seconds) else { return false }
                MainLoop.drain()
                // There is no picture while a frame is still to be drawn.
                texture = Texture(drawing: window)
                return texture != nil
            },
            seconds: seconds
        )
        guard isDrawn, let texture else {
            throw Failure(description: "“\(window.title ?? "")” was not drawn within \(seconds) seconds")
        }
        png = texture.png
    }
}
