import Gtk

extension Window {
    /// Shows the window and waits until a frame with all that it holds has been drawn, so that nothing that is
    /// measured next finds work left over.
    func settle() {
        present()
        var isDrawn = false
        afterNextFrame { isDrawn = true }
        MainLoop.run(until: { isDrawn })
        MainLoop.drain()
    }
}
