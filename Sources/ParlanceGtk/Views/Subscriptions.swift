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
        binding.refresh(object.reference)
        if let index = bindings.firstIndex(where: { $0.property.target == property.target }) {
            bindings[index] = binding
        } else {
            bindings.append(binding)
        }
    }

    func add(_ localizer: Localizer, _ run: @escaping @MainActor (Object) -> Void, on object: Object) {
        follow(localizer, object)
        let update = Update(localizer, run)
        updates.append(update)
        update.refresh(object.reference)
    }

    /// Brings what is not in the language in force into it.
    ///
    /// - Parameter localizer: only what follows this one; nil is all.
    /// - Returns: whether anything was done.
    @discardableResult
    func refresh(_ object: ObjectReference, following localizer: Localizer? = nil) -> Bool {
        var isTouched = false
        for binding in bindings where localizer == nil || binding.property.localizer === localizer {
            if binding.refresh(object) { isTouched = true }
        }
        for update in updates where localizer == nil || update.localizer === localizer {
            if update.refresh(object) { isTouched = true }
        }
        return isTouched
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
    /// The text that was written, where the person may have changed it since.
    private var written: String?

    init(_ property: LocalizedProperty) {
        self.property = property
    }

    /// Writes the text where another is in force than was written; returns whether it is.
    @discardableResult
    func refresh(_ reference: ObjectReference) -> Bool {
        // Taken before the text is: where another thread changes the language in between, it is written again.
        let current = property.localizer.revision
        guard revision != current else { return false }
        revision = current
        let text = property.text
        // Nearly all that is on screen are labels, and they need no wrapper.
        if property.target == "label", reference.setPlainLabel(text) { return true }
        let object = Object(borrowing: reference)
        if let written, written != property.shownText(of: object) { return true }
        if property.isEditable(in: object) { written = text }
        property.write(text, to: object)
        return true
    }
}

/// A closure that follows a localizer.
@MainActor
private final class Update {
    let localizer: Localizer
    private let run: @MainActor (Object) -> Void
    private var revision: Int?

    init(_ localizer: Localizer, _ run: @escaping @MainActor (Object) -> Void) {
        self.localizer = localizer
        self.run = run
    }

    /// Calls the closure where another language is in force than at its last call; returns whether it is.
    @discardableResult
    func refresh(_ reference: ObjectReference) -> Bool {
        let current = localizer.revision
        guard revision != current else { return false }
        revision = current
        run(Object(borrowing: reference))
        return true
    }
}
