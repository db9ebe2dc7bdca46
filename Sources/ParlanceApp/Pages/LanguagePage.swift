import Gtk
import Parlance
import ParlanceGtk

/// All languages under their own names and under those they have in the language in force, to be chosen with
/// Change and left as they are with Cancel.
@MainActor
enum LanguagePage {
    static func build(in main: MainWindow) -> Widget {
        let localizer = main.localizer
        let choices = [LanguageChoice.system] + localizer.languages.map { .language($0) }
        let list = Parts.list(
            Page.language.title,
            choices.map { row($0, localizer) },
            isSelectable: true,
            in: localizer
        )
        list.name = "language-list"
        list.sort { precedes($0, $1, localizer) }
        list.followLanguage(of: localizer) { $0.cast(to: ListBox.self)?.sortAgain() }
        list.selectedIndices = list.rows.enumerated()
            .filter { choice(of: $1) == localizer.choice }.map { Int32($0.offset) }

        let none = Parts.text(.languageNone, localizer, styleClass: "dim-label")
        none.isVisible = false
        let filter = Parts.filter(.languageFilter, localizer)
        filter.name = "language-filter"
        let shown = WeakReference(list)
        let empty = WeakReference(none)
        filter.onSearch { words in
            let rows = shown.target?.rows ?? []
            for row in rows { row.isVisible = matches(choice(of: row), words, localizer) }
            empty.target?.isVisible = !rows.contains(where: \.isVisible)
        }
        // Enter goes on to the first language that was found.
        let typed = WeakReference(filter)
        filter.onActivate {
            guard let list = shown.target, typed.target?.text.isEmpty == false,
                let index = list.rows.firstIndex(where: \.isVisible)
            else { return }
            list.selectedIndices = [Int32(index)]
            list.rows[index].grabFocus()
        }
        let scrolled = ScrolledWindow(list)
        scrolled.name = "language-place"
        scrolled.localize(.accessibleLabel, Page.language.title, in: localizer)
        scrolled.expand(vertically: true)
        return Parts.column([
            Parts.heading(of: .language, in: main), filter, none, scrolled, buttons(for: list, in: main),
        ])
    }

    /// A row; its name says which choice it stands for.
    private static func row(_ choice: LanguageChoice, _ localizer: Localizer) -> Widget {
        let row: Widget
        switch choice {
        case .system:
            row = Parts.row(
                Parts.text(.languageSystem, localizer),
                Parts.text(in: localizer) { $0.systemLanguage.autonym }
            )
        case .language(let tag):
            let language = Language(tag)
            let autonym = Label(language?.autonym ?? tag)
            autonym.horizontalAlignment = 0
            row = Parts.row(
                autonym,
                Parts.text(in: localizer) { language?.name(in: $0.language) ?? tag }
            )
        }
        row.name = name(of: choice)
        return row
    }

    private static let prefix = "language-row-"

    private static func name(of choice: LanguageChoice) -> String {
        switch choice {
        case .system: "language-system"
        case .language(let tag): prefix + tag
        }
    }

    /// The tag of the language that a row's content stands for; empty for the system's.
    private static func tag(of content: Widget) -> String {
        content.name.hasPrefix(prefix) ? String(content.name.dropFirst(prefix.count)) : ""
    }

    private static func choice(of row: Widget) -> LanguageChoice? {
        row.children.first.map { tag(of: $0) }.map { $0.isEmpty ? .system : .language($0) }
    }

    /// Whether a row stands before another: the system's first, the others by the names they have in the language
    /// in force.
    private static func precedes(_ first: Widget, _ second: Widget, _ localizer: Localizer) -> Bool {
        guard let one = Language(tag(of: first)), let other = Language(tag(of: second)) else {
            return first.name == name(of: .system)
        }
        return localizer.rules.precedes(
            one.name(in: localizer.language),
            other.name(in: localizer.language)
        )
    }

    private static func matches(_ choice: LanguageChoice?, _ words: String, _ localizer: Localizer) -> Bool {
        guard case .language(let tag) = choice, !words.isEmpty else { return words.isEmpty }
        guard let language = Language(tag) else { return false }
        return [tag, language.autonym, language.name(in: localizer.language)]
            .contains { $0.localizedStandardContains(words) }
    }

    private static func buttons(for list: ListBox, in main: MainWindow) -> Widget {
        let localizer = main.localizer
        let cancel = Button()
        cancel.name = "language-cancel"
        cancel.localize("label", .cancel, in: localizer)
        cancel.onClick { [weak main] in main?.goBack() }
        let change = Button()
        change.name = "language-change"
        change.addStyleClass("suggested-action")
        change.localize("label", .languageChange, in: localizer)
        let chosen = WeakReference(list)
        change.onClick { [weak main] in
            guard let list = chosen.target, let index = list.selectedIndices.first,
                list.rows.indices.contains(Int(index)), let choice = choice(of: list.rows[Int(index)])
            else { return }
            do {
                try localizer.choose(choice)
            } catch {
                localizer.diagnostics.report(Diagnostic(file: "language", message: "\(error)"))
            }
            main?.goBack()
        }
        let buttons = Box(.horizontal, spacing: 8)
        buttons.align(horizontally: .end)
        buttons.append(cancel, change)
        return buttons
    }
}
