import Gtk
import Parlance

/// One text of one object bound to one message: a label's subscription to the language.
///
/// The object keeps it, and it ends with the object: there is nothing to unsubscribe. Main thread only.
@MainActor
public struct LocalizedProperty {
    /// What of an object a message's text is written to.
    public enum Target: Hashable, Sendable {
        /// A GObject property that takes a text: `label`, `title`, `tooltip-text`, `placeholder-text`, …
        case property(String)
        /// A text that assistive technology reads, which is no GObject property.
        case accessible(AccessibleProperty)
        /// A row of a ``StringList``.
        case row(Int)
        /// An entry of a ``Menu``.
        case entry(Int)

        /// The name that assistive technology reads.
        public static var accessibleLabel: Target { .accessible(.label) }
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
        switch target {
        case .property(let name): object.text(property: name)
        case .accessible: nil
        case .row(let index): object.cast(to: StringList.self)?[index]
        case .entry(let index): object.cast(to: Menu.self)?.label(at: index)
        }
    }

    /// The text in the form it has in the object.
    func shownForm(in object: Object) -> String {
        guard case .property(let name) = target else { return text }
        return readable(text, name, object)
    }

    /// Whether the person can change what the object shows: their text is then not written over.
    func isEditable(in object: Object) -> Bool {
        target == .property("text") && (object.isA("GtkEditable") || object.isA("GtkTextBuffer"))
    }

    func write(_ text: String, to object: Object) {
        switch target {
        case .property(let name): object.setText(readable(text, name, object), property: name)
        case .accessible(let property): object.setAccessibleText(text, property)
        case .row(let index):
            guard let list = object.cast(to: StringList.self) else { return }
            SelectionGuard.quietly(list) { list.setText(text, at: index) }
        case .entry(let index): object.cast(to: Menu.self)?.setLabel(text, at: index)
        }
    }

    /// The text, or where the property takes markup and the text is none, markup that shows it as it is:
    /// GTK would leave the text of another language on screen.
    private func readable(_ text: String, _ property: String, _ object: Object) -> String {
        guard object.takesMarkup(property: property), let fault = Markup.fault(in: text) else { return text }
        localizer.diagnostics.report(
            Diagnostic(
                file: localizer.language.tag,
                message: "“\(message.key)” is not valid markup and is shown as plain text: \(fault)"
            )
        )
        return Markup.escaped(text)
    }

    /// Whether the object has what is to be written to.
    func fits(_ object: Object) -> Bool {
        switch target {
        case .property(let name): object.hasTextProperty(name)
        case .accessible: object.isA("GtkAccessible")
        case .row(let index): (object.cast(to: StringList.self)?.count ?? 0) > index
        case .entry(let index): (object.cast(to: Menu.self)?.count ?? 0) > index
        }
    }
}

extension LocalizedProperty.Target: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) { self = .property(name) }
}
