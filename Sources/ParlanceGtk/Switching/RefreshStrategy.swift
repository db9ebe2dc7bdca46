import Gtk

/// How a window follows a change of language.
///
/// Both strategies give the same picture; they differ in cost and in what an app has to do for them.
@MainActor
public protocol RefreshStrategy: Sendable {
    /// Brings a window into the language in force. Called on the main thread, before the next frame.
    ///
    /// - Returns: how many widgets were written to or made.
    func follow(_ window: LocalizedWindow) throws -> Int
}

/// Every bound text that is on screen is written again, as in Alipay; what is hidden is written when it is
/// about to appear. Nothing else of the window changes, and the cost grows with what is shown.
public struct ViewRefresh: RefreshStrategy {
    public init() {}

    public func follow(_ window: LocalizedWindow) -> Int {
        window.refreshMapped()
    }
}

/// The window's content is built again, as in WeChat, and gets back what the person had done to it. Texts
/// that are bound to nothing follow as well.
public struct RootRebuild: RefreshStrategy {
    public init() {}

    public func follow(_ window: LocalizedWindow) throws -> Int {
        try window.rebuild()
    }
}
