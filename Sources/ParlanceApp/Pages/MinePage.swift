import Gtk
import Parlance
import ParlanceGtk

/// The person's own page: name, place, notes, the way to the settings and to the policy, and out.
@MainActor
enum MinePage {
    static func build(_ reader: Reader, in main: MainWindow) -> Widget {
        let localizer = reader.localizer
        let greeting = Parts.text(greetingMessage(reader), localizer, styleClass: "page-title")
        greeting.name = "greeting"
        let place = Parts.text(.minePlace, localizer, styleClass: "dim-label")
        place.name = "place"
        let heading = Box(.vertical, spacing: 2)
        heading.append(greeting, place)

        let name = nameEntry(reader, greeting: greeting)
        let notes = TextView()
        notes.name = "notes"
        notes.addStyleClass("notes")
        notes.setSizeRequest(height: 96)
        let nameCaption = Parts.text(.mineName, localizer, styleClass: "heading")
        name.setAccessibleLabel(from: nameCaption)
        let notesCaption = Parts.text(.mineNotes, localizer, styleClass: "heading")
        notes.setAccessibleLabel(from: notesCaption)

        let logOut = Button()
        logOut.name = "log-out"
        logOut.align(horizontally: .start)
        logOut.localize("label", .mineLogout, in: localizer)
        logOut.onClick { [weak main] in main.map { LogOutAlert.present(over: $0) { forget(in: $0) } } }
        return Parts.page([heading, links(main), nameCaption, name, notesCaption, notes, logOut])
    }

    /// Takes away what the person has typed, from the page as it stands now: it may have been built again since the
    /// question was asked.
    private static func forget(in main: MainWindow) {
        main.window?.descendant(named: "name")?.editableText = ""
        main.window?.descendant(named: "notes")?.cast(to: TextView.self)?.text = ""
    }

    private static func links(_ main: MainWindow) -> Widget {
        let localizer = main.localizer
        let targets: [Page] = [.language, .settings, .policy]
        let language = Parts.text(in: localizer) { $0.language.autonym }
        language.name = "language-in-force"
        let list = Parts.list(
            Page.mine.title,
            targets.map { Parts.link($0.title, value: $0 == .language ? language : nil, localizer) },
            in: localizer
        )
        list.name = "mine-links"
        list.onActivate { [weak main] index in
            if targets.indices.contains(index) { main?.show(targets[index]) }
        }
        return list
    }

    private static func greetingMessage(_ reader: Reader) -> Message {
        reader.name.isEmpty
            ? Message.mineGreetingGuest
            : Message.mineGreeting(.text(reader.name))
    }

    private static func nameEntry(_ reader: Reader, greeting: Label) -> Entry {
        let localizer = reader.localizer
        let name = Entry()
        name.name = "name"
        name.text = reader.name
        name.localize("placeholder-text", .mineNamePlaceholder, in: localizer)
        name.localize("tooltip-text", .mineNameTooltip, in: localizer)
        let typed = WeakReference(name)
        let greeted = WeakReference(greeting)
        name.connect("changed") {
            reader.name = typed.target?.text ?? ""
            greeted.target?.localize("label", greetingMessage(reader), in: localizer)
        }
        return name
    }
}
