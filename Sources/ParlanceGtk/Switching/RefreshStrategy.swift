import Gtk

/// How a window follows a change of language.
///
/// Both strategies give the same picture; they differ in cost and in what an app has to do for them.
@MainActor
public protocol RefreshStrategy: Sendable {
    /// Brings a window into the language in force. Called on the main thread, before the next frame.
    ///
    func follow(_ window: LocalizedWindow) throws -> SwitchWork
}

/// What following a change of language took in one window.
public struct SwitchWork: Sendable {
    /// How many widgets were written to or made.
    public var viewsTouched: Int
    /// How many things the person had done were put back.
    public var statesRestored: Int

    public init(viewsTouched: Int, statesRestored: Int = 0) {
        self.viewsTouched = viewsTouched
        self.statesRestored = statesRestored
    }
}

/// Every bound text that is on screen is written again, as in Alipay; what is hidden is written when it is
/// about to appear. Nothing else of the window changes, and the cost grows with what is shown.
public struct ViewRefresh: RefreshStrategy {
    public init() {}

    public func follow(_ window: LocalizedWindow) -> SwitchWork {
        SwitchWork(viewsTouched: window.refreshMapped())
    }
}

/// The window's content is built again, as in WeChat, and gets back what the person had done to it. Texts
/// that are bound to nothing follow as well.
public struct RootRebuild: RefreshStrategy {
    public init() {}

    public func follow(_ window: LocalizedWindow) throws -> SwitchWork {
        try window.rebuild()
    }
}
