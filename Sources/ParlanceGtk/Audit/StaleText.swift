import Gtk
import Parlance

/// A text on screen that is in another language than its window.
public struct StaleText: Sendable {
    /// The class of the widget or object that shows it, such as `GtkLabel`.
    public let typeName: String
    /// The name the widget was given; nil for none.
    public let name: String?
    /// The property the text stands in.
    public let property: String
    /// The text as it is shown.
    public let text: String
    /// What should be there, where a binding tells.
    public let expected: String?
    /// The languages that have the text; empty where a binding shows that it is none of the tables'.
    public let languages: [Language]

    /// Every text on screen, in all windows, menus and popovers, that is not in the language in force.
    ///
    /// A bound text is stale when its binding gives another one now. Any other text is stale when another
    /// language's table has it and the language in force does not.
    ///
    /// - Parameter localizer: the language that should be shown, and the tables to compare with.
    @MainActor
    public static func all(in localizer: Localizer = .shared) -> [StaleText] {
        let index = TextIndex(localizer)
        var found: [StaleText] = []
        var bound: Set<Object> = []
        for window in Window.all where window.isMapped {
            for widget in window.descendants where widget.isMapped {
                found += texts(of: widget, localizer, index, &bound)
            }
        }
        for object in LanguageSwitch.boundObjects { found += staleBindings(of: object, localizer) }
        return found
    }

    private static let properties = ["label", "title", "tooltip-text", "placeholder-text", "text"]

    @MainActor
    private static func texts(
        of widget: Widget,
        _ localizer: Localizer,
        _ index: TextIndex,
        _ bound: inout Set<Object>
    ) -> [StaleText] {
        let bindings = staleBindings(of: widget, localizer)
        let targets = Set(widget.localizedProperties.map(\.target))
        // What a person has typed is in no language.
        let names = widget.isA("GtkEditable") ? properties.filter { $0 != "text" } : properties
        return bindings
            + names.compactMap { name in
                guard !targets.contains(.property(name)), let text = widget.text(property: name),
                    !text.isEmpty
                else { return nil }
                let languages = index.languages(of: text)
                guard !languages.isEmpty, !languages.contains(localizer.language) else { return nil }
                return StaleText(
                    typeName: widget.typeName,
                    name: widget.name == widget.typeName ? nil : widget.name,
                    property: name,
                    text: text,
                    expected: nil,
                    languages: languages
                )
            }
    }

    @MainActor
    private static func staleBindings(of object: Object, _ localizer: Localizer) -> [StaleText] {
        object.localizedProperties.compactMap { binding in
            guard binding.localizer === localizer, let shown = binding.shownText(of: object) else {
                return nil
            }
            guard !binding.isEditable(in: object), shown != binding.shownForm(in: object) else { return nil }
            return StaleText(
                typeName: object.typeName,
                name: object.cast(to: Widget.self).flatMap { $0.name == $0.typeName ? nil : $0.name },
                property: "\(binding.target)",
                text: shown,
                expected: binding.text,
                languages: []
            )
        }
    }
}

extension StaleText: CustomStringConvertible {
    /// One line: which widget shows what, and what it should show.
    public var description: String {
        let place = name.map { "\(typeName) “\($0)”" } ?? typeName
        let should = expected.map { ", not “\($0)”" } ?? ""
        let origin = languages.isEmpty ? "" : " of " + languages.map(\.tag).joined(separator: ", ")
        return "\(place) shows “\(text)”\(origin) as its \(property)\(should)"
    }
}
