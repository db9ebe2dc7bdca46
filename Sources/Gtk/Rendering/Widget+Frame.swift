import CGtk

extension Widget {
    /// Calls a closure once, when the next frame of the widget's window has been drawn (`after-paint` of its
    /// `GdkFrameClock`); false, and no call, where the widget is not on screen.
    @discardableResult
    public func afterNextFrame(_ action: @escaping @MainActor () -> Void) -> Bool {
        guard isMapped, let clock = gtk_widget_get_frame_clock(widget) else { return false }
        // Without a change there would be no frame to wait for.
        gtk_widget_queue_draw(widget)
        var connection: SignalConnection?
        connection = Object(borrowing: ObjectReference(clock)).connect("after-paint") {
            connection?.disconnect()
            action()
        }
        return true
    }
}
