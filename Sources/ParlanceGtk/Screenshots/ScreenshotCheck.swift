import Gtk
import Parlance

/// What is wrong with what is on screen, found without a picture to compare with.
@MainActor
struct ScreenshotCheck {
    struct Fault {
        let kind: ScreenshotFinding.Kind
        let message: String
        var widget: String?
        var text: String?
        var pixels: Int?

        init(
            _ kind: ScreenshotFinding.Kind,
            _ message: String,
            widget: String? = nil,
            text: String? = nil,
            pixels: Int? = nil
        ) {
            self.kind = kind
            self.message = message
            self.widget = widget
            self.text = text
            self.pixels = pixels
        }
    }

    let faults: [Fault]

    /// - Parameters:
    ///   - shown: what is to be pictured.
    ///   - language: the language it should be in.
    ///   - budget: the width that each window has to do with.
    init(_ shown: Widget, _ localizer: Localizer, language: Language, budget: Int32) {
        var faults: [Fault] = []
        if localizer.language != language {
            faults.append(Fault(.language, "the app is in \(localizer.language), not in \(language)"))
        }
        faults += Self.bindings(in: shown, language)
        if (shown.direction == .rightToLeft) != language.isRightToLeft {
            faults.append(
                Fault(
                    .direction,
                    "the window does not run in the direction of \(language)",
                    widget: shown.typeName
                )
            )
        }
        faults += StaleText.all(in: localizer).map { stale in
            Fault(
                .stale,
                "\(stale)",
                widget: Self.place(stale.typeName, stale.name),
                text: stale.text
            )
        }
        faults += ClippedText.all(budget: budget).map { clipped in
            Fault(
                .clipped,
                "\(clipped)",
                widget: Self.place(clipped.typeName, clipped.name),
                text: clipped.text,
                pixels: clipped.fault == .missingGlyphs ? nil : clipped.amount
            )
        }
        self.faults = faults
    }

    /// Texts that follow another localizer, which is in another language.
    private static func bindings(in shown: Widget, _ language: Language) -> [Fault] {
        shown.descendants.filter(\.isMapped).flatMap { widget in
            widget.localizedProperties.compactMap { binding in
                let other = binding.localizer.language
                guard other != language else { return nil }
                let text = binding.shownText(of: widget)
                return Fault(
                    .language,
                    "\(place(widget.typeName, widget.ownName)) shows “\(text ?? binding.text)” in \(other)",
                    widget: place(widget.typeName, widget.ownName),
                    text: text
                )
            }
        }
    }

    private static func place(_ typeName: String, _ name: String?) -> String {
        name.map { "\(typeName) “\($0)”" } ?? typeName
    }
}
