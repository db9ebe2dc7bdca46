import Gtk
import Parlance

/// The bindings of one object, kept on it and released with it.
@MainActor
final class Subscriptions {
    static let key = AttachmentKey("parlance-subscriptions")

    private(set) var properties: [LocalizedProperty] = []
    /// The localizer's revision each property was written at.
    private var revisions: [Int] = []
    /// What keeps an object that is no widget, and so in no window's tree, within reach of a change.
    private var registration: Registration?

    static func existing(of object: Object) -> Subscriptions? {
        object.attachment(for: key) as? Subscriptions
    }

    static func of(_ object: Object) -> Subscriptions {
        if let known = existing(of: object) { return known }
        let made = Subscriptions()
        object.attach(made, for: key)
        return made
    }

    func set(_ property: LocalizedProperty, on object: Object) {
        LanguageSwitch.follow(property.localizer)
        if !object.isA(Widget.gtkTypeName), registration == nil {
            registration = LanguageSwitch.register(object, self)
        }
        property.write(to: object)
        let revision = property.localizer.revision
        if let index = properties.firstIndex(where: { $0.target == property.target }) {
            properties[index] = property
            revisions[index] = revision
        } else {
            properties.append(property)
            revisions.append(revision)
        }
    }

    /// Writes what is not in the language in force.
    ///
    /// - Parameter localizer: only what follows this one; nil is all.
    /// - Returns: whether anything was written.
    @discardableResult
    func refresh(_ object: Object, following localizer: Localizer? = nil) -> Bool {
        var isTouched = false
        for index in properties.indices {
            let property = properties[index]
            let revision = property.localizer.revision
            guard revisions[index] != revision, localizer == nil || property.localizer === localizer else {
                continue
            }
            property.write(to: object)
            revisions[index] = revision
            isTouched = true
        }
        return isTouched
    }
}
