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

    var isEmpty: Bool { bindings.isEmpty }

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
        let binding = Binding(property)
        if let index = bindings.firstIndex(where: { $0.property.target == property.target }) {
            bindings[index] = binding
        } else {
            bindings.append(binding)
        }
        if binding.prepare() { binding.write(to: ObjectReference(object.pointer)) }
    }

    func add(_ localizer: Localizer, _ run: @escaping @MainActor (Object) -> Void, on object: Object) {
        follow(localizer, object)
        let update = Update(localizer, run)
        updates.append(update)
        if update.prepare() { update.run(ObjectReference(object.pointer)) }
    }

    /// Brings what is not in the language in force into it.
    ///
    /// - Parameter localizer: only what follows this one; nil is all.
    func refresh(_ object: ObjectReference, following localizer: Localizer? = nil) {
        guard prepare(following: localizer) else { return }
        write(to: object)
        update(object)
    }

    /// Takes the texts that are to be written; true where there is something to do.
    ///
    /// For many objects the three steps are done one after the other: then what one of them runs through stays
    /// in the processor's caches, which costs less than half as much.
    func prepare(following localizer: Localizer?) -> Bool {
        var isDue = false
        for binding in bindings where localizer == nil || binding.property.localizer === localizer {
            if binding.prepare() { isDue = true }
        }
        for update in updates where localizer == nil || update.localizer === localizer {
            if update.prepare() { isDue = true }
        }
        return isDue
    }

    /// Writes the texts that have been taken.
    func write(to object: ObjectReference) {
        for binding in bindings { binding.write(to: object) }
    }

    /// Calls the closures that are to be called.
    func update(_ object: ObjectReference) {
        for update in updates { update.run(object) }
    }

    private func follow(_ localizer: Localizer, _ object: Object) {
        LanguageSwitch.follow(localizer)
        if registration == nil, !object.isWidget {
            registration = LanguageSwitch.register(object, self)
        }
    }
}

/// A binding, and what it has written.
@MainActor
private final class Binding {
    let property: LocalizedProperty
    /// The localizer's revision that was written; nil before the first time.
    private var revision: Int?
    /// The text that is to be written next.
    private var pending: String?
    /// The text that was written, where the person may have changed it since.
    private var written: String?

    init(_ property: LocalizedProperty) {
        self.property = property
    }

    /// Takes the text where another is in force than was written; returns whether it is.
    func prepare() -> Bool {
        let current = property.localizer.revision
        guard revision != current else { return false }
        revision = current
        pending = property.text
        return true
    }

    func write(to reference: ObjectReference) {
        guard let text = pending else { return }
        pending = nil
        // Nearly all that is on screen are labels, and they need no wrapper.
        if property.target == "label", reference.setPlainLabel(text) { return }
        let object = Object(borrowing: reference)
        if let written, written != property.shownText(of: object) { return }
        if property.isEditable(in: object) { written = text }
        property.write(text, to: object)
    }
}

/// A closure that follows a localizer.
@MainActor
private final class Update {
    let localizer: Localizer
    private let action: @MainActor (Object) -> Void
    private var revision: Int?
    private var isDue = false

    init(_ localizer: Localizer, _ action: @escaping @MainActor (Object) -> Void) {
        self.localizer = localizer
        self.action = action
    }

    func prepare() -> Bool {
        let current = localizer.revision
        guard revision != current else { return false }
        revision = current
        isDue = true
        return true
    }

    func run(_ reference: ObjectReference) {
        guard isDue else { return }
        isDue = false
        action(Object(borrowing: reference))
    }
}
