import Gtk
import Parlance

/// What of one object follows a language, kept on the object and released with it.
@MainActor
final class Subscriptions {
    static let key = AttachmentKey("parlance-subscriptions")

    private var bindings: [Binding] = []
    private var updates: [Update] = []
    /// What keeps an object that is no widget, and so in no window's tree, within reach of a change.
    private var registration: Registration?

    private struct Binding {
        let property: LocalizedProperty
        /// The localizer's revision that was written.
        var revision: Int
        /// The text that was written, where the person may have changed it since.
        var written: String?
    }

    private struct Update {
        let localizer: Localizer
        let run: @MainActor (Object) -> Void
        var revision: Int
    }

    var properties: [LocalizedProperty] { bindings.map(\.property) }

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
        follow(property.localizer, object)
        let text = property.text
        property.write(text, to: object)
        let binding = Binding(
            property: property,
            revision: property.localizer.revision,
            written: property.isEditable(in: object) ? text : nil
        )
        if let index = bindings.firstIndex(where: { $0.property.target == property.target }) {
            bindings[index] = binding
        } else {
            bindings.append(binding)
        }
    }

    func add(_ localizer: Localizer, _ run: @escaping @MainActor (Object) -> Void, on object: Object) {
        follow(localizer, object)
        updates.append(Update(localizer: localizer, run: run, revision: localizer.revision))
        run(object)
    }

    /// Brings what is not in the language in force into it.
    ///
    /// - Parameter localizer: only what follows this one; nil is all.
    /// - Returns: whether anything was done.
    @discardableResult
    func refresh(_ object: Object, following localizer: Localizer? = nil) -> Bool {
        var isTouched = false
        for index in bindings.indices {
            let property = bindings[index].property
            let revision = property.localizer.revision
            guard bindings[index].revision != revision, localizer == nil || property.localizer === localizer
            else { continue }
            bindings[index].revision = revision
            isTouched = true
            if let written = bindings[index].written {
                guard property.shownText(of: object) == written else { continue }
                bindings[index].written = property.text
            }
            property.write(property.text, to: object)
        }
        for index in updates.indices {
            let update = updates[index]
            let revision = update.localizer.revision
            guard update.revision != revision, localizer == nil || update.localizer === localizer else {
                continue
            }
            updates[index].revision = revision
            isTouched = true
            update.run(object)
        }
        return isTouched
    }

    private func follow(_ localizer: Localizer, _ object: Object) {
        LanguageSwitch.follow(localizer)
        if registration == nil, !object.isA(Widget.gtkTypeName) {
            registration = LanguageSwitch.register(object, self)
        }
    }
}
