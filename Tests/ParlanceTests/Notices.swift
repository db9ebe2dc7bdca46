import Dispatch
import Foundation
import Parlance
import TestSupport

/// What an observer of a localizer's notifications sees while it is being told.
final class Notices: Sendable {
    private let seen = Collected<String>()
    private let token: Token

    /// Notes, for each notification, what `read` makes of the localizer and the new language.
    init(
        _ name: Notification.Name = Localizer.languageDidChange,
        of localizer: Localizer,
        _ read: @escaping @Sendable (Localizer, Language?) -> String = { _, language in language?.tag ?? "" }
    ) {
        let seen = seen
        token = Token(
            NotificationCenter.default.addObserver(forName: name, object: localizer, queue: nil) { notice in
                guard let localizer = notice.object as? Localizer else { return }
                seen.append(read(localizer, notice.userInfo?[Localizer.languageKey] as? Language))
            }
        )
    }

    /// Everything seen up to now, once the main queue has done what was asked of it.
    func all() async -> [String] {
        await Self.mainQueueIsThrough()
        return seen.all
    }

    static func mainQueueIsThrough() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Unchecked because the center hands out its tokens without saying that any thread may give them back.
    private final class Token: @unchecked Sendable {
        private let token: any NSObjectProtocol

        init(_ token: any NSObjectProtocol) { self.token = token }

        deinit { NotificationCenter.default.removeObserver(token) }
    }
}
