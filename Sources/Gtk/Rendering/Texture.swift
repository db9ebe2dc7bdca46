import CGtk
import Foundation

/// A picture in memory (`GdkTexture`).
public final class Texture: Object {
    /// Draws a widget as it is on screen (`GtkWidgetPaintable` through a cairo renderer, so that the picture
    /// depends on no graphics card); nil while the widget is not on screen or a frame of it is still to be
    /// drawn.
    ///
    /// Where the widget lets something through, there is white: a picture without transparent parts is the
    /// same before and after it has been in a file.
    ///
    /// - Parameter scale: the number of pixels on each side of an application pixel. Texts and shapes are drawn
    ///   in full detail; icons have that of the display's own scale.
    public init?(drawing widget: Widget, scale: Int = 1) {
        guard let node = Self.node(of: widget, scale: scale) else { return nil }
        defer { gsk_render_node_unref(node) }
        let renderer = Object(adopting: gsk_cairo_renderer_new())
        guard gsk_renderer_realize(renderer.opaque, nil, nil) != 0 else { return nil }
        defer { gsk_renderer_unrealize(renderer.opaque) }
        var bounds = Self.bounds(of: widget, scale: scale)
        guard let texture = gsk_renderer_render_texture(renderer.opaque, node, &bounds) else { return nil }
        super.init(adopting: texture)
    }

    /// What there is to draw, to be given back with `gsk_render_node_unref`.
    private static func node(of widget: Widget, scale: Int) -> OpaquePointer? {
        let paintable = Object(adopting: gtk_widget_paintable_new(widget.widget))
        guard let content = gtk_snapshot_new() else { return nil }
        gtk_snapshot_scale(content, Float(scale), Float(scale))
        gdk_paintable_snapshot(paintable.opaque, content, Double(widget.width), Double(widget.height))
        // gtk_snapshot_free_to_node releases the snapshot.
        guard let drawn = gtk_snapshot_free_to_node(content) else { return nil }
        defer { gsk_render_node_unref(drawn) }
        guard let whole = gtk_snapshot_new() else { return nil }
        var white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
        var bounds = bounds(of: widget, scale: scale)
        gtk_snapshot_append_color(whole, &white, &bounds)
        gtk_snapshot_append_node(whole, drawn)
        return gtk_snapshot_free_to_node(whole)
    }

    private static func bounds(of widget: Widget, scale: Int) -> graphene_rect_t {
        var bounds = graphene_rect_t()
        graphene_rect_init(&bounds, 0, 0, Float(Int(widget.width) * scale), Float(Int(widget.height) * scale))
        return bounds
    }

    /// A picture file that cannot be read.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Reads a picture file in a format that GDK or a loader on the system knows, PNG and SVG among them
    /// (`gdk_texture_new_from_file`).
    public init(file: URL) throws(Failure) {
        let source = Object(adopting: g_file_new_for_path(file.path))
        var error: UnsafeMutablePointer<GError>?
        guard let texture = gdk_texture_new_from_file(source.opaque, &error) else {
            defer { g_error_free(error) }
            throw Failure(description: error.map { String(cString: $0.pointee.message) } ?? "")
        }
        super.init(adopting: texture)
    }

    /// Reads the content of a PNG file (`gdk_texture_new_from_bytes`).
    public init(png: Data) throws(Failure) {
        let bytes = png.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        var error: UnsafeMutablePointer<GError>?
        guard let texture = gdk_texture_new_from_bytes(bytes, &error) else {
            defer { g_error_free(error) }
            throw Failure(description: error.map { String(cString: $0.pointee.message) } ?? "")
        }
        super.init(adopting: texture)
    }

    /// The width in pixels.
    public var width: Int { Int(gdk_texture_get_width(opaque)) }

    /// The height in pixels.
    public var height: Int { Int(gdk_texture_get_height(opaque)) }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// The picture's pixels, four bytes each, row by row (`gdk_texture_download`): what to compare pictures by.
    public var pixels: Data {
        var data = Data(count: width * height * 4)
        data.withUnsafeMutableBytes { bytes in
            guard let start = bytes.bindMemory(to: guchar.self).baseAddress else { return }
            gdk_texture_download(opaque, start, gsize(width * 4))
        }
        return data
    }

    /// The picture in the PNG format (`gdk_texture_save_to_png_bytes`).
    public var png: Data {
        guard let bytes = gdk_texture_save_to_png_bytes(opaque) else { return Data() }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        guard let start = g_bytes_get_data(bytes, &count) else { return Data() }
        return Data(bytes: start, count: Int(count))
    }
}
