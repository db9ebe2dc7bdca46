import Gtk
import Parlance
import ParlanceGtk

/// The person's own page: name, place, and notes.
@MainActor
enum MinePage {
    static func build(_ reader: Reader) -> Widget {
        let localizer = reader.localizer
        let greeting = Parts.text(greetingMessage(reader), localizer, styleClass: "title")
        greeting.name = "greeting"

        let caption = Parts.text("mine.name", localizer, styleClass: "heading")
        let name = Entry()
        name.name = "name"
        name.text = reader.name
        name.setAccessibleLabel(from: caption)
        name.localize("placeholder-text", "mine.name.placeholder", in: localizer)
        name.localize("tooltip-text", "mine.name.tooltip", in: localizer)
        let typed = WeakReference(name)
        let greeted = WeakReference(greeting)
        name.connect("changed") {
            reader.name = typed.target?.text ?? ""
            greeted.target?.localize("label", greetingMessage(reader), in: localizer)
        }

        let place = Parts.list([
            Parts.row(Parts.text("mine.place", localizer), Parts.text("mine.place.value", localizer))
        ])
        return Parts.page(greeting, caption, name, place, notes(localizer))
    }

    private static func greetingMessage(_ reader: Reader) -> Message {
        reader.name.isEmpty
            ? Message("mine.greeting.guest")
            : Message("mine.greeting", .text(reader.name))
    }

    private static func notes(_ localizer: Localizer) -> Widget {
        let caption = Parts.text("mine.notes", localizer, styleClass: "heading")
        caption.expand(horizontally: true)
        let notes = TextView()
        notes.name = "notes"
        notes.addStyleClass("notes")
        notes.setAccessibleLabel(from: caption)
        notes.setSizeRequest(height: 96)
        let clear = Button()
        clear.name = "clear"
        clear.localize("label", "mine.clear", in: localizer)
        let written = WeakReference(notes)
        clear.onClick { written.target?.text = "" }

        let line = Box(.horizontal, spacing: 8)
        line.append(caption, clear)
        let column = Box(.vertical, spacing: 6)
        column.append(line, notes)
        return column
    }
}
