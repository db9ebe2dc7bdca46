import Gtk
import Parlance

/// What of one object follows a language, kept on the object and released with it.
@MainActor
final class Subscriptions {
    static let key = AttachmentKey("parlance-subscriptions")

    /// Nearly all objects have one only, which then needs no array.
    private var first: Binding?
    private var others: [Binding] = []
    private var updates: [Update] = []
    /// What keeps an object that is no widget, and so in no window's tree, within reach of a change.
    private var registration: Registration?

    var hasBindings: Bool { first != nil }

    var properties: [LocalizedProperty] { ((first.map { [$0] } ?? []) + others).map(\.property) }

    static func existing(of object: Object) -> Subscriptions? {
        object.attachment(for: key) as? Subscriptions
    }

    static func of(_ object: Object) -> Subscriptions {
        if let known = existing(of: object) { return known }
        let made = Subscriptions()
        object.attach(made, for: key)
        return made
    }

    func set(_ property: consuming LocalizedProperty, on object: Object) {
        follow(property.localizer, object)
        let binding = Binding(property)
        binding.refresh(object.reference)
        let target = binding.property.target
        if first == nil || first?.property.target == target {
            first = binding
        } else if let index = others.firstIndex(where: { $0.property.target == target }) {
            others[index] = binding
        } else {
            others.append(binding)
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
        if let first, first.refresh(object, following: localizer) { isTouched = true }
        for binding in others {
            if binding.refresh(object, following: localizer) { isTouched = true }
        }
        for update in updates {
            if update.refresh(object, following: localizer) { isTouched = true }
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

    init(_ property: consuming LocalizedProperty) {
        self.property = property
    }

    /// Writes the text where another is in force than was written; returns whether it is.
    @discardableResult
    func refresh(_ reference: ObjectReference, following localizer: Localizer? = nil) -> Bool {
        if let localizer, localizer !== property.localizer { return false }
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
    func refresh(_ reference: ObjectReference, following other: Localizer? = nil) -> Bool {
        if let other, other !== localizer { return false }
        let current = localizer.revision
        guard revision != current else { return false }
        revision = current
        run(Object(borrowing: reference))
        return true
    }
}
