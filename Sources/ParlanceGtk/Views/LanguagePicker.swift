import Gtk
import Parlance

/// A drop-down of the languages on offer, each under its own name, after "Follow the system".
///
/// Choosing a row switches at once. The picker shows what is chosen elsewhere too.
public final class LanguagePicker: DropDown {
    /// - Parameter localizer: whose language is chosen.
    public init(_ localizer: Localizer = .shared) {
        let tags = localizer.languages.map(\.tag)
        super.init(
            items: [""] + tags,
            row: { tag in Self.row(tag, localizer) },
            chosen: { tag in Self.name(of: tag.isEmpty ? localizer.systemLanguage.tag : tag) }
        )
        for part in [self, button] {
            part?.localize(.accessibleLabel, .library("picker.name", "Language"), in: localizer)
        }
        selectedIndex = Self.index(of: localizer.choice, in: tags)

        onSelect { index in
            guard let index else { return }
            do {
                try localizer.choose(index == 0 ? .system : .language(tags[index - 1]))
            } catch {
                localizer.diagnostics.report(Diagnostic(file: "language picker", message: "\(error)"))
            }
        }
        let this = WeakReference<DropDown>(self)
        let observation = Observation(Localizer.choiceDidChange, of: localizer) {
            let index = Self.index(of: localizer.choice, in: tags)
            if let picker = this.target, picker.selectedIndex != index { picker.selectedIndex = index }
        }
        attach(observation, for: Self.observationKey)
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    private static let observationKey = AttachmentKey("parlance-picker-observation")

    /// The row of a choice; nil for a ``Pseudolanguage``, which is not on offer.
    private static func index(of choice: LanguageChoice, in tags: [String]) -> Int? {
        guard case .language(let tag) = choice else { return 0 }
        return tags.firstIndex(of: tag).map { $0 + 1 }
    }

    /// A language's own name, which is all that the button shows.
    private static func name(of tag: String) -> Label {
        let label = Label(Language(tag)?.autonym ?? tag)
        label.horizontalAlignment = 0
        return label
    }

    /// The widget of a row of the list; the empty tag follows the system.
    private static func row(_ tag: String, _ localizer: Localizer) -> Widget {
        let label = name(of: tag)
        if tag.isEmpty {
            let system = Argument.text(localizer.systemLanguage.autonym)
            label.localize(
                "label",
                .library("picker.system", "Follow the system (%@)", system),
                in: localizer
            )
        }
        return label
    }
}
