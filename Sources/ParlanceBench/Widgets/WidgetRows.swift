import CGtk
import Gtk
import Parlance
import ParlanceGtk

/// What an app with a window pays: a change of language and the life of a subscription, compared with GTK's
/// own calls in the same process.
@MainActor
struct WidgetRows {
    private let texts: LabelTexts

    init(_ fixture: Fixture) throws {
        texts = try LabelTexts(fixture)
    }

    /// The rows in the order in which they are shown.
    func rows() throws -> [Row] {
        try [refresh(), refreshOfOnePage(), rebuild(), subscription()]
    }

    private func refresh() throws -> Row {
        let labels = localizedLabels(1_000)
        return Row(
            "refreshing 1,000 labels on screen / gtk_label_set_label",
            try compare(labels, pairs: 31) { column(labels[...]) },
            unit: "µs",
            bar: 1.1
        )
    }

    private func refreshOfOnePage() throws -> Row {
        let labels = localizedLabels(10_000)
        let comparison = try compare(labels, pairs: 11) {
            let stack = Stack()
            for start in stride(from: 0, to: labels.count, by: 100) {
                stack.add(column(labels[start..<start + 100]), name: "\(start)")
            }
            return stack
        }
        return Row(
            "refreshing 10,000 labels of which 100 show / all of them",
            comparison,
            unit: "µs",
            bar: 1 / 20
        )
    }

    /// A change of language against a bare loop over ready texts, in turns on the same labels.
    private func compare(_ labels: [Label], pairs: Int, content: @escaping @MainActor () -> Widget) throws
        -> Comparison
    {
        let window = Window()
        defer { window.destroy() }
        LocalizedWindow(window, title: "title", localizer: texts.localizer, content: content)
        let instances = labels.map(\.opaque)
        return try Comparison(pairs: pairs) {
            window.settle()
            let time = try Stopwatch.nanoseconds { try texts.switchLanguage() }
            let isRight = zip(labels, texts.keys).allSatisfy { label, key in
                !label.isMapped || label.text == texts.localizer.string(key)
            }
            guard isRight else { throw Failure("a label on screen has stayed in another language") }
            return time / 1_000
        } theirs: {
            window.settle()
            let ready = texts.switchReady()
            return Stopwatch.nanoseconds {
                for (label, text) in zip(instances, ready) { gtk_label_set_label(label, text) }
            } / 1_000
        }
    }

    private func rebuild() throws -> Row {
        let count = 1_000
        let ours = Window()
        let theirs = Window()
        defer {
            ours.destroy()
            theirs.destroy()
        }
        LocalizedWindow(ours, title: "title", localizer: texts.localizer, strategy: RootRebuild()) {
            let root = column(localizedLabels(count)[...])
            let entry = Entry()
            entry.name = "entry"
            root.append(entry)
            return root
        }
        theirs.child = Box(.vertical)
        var turn = 0
        let comparison = try Comparison(pairs: 21) {
            turn += 1
            ours.descendant(named: "entry")?.editableText = "typed \(turn)"
            ours.settle()
            let time = try Stopwatch.nanoseconds { try texts.switchLanguage() }
            guard let root = ours.child, root.children.count == count + 1,
                root.children.first?.cast(to: Label.self)?.text == texts.localizer.string(texts.keys[0]),
                root.descendant(named: "entry")?.editableText == "typed \(turn)"
            else { throw Failure("the root that was built again is not as it should be") }
            return time / 1_000
        } theirs: {
            theirs.settle()
            // Ours drops the old root when its work is done, and so does this.
            return withExtendedLifetime(theirs.child) {
                Stopwatch.nanoseconds { gtk_window_set_child(theirs.typed(), bareRoot(count)) } / 1_000
            }
        }
        return Row("rebuilding a root of 1,000 labels / GTK's calls", comparison, unit: "µs", bar: 1.2)
    }

    /// What a subscription adds to a label that is made and dropped again.
    private func subscription() -> Row {
        let count = 10_000
        let allowance = 1_000.0
        // Few texts, so that the cost is that of the subscription and not of memory that the look-up comes upon.
        let turns = (0..<count).map { $0 % 100 }
        let keys = turns.map { texts.keys[$0] }
        let ready = turns.map { texts.ready[0][$0] }
        let comparison = Comparison(pairs: 21) {
            Stopwatch.nanoseconds {
                for key in keys {
                    let label = Label()
                    label.localize("label", Message(key), in: texts.localizer)
                }
            } / Double(count)
        } theirs: {
            Stopwatch.nanoseconds {
                for text in ready {
                    let label = g_object_ref_sink(gtk_label_new(nil))
                    gtk_label_set_label(OpaquePointer(label), text)
                    g_object_unref(label)
                }
            } / Double(count) + allowance
        }
        return Row(
            "a label subscribed and dropped / a bare label and 1 µs",
            comparison,
            unit: "ns",
            bar: 1
        )
    }

    private func localizedLabels(_ count: Int) -> [Label] {
        texts.keys.prefix(count).map { key in
            let label = Label()
            label.localize("label", Message(key), in: texts.localizer)
            return label
        }
    }

    private func column(_ labels: ArraySlice<Label>) -> Box {
        let column = Box(.vertical)
        for label in labels { column.append(label) }
        return column
    }

    /// A column of labels and an entry, by GTK's own calls.
    private func bareRoot(_ count: Int) -> UnsafeMutablePointer<GtkWidget>? {
        guard let root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) else { return nil }
        let box = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkBox.self)
        for text in texts.ready[0].prefix(count) { gtk_box_append(box, gtk_label_new(text)) }
        gtk_box_append(box, gtk_entry_new())
        return root
    }
}
