import Gtk
import Parlance

/// One property of one object bound to one message: a label's subscription to the language.
///
/// The object keeps it, and it ends with the object: there is nothing to unsubscribe. Main thread only.
@MainActor
public struct LocalizedProperty {
    /// What of an object a message's text is written to.
    public enum Target: Hashable, Sendable {
        /// A GObject property that takes a text: `label`, `title`, `tooltip-text`, `placeholder-text`, …
        case property(String)
        /// The name that assistive technology reads, which is no GObject property.
        case accessibleLabel
    }

    /// What is written to.
    public let target: Target
    /// What is written.
    public let message: Message
    /// Whose language it is written in.
    public let localizer: Localizer

    /// The text as it is in the localizer's language now.
    public var text: String { localizer.string(message) }

    /// The text the object shows, or nil where that cannot be read back.
    public func shownText(of object: Object) -> String? {
        guard case .property(let name) = target else { return nil }
        return object.text(property: name)
    }

    func write(to object: Object) {
        switch target {
        case .property(let name): object.setText(text, property: name)
        case .accessibleLabel: Widget.setAccessibleLabel(text, of: object)
        }
    }
}

extension LocalizedProperty.Target: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) { self = .property(name) }
}

extension Object {
    /// Binds a property to a message: it is written now and again at each change of language.
    ///
    /// A widget that is not on screen is written to when it is about to appear, any other object at once.
    /// Binding the property anew replaces its message. An object without such a property is told to the
    /// localizer's diagnostics.
    ///
    /// - Parameters:
    ///   - property: the GObject property's name, or `.accessibleLabel`.
    ///   - message: what it shows.
    ///   - localizer: whose language it follows.
    public func localize(
        _ property: LocalizedProperty.Target,
        _ message: Message,
        in localizer: Localizer = .shared
    ) {
        if case .property(let name) = property, !hasTextProperty(name) {
            localizer.diagnostics.report(
                Diagnostic(
                    file: typeName,
                    message: "there is no text property “\(name)” to bind “\(message.key)” to"
                )
            )
            return
        }
        Subscriptions.of(self).set(
            LocalizedProperty(target: property, message: message, localizer: localizer),
            on: self
        )
    }

    /// The bindings of the object, in the order they were made.
    public var localizedProperties: [LocalizedProperty] {
        Subscriptions.existing(of: self)?.properties ?? []
    }
}

/// Binds a property of a GObject made outside this library, by any wrapper or by C code.
///
/// It lives as long as the object does and needs no other part of this library's `Gtk` module.
///
/// - Parameters:
///   - object: the address of a living GObject or GtkWidget; this is the one place where the library takes
///     one on trust.
///   - property: the GObject property's name, or `.accessibleLabel`.
///   - message: what it shows.
///   - localizer: whose language it follows.
@MainActor
public func localize(
    _ object: UnsafeMutableRawPointer,
    _ property: LocalizedProperty.Target,
    _ message: Message,
    in localizer: Localizer = .shared
) {
    Object(borrowing: ObjectReference(object)).localize(property, message, in: localizer)
}
