import Gtk
import Parlance

/// A window that follows a localizer's language, by either strategy.
///
/// The window keeps it, and it ends with the window. Main thread only.
@MainActor
public final class LocalizedWindow {
    /// The language the window is in.
    public let localizer: Localizer
    /// How the window follows the next change.
    public var strategy: any RefreshStrategy
    /// Called after each change, when the frame that shows it has been drawn.
    public var onSwitch: (@MainActor (SwitchReport) -> Void)?

    private let reference: WeakReference<Window>
    private let content: @MainActor () throws -> Widget

    private static let key = AttachmentKey("parlance-window")

    /// Fills a window, and keeps its title and content in the localizer's language.
    ///
    /// - Parameters:
    ///   - window: the window; its content is replaced.
    ///   - title: the window's title.
    ///   - localizer: whose language it follows.
    ///   - strategy: how it follows.
    ///   - content: builds the content, now and, under ``RootRebuild``, at each change. The window keeps it:
    ///     capture the window weakly.
    @discardableResult
    public init(
        _ window: Window,
        title: Message,
        localizer: Localizer = .shared,
        strategy: any RefreshStrategy = ViewRefresh(),
        content: @escaping @MainActor () throws -> Widget
    ) rethrows {
        self.localizer = localizer
        self.strategy = strategy
        self.content = content
        reference = WeakReference(window)
        window.localize("title", title, in: localizer)
        window.child = try content()
        window.attach(self, for: Self.key)
        LanguageSwitch.add(self)
    }

    /// The window, as long as it lives.
    public var window: Window? { reference.target }

    /// The localized window of a GTK window, where it has one.
    public static func of(_ window: Window) -> LocalizedWindow? {
        window.attachment(for: key) as? LocalizedWindow
    }

    /// Writes what is on screen and not in the language in force; returns how many widgets that were.
    func refreshMapped() -> Int {
        window?.refreshMapped(following: localizer) ?? 0
    }

    /// Builds the content again and puts back what the person had done to it.
    ///
    /// Where the content cannot be built, the old one stays.
    func rebuild() throws -> SwitchWork {
        guard let window else { return SwitchWork(viewsTouched: 0) }
        let made = try content()
        let old = window.child
        let state = old.map { UserState(of: $0, in: window) }
        // What is put back was so before: a button that is pressed in must not be seen going in.
        let pause = AnimationPause()
        window.afterNextFrame { withExtendedLifetime(pause) {} }
        window.child = made
        let restored = state?.restore(to: made) ?? 0
        // The change may have been asked for by a handler inside the old content, which must outlive it.
        MainLoop.whenIdle { withExtendedLifetime(old) {} }
        // The title and the title bar are not part of the content.
        let bound = made.descendants.count { Subscriptions.existing(of: $0)?.hasBindings == true }
        return SwitchWork(viewsTouched: bound + refreshMapped(), statesRestored: restored)
    }

    /// Follows a change of language that began at a moment of ``MainLoop/microseconds``.
    func follow(since start: Int64) {
        let strategy = strategy
        let done: SwitchWork
        do {
            done = try strategy.follow(self)
        } catch {
            localizer.diagnostics.report(
                Diagnostic(
                    file: window?.title ?? "window",
                    message: "the content cannot be built again and stays as it was: \(error)"
                )
            )
            done = SwitchWork(viewsTouched: refreshMapped())
        }
        let work = MainLoop.microseconds - start
        window?.afterNextFrame { [weak self] in
            guard let self else { return }
            onSwitch?(
                SwitchReport(
                    language: localizer.language,
                    strategy: strategy,
                    viewsTouched: done.viewsTouched,
                    statesRestored: done.statesRestored,
                    workMicroseconds: work,
                    frameMicroseconds: MainLoop.microseconds - start
                )
            )
        }
    }
}

/// What one change of language cost one window.
public struct SwitchReport: Sendable {
    /// The language the window is in now.
    public let language: Language
    /// How it followed.
    public let strategy: any RefreshStrategy
    /// How many widgets were written to or made.
    public let viewsTouched: Int
    /// How many things the person had done were put back, by ``RootRebuild``.
    public let statesRestored: Int
    /// From the change to the end of the strategy's work, in microseconds.
    public let workMicroseconds: Int64
    /// From the change until the first frame in the new language was drawn, in microseconds.
    public let frameMicroseconds: Int64
}
