import Gtk
import Parlance

/// Carries a change of language to everything that follows a localizer, in one go before the next frame.
///
/// There is one for each localizer in use. It holds the localizer weakly and ends with it.
@MainActor
final class LanguageSwitch {
    private static var all: [ObjectIdentifier: LanguageSwitch] = [:]
    /// The localizer that was followed last, as nearly all follow the same.
    private static weak var latest: Localizer?
    private static var isHooked = false
    /// Bound objects that are no widgets: pages of a stack, actions, models.
    private static var objects: [ObjectIdentifier: Registration.Entry] = [:]

    private weak var localizer: Localizer?
    private var windows: [ObjectIdentifier: WeakWindow] = [:]
    private var observations: [Observation] = []

    /// Makes changes of a localizer's language reach what is bound to it; a second call does nothing.
    static func follow(_ localizer: Localizer) {
        if latest === localizer { return }
        of(localizer)
        latest = localizer
    }

    /// The one that belongs to a localizer, made at the first call.
    @discardableResult
    private static func of(_ localizer: Localizer) -> LanguageSwitch {
        if let known = all[ObjectIdentifier(localizer)], known.localizer != nil { return known }
        all = all.filter { $0.value.localizer != nil }
        if !isHooked {
            isHooked = true
            Widget.onMap(attachment: Subscriptions.key) { object, subscriptions in
                (subscriptions as? Subscriptions)?.refresh(object)
            }
        }
        let made = LanguageSwitch(localizer)
        ToolkitLanguage.follow(localizer)
        all[ObjectIdentifier(localizer)] = made
        return made
    }

    /// Keeps an object that is no widget within reach for as long as its subscriptions live.
    static func register(_ object: Object, _ subscriptions: Subscriptions) -> Registration {
        let id = ObjectIdentifier(subscriptions)
        objects[id] = Registration.Entry(object: WeakReference(object), subscriptions: subscriptions)
        return Registration { objects[id] = nil }
    }

    /// The living bound objects that are no widgets.
    static var boundObjects: [Object] { objects.values.compactMap(\.object.target) }

    /// Hands each change of its localizer's language to a window, for as long as that lives.
    static func add(_ window: LocalizedWindow) {
        ToolkitLanguage.follow(window.localizer)
        let owner = of(window.localizer)
        owner.windows = owner.windows.filter { $0.value.window != nil }
        owner.windows[ObjectIdentifier(window)] = WeakWindow(window: window)
    }

    private init(_ localizer: Localizer) {
        self.localizer = localizer
        observations = [Localizer.languageDidChange, Localizer.textsDidChange].map { name in
            Observation(name, of: localizer) { [weak self] in self?.run() }
        }
    }

    private func run() {
        guard let localizer else { return }
        let start = MainLoop.microseconds
        // First, so that what is built for the new language is built in it.
        ToolkitLanguage.follow(localizer)
        let followers = windows.values.compactMap(\.window)
        for window in followers { window.follow(since: start) }
        // Windows of no LocalizedWindow: dialogs, and what other code has made.
        let managed = Set(followers.compactMap { $0.window })
        for window in Window.all where !managed.contains(window) {
            window.refreshMapped(following: localizer)
        }
        for entry in Self.objects.values {
            guard let object = entry.object.target else { continue }
            entry.subscriptions?.refresh(object.reference, following: localizer)
        }
    }

    private struct WeakWindow {
        weak var window: LocalizedWindow?
    }
}

/// An object's place in the list of those that are no widgets; it leaves the list with the last reference.
@MainActor
final class Registration {
    struct Entry {
        let object: WeakReference<Object>
        weak var subscriptions: Subscriptions?
    }

    private let end: @MainActor () -> Void

    init(end: @escaping @MainActor () -> Void) {
        self.end = end
    }

    isolated deinit { end() }
}

extension Widget {
    /// Writes every bound text at and below this widget that is on screen and not in the language in force.
    ///
    /// - Returns: how many widgets were touched.
    @discardableResult
    func refreshMapped(following localizer: Localizer) -> Int {
        var touched = 0
        visitMapped(attachment: Subscriptions.key) { object, subscriptions in
            guard let subscriptions = subscriptions as? Subscriptions else { return }
            if subscriptions.refresh(object, following: localizer) { touched += 1 }
        }
        return touched
    }
}
