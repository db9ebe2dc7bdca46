import Dispatch
import Foundation

/// Posts the notifications of one localizer on the main thread, one after the other.
final class Announcer: Sendable {
    /// All that is worth a notification.
    struct Situation: Sendable, Equatable {
        var language: Language
        var choice: LanguageChoice
        /// How often texts have changed on the disk.
        var reloads = 0
    }

    private struct State {
        /// What observers know.
        var told: Situation
        var isRunning = false
    }

    private let state: Locked<State>

    init(_ situation: Situation) {
        state = Locked(State(told: situation))
    }

    /// Posts what has changed since it was last posted; on another thread, as soon as the main one is free.
    func announce(_ localizer: Localizer) {
        // Where the main queue is served by `dispatchMain` its thread is not the main one.
        if Thread.isMainThread { post(localizer) } else { DispatchQueue.main.async { self.post(localizer) } }
    }

    private func post(_ localizer: Localizer) {
        // A change made by an observer is posted after the one it observes, never within it.
        let isFirst = state.withLock { state in
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard isFirst else { return }
        while postOnce(localizer) {}
    }

    /// Posts one round of notifications; false, and the end of announcing, when there is nothing to post.
    private func postOnce(_ localizer: Localizer) -> Bool {
        let new = localizer.situation
        let old = state.withLock { state in
            defer {
                state.isRunning = state.told != new
                state.told = new
            }
            return state.told
        }
        let center = NotificationCenter.default
        if new.language != old.language {
            let information = [Localizer.languageKey: new.language]
            center.post(name: Localizer.languageDidChange, object: localizer, userInfo: information)
        } else if new.reloads != old.reloads {
            center.post(name: Localizer.textsDidChange, object: localizer)
        }
        if new.choice != old.choice { center.post(name: Localizer.choiceDidChange, object: localizer) }
        return new != old
    }
}
