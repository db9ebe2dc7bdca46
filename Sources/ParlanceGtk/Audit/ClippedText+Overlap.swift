import Gtk

extension ClippedText {
    /// Texts that another text is drawn over, such as in a layout of fixed places that a longer translation outgrows.
    ///
    /// What stands in a `GtkOverlay` is meant to lie over what is below.
    @MainActor
    static func overlaps(among labels: [Label]) -> [ClippedText] {
        var found: [ClippedText] = []
        var drawn: [(label: Label, surface: Widget, area: Area)] = []
        for label in labels where !label.mayBeCut {
            guard let (surface, area) = label.ink else { continue }
            for below in drawn where below.surface == surface {
                guard let common = area.intersection(below.area), !lies(label, over: below.label) else {
                    continue
                }
                let amount = Int(min(common.width, common.height).rounded())
                // Letters of one line may lean into those of the next.
                guard amount > 1 else { continue }
                found.append(ClippedText(.overlapping, below.label, text: below.label.text, amount: amount))
            }
            drawn.append((label, surface, area))
        }
        return found
    }

    /// Whether the nearest widget that both stand in is one that lays its children over each other.
    @MainActor
    private static func lies(_ label: Label, over other: Label) -> Bool {
        let ancestors = Set(sequence(first: other as Widget) { $0.parent })
        return sequence(first: label as Widget) { $0.parent }.first(where: ancestors.contains)?.isA(
            "GtkOverlay"
        ) == true
    }
}
