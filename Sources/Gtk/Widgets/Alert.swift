import CGtk

/// A short question or message in a window of its own (`GtkMessageDialog`).
///
/// GTK owns it until it is answered or closed.
public final class Alert: Window {
    public override class var gtkTypeName: String { "GtkMessageDialog" }

    /// - Parameter parent: the window the alert belongs to: it stands above it and goes with it.
    public init(for parent: Window) {
        super.init(sinkingWindow: cgtk_message_dialog_new(parent.typed()))
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// How an answer is drawn.
    public enum Style: Sendable {
        case plain
        /// The answer that Enter gives.
        case suggested
        /// An answer that takes something away.
        case destructive
    }

    /// Adds an answer. The alert keeps the closure, calls it when the person chooses the answer and goes.
    ///
    /// - Returns: the answer's button, to give it a text.
    @discardableResult
    public func addAnswer(_ style: Style = .plain, _ action: @escaping @MainActor () -> Void = {}) -> Button {
        let response = answers.add(action)
        // Not gtk_dialog_add_button, whose buttons have a mnemonic: of such a button GTK 4.8 says the name twice.
        let button = Button()
        gtk_dialog_add_action_widget(typed(), button.widget, response)
        switch style {
        case .plain: break
        case .suggested:
            button.addStyleClass("suggested-action")
            gtk_dialog_set_default_response(typed(), response)
        case .destructive: button.addStyleClass("destructive-action")
        }
        return button
    }

    private var answers: Answers {
        if let known = attachment(for: Answers.key) as? Answers { return known }
        let made = Answers()
        attach(made, for: Answers.key)
        let this = WeakReference<Window>(self)
        connect("response") { [weak made] arguments in
            let action = arguments.integer(at: 0).flatMap { made?.action(Int32($0)) }
            // The alert is gone before its answer acts, which may open the next one.
            this.target?.destroy()
            action?()
            return true
        }
        return made
    }
}

/// The closures of an alert's answers, released with the alert.
@MainActor
private final class Answers {
    static let key = AttachmentKey("gtk-alert-answers")

    private var actions: [@MainActor () -> Void] = []

    /// - Returns: the response that stands for the answer; GTK's own are negative.
    func add(_ action: @escaping @MainActor () -> Void) -> Int32 {
        actions.append(action)
        return Int32(actions.count)
    }

    func action(_ response: Int32) -> (@MainActor () -> Void)? {
        actions.indices.contains(Int(response) - 1) ? actions[Int(response) - 1] : nil
    }
}
