import Foundation
import Parlance

/// A place in the notification center, given up with the last reference to it.
@MainActor
final class Observation {
    private let token: any NSObjectProtocol

    /// Calls a closure when a localizer posts a notification, which it does on the main thread.
    init(
        _ name: Notification.Name,
        of localizer: Localizer,
        _ action: @escaping @MainActor @Sendable () -> Void
    ) {
        // The center would keep a sender it was given alive, so it is compared here instead.
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak localizer] notification in
            guard let localizer, notification.object as? Localizer === localizer else { return }
            MainActor.assumeIsolated { action() }
        }
    }

    isolated deinit { NotificationCenter.default.removeObserver(token) }
}
