import CGtk

extension Widget {
    /// Calls a closure once, when the next frame of the widget's window has been drawn (`after-paint` of its
    /// `GdkFrameClock`); false, and no call, where the widget is not on screen.
    ///
    /// Nothing is drawn for it that would not be drawn otherwise (`gdk_frame_clock_request_phase`).
    @discardableResult
    public func afterNextFrame(_ action: @escaping @MainActor () -> Void) -> Bool {
        guard isMapped, let clock = gtk_widget_get_frame_clock(widget) else { return false }
        // Without a change there would be no frame to wait for.
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
        var connection: SignalConnection?
        connection = Object(borrowing: ObjectReference(clock)).connect("after-paint") {
            connection?.disconnect()
            action()
        }
        return true
    }
}
