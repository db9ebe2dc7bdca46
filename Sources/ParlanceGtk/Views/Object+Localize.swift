import Gtk
import Parlance

extension Object {
    /// Binds a text to a message: it is written now and again at each change of language.
    ///
    /// A widget that is not on screen is written to when it is about to appear, any other object at once. What
    /// a person has typed over a bound text stays. Binding the same target anew replaces its message. An object
    /// without such a target is told to the localizer's diagnostics.
    ///
    /// - Parameters:
    ///   - target: the GObject property's name, or another place for a text.
    ///   - message: what it shows.
    ///   - localizer: whose language it follows.
    public func localize(
        _ target: LocalizedProperty.Target,
        _ message: consuming Message,
        in localizer: Localizer = .shared
    ) {
        let property = LocalizedProperty(target: target, message: message, localizer: localizer)
        guard property.fits(self) else {
            return localizer.diagnostics.report(
                Diagnostic(
                    file: typeName,
                    message: "there is no \(target) to bind “\(property.message.key)” to"
                )
            )
        }
        Subscriptions.of(self).set(property, on: self)
    }

    /// Calls a closure now and at each change of language, for what no single text can say: a sort order, a
    /// picture, a format. A widget that is not on screen is called for when it is about to appear.
    ///
    /// The object owns the closure: use the argument, do not capture the object. A second call on one object
    /// adds a second closure.
    public func followLanguage(
        of localizer: Localizer = .shared,
        _ update: @escaping @MainActor (Object) -> Void
    ) {
        Subscriptions.of(self).add(localizer, update, on: self)
    }

    /// The bindings of the object, in the order they were made.
    public var localizedProperties: [LocalizedProperty] {
        Subscriptions.existing(of: self)?.properties ?? []
    }
}

/// Binds a text of a GObject made outside this library, by any wrapper or by C code.
///
/// It lives as long as the object does and needs no other part of this library's `Gtk` module.
///
/// - Parameters:
///   - object: the address of a living GObject or GtkWidget; this is the one place where the library takes
///     one on trust.
///   - target: the GObject property's name, or another place for a text.
///   - message: what it shows.
///   - localizer: whose language it follows.
@MainActor
public func localize(
    _ object: UnsafeMutableRawPointer,
    _ target: LocalizedProperty.Target,
    _ message: Message,
    in localizer: Localizer = .shared
) {
    Object(borrowing: ObjectReference(object)).localize(target, message, in: localizer)
}
