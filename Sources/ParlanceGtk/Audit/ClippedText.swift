import Gtk

/// A text on screen of which a part cannot be read, or a window that asks for more width than there may be.
///
/// GTK lets a window grow rather than cut a text, so the width a window needs is part of the audit.
public struct ClippedText: Sendable, Equatable {
    /// What is wrong.
    public enum Fault: String, Sendable, Codable, CaseIterable {
        /// The text ends in an ellipsis that nobody meant.
        case ellipsized
        /// The lines of text are larger than the room they are given.
        case cut
        /// The widget lies partly beyond what it stands in.
        case outside
        /// Another text is drawn over it.
        case overlapping
        /// No font has a glyph for a character.
        case missingGlyphs
        /// The window cannot be as narrow as it has to be.
        case tooWide
    }

    public let fault: Fault
    /// The class of the widget, such as `GtkLabel`.
    public let typeName: String
    /// The name the widget was given; nil for none.
    public let name: String?
    /// The text as it is shown; a window's title for a window.
    public let text: String
    /// By how many application pixels; for ``Fault/missingGlyphs`` how many characters.
    public let amount: Int

    /// The width, in application pixels, that every window should do with unless told otherwise: a small phone's.
    public static let usualBudget: Int32 = 360

    /// Everything of that kind in all windows and popovers on screen.
    ///
    /// - Parameter budget: the width that a window has to do with, in application pixels.
    @MainActor
    public static func all(budget: Int32 = usualBudget) -> [ClippedText] {
        Window.all.filter(\.isMapped).flatMap { all(in: $0, budget: budget) }
    }

    /// Everything of that kind in one window and its popovers.
    ///
    /// - Parameters:
    ///   - window: a window on screen, of which a frame has been drawn.
    ///   - budget: the width that the window has to do with, in application pixels.
    @MainActor
    public static func all(in window: Window, budget: Int32 = usualBudget) -> [ClippedText] {
        var found: [ClippedText] = []
        let excess = window.minimumWidth - budget
        if excess > 0 {
            found.append(ClippedText(.tooWide, window, text: window.title ?? "", amount: Int(excess)))
        }
        let labels = window.descendants.filter(\.isMapped).compactMap { $0.cast(to: Label.self) }
            .filter { !$0.text.isEmpty }
        return found + labels.flatMap(faults) + overlaps(among: labels)
    }

    @MainActor
    private static func faults(of label: Label) -> [ClippedText] {
        func fault(_ fault: Fault, _ amount: Int32) -> [ClippedText] {
            amount > 0 ? [ClippedText(fault, label, text: label.text, amount: Int(amount))] : []
        }
        let missing = fault(.missingGlyphs, Int32(clamping: label.missingGlyphCount))
        guard !label.mayBeCut, !isTitle(label) else { return missing }
        if label.isEllipsized { return missing + fault(.ellipsized, max(1, label.ellipsizedWidth)) }
        let overflow = label.overflow
        let beyond = excess(of: label)
        // One pixel is the room beside a letter, not the letter.
        return missing + fault(.cut, max(overflow.width, overflow.height))
            + fault(.outside, beyond > 1 ? beyond : 0)
    }

    /// Whether a label is the title that GTK puts into a title bar, with an ellipsis where need be: the desktop shows
    /// the whole of it in its lists.
    @MainActor
    private static func isTitle(_ label: Label) -> Bool {
        label.hasStyleClass("title") && label.parent?.parent?.parent?.isA("GtkHeaderBar") == true
            || label.hasStyleClass("title") && label.parent?.isA("GtkCenterBox") == true
    }

    /// By how much a label lies beyond what would hide it, where one cannot scroll there.
    @MainActor
    private static func excess(of label: Label) -> Int32 {
        var most: Int32 = 0
        var scrolls = (horizontally: false, vertically: false)
        var next = label.parent
        while let ancestor = next {
            if let scrolled = ancestor.cast(to: ScrolledWindow.self) {
                scrolls.horizontally = scrolls.horizontally || scrolled.canScroll(.horizontal)
                scrolls.vertically = scrolls.vertically || scrolled.canScroll(.vertical)
            }
            let isSurface = ancestor.isA("GtkNative")
            // What scrolls within a viewport lies beyond the viewport by nature.
            if isSurface || ancestor.hidesOverflow, !ancestor.isA("GtkScrollable") {
                let excess = label.excess(over: ancestor)
                if !scrolls.horizontally { most = max(most, excess.horizontal) }
                if !scrolls.vertically { most = max(most, excess.vertical) }
            }
            next = isSurface ? nil : ancestor.parent
        }
        return most
    }

    @MainActor
    init(_ fault: Fault, _ widget: Widget, text: String, amount: Int) {
        self.fault = fault
        typeName = widget.typeName
        name = widget.ownName
        self.text = text
        self.amount = amount
    }
}

extension ClippedText: CustomStringConvertible {
    /// One line: which widget shows what, and what is wrong with it.
    public var description: String {
        let place = name.map { "\(typeName) “\($0)”" } ?? typeName
        return switch fault {
        case .ellipsized: "\(place) shows “\(text)” with an ellipsis, for want of \(amount) pixels"
        case .cut: "\(place) shows “\(text)” cut by \(amount) pixels"
        case .outside: "\(place) shows “\(text)” \(amount) pixels beyond what it stands in"
        case .overlapping: "\(place) shows “\(text)” with another text over \(amount) pixels of it"
        case .missingGlyphs: "\(place) shows “\(text)” with \(amount) missing glyphs"
        case .tooWide: "\(place) “\(text)” is \(amount) pixels wider at least than it may be"
        }
    }
}

extension Widget {
    private static let cutKey = AttachmentKey("parlance-may-be-cut")

    /// Whether the widget's text may end in an ellipsis or be cut, since it is of any length or readable elsewhere.
    public var mayBeCut: Bool {
        get { attachment(for: Self.cutKey) != nil }
        set { attach(newValue ? Marker() : nil, for: Self.cutKey) }
    }
}

private final class Marker {}
