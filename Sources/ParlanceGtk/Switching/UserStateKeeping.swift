import Gtk

/// A view with state of its own that a rebuild has to carry over, beyond what its widgets show.
///
/// Give a view's object to ``Gtk/Widget/keep(_:)`` of its widget, in the function that builds it.
@MainActor
public protocol UserStateKeeping: AnyObject {
    /// What is carried over.
    associatedtype UserState
    /// Read before the rebuild, and set on the object that the rebuild has made.
    var userState: UserState { get set }
}

extension Widget {
    /// Carries the state of an object over when this widget is built again.
    ///
    /// The widget keeps the object, so the object must hold the widget by a ``WeakReference`` only.
    public func keep(_ object: some UserStateKeeping) {
        attach(UserStateKeeper(object), for: UserStateKeeper.key)
    }
}

/// An app's own state on a widget, its type left out.
@MainActor
final class UserStateKeeper {
    fileprivate static let key = AttachmentKey("parlance-user-state")

    let take: @MainActor () -> Any
    let put: @MainActor (Any) -> Void

    init<Keeping: UserStateKeeping>(_ object: Keeping) {
        take = { object.userState }
        put = { state in
            if let state = state as? Keeping.UserState { object.userState = state }
        }
    }

    static func of(_ widget: Widget) -> UserStateKeeper? {
        widget.attachment(for: key) as? UserStateKeeper
    }
}
