import CGtk
import Gtk
import ParlanceGtk

/// What a picture of a window costs beside GSK's own drawing of it.
@MainActor
struct PictureRow {
    func row() throws -> Row {
        let window = Window()
        defer { window.destroy() }
        window.setDefaultSize(width: 760, height: 720)
        let column = Box(.vertical, spacing: 6)
        for number in 1...20 {
            let line = Box(.horizontal, spacing: 6)
            let button = Button()
            button.setText("Button \(number)", property: "label")
            line.append(Label("A text of a usual length, the one with number \(number)"), Entry(), button)
            column.append(line)
        }
        window.child = column
        window.settle()
        let node = try node(of: window)
        defer { gsk_render_node_unref(node) }
        let renderer = Object(adopting: gsk_cairo_renderer_new())
        gsk_renderer_realize(renderer.opaque, nil, nil)
        defer { gsk_renderer_unrealize(renderer.opaque) }
        let comparison = try Comparison(pairs: 31) {
            try Stopwatch.nanoseconds { _ = try Snapshot(of: window) } / 1_000
        } theirs: {
            Stopwatch.nanoseconds {
                let texture = gsk_renderer_render_texture(renderer.opaque, node, nil)
                g_object_unref(texture.map { UnsafeMutableRawPointer($0) })
            } / 1_000
        }
        return Row("a picture of a window / GSK's drawing of its node", comparison, unit: "µs", bar: 1.5)
    }

    private func node(of window: Window) throws -> OpaquePointer {
        let paintable = Object(adopting: gtk_widget_paintable_new(window.widget))
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable.opaque, snapshot, Double(window.width), Double(window.height))
        guard let node = snapshot.flatMap({ gtk_snapshot_free_to_node($0) }) else {
            throw Failure("there is nothing to draw")
        }
        return node
    }
}
