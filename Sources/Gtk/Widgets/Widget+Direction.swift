import CGtk

/// Which way texts and rows of widgets run (`GtkTextDirection`).
public enum TextDirection: Sendable {
    case leftToRight, rightToLeft

    var cValue: GtkTextDirection { self == .leftToRight ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL }

    init(_ value: GtkTextDirection) {
        self = value == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    }
}

extension Widget {
    /// The direction of every widget that was given none of its own, now and in future
    /// (`gtk_widget_set_default_direction`).
    ///
    /// All windows turn at once. GTK leaves three things as they were, which are put right here: the lines of a
    /// label that has been laid out, the place a view is scrolled to sideways, and widgets that are in no window
    /// at the moment, which follow when they come on screen.
    public static var defaultDirection: TextDirection {
        get { TextDirection(gtk_widget_get_default_direction()) }
        set {
            let old = defaultDirection
            guard newValue != old else { return }
            var followers: [Widget] = []
            for window in Window.all {
                window.visitAll { widget in
                    let isOfInterest = isLabel(widget) || scrollsFromLeft(widget)
                    guard isOfInterest, gtk_widget_get_direction(widget) == old.cValue else { return }
                    followers.append(Widget(borrowing: ObjectReference(widget)))
                }
            }
            gtk_widget_set_default_direction(newValue.cValue)
            for follower in followers where follower.direction == newValue {
                if isLabel(follower.widget) {
                    follower.layOutLinesAgain()
                } else {
                    follower.mirrorScrolling()
                }
            }
            LateFollowers.watch()
        }
    }

    /// The direction the widget has, its own or the default (`gtk_widget_get_direction`).
    public var direction: TextDirection { TextDirection(gtk_widget_get_direction(widget)) }

    /// Gives the widget a direction of its own, for itself without its children; nil takes it away
    /// (`gtk_widget_set_direction`).
    public func setDirection(_ direction: TextDirection?) {
        gtk_widget_set_direction(widget, direction?.cValue ?? GTK_TEXT_DIR_NONE)
    }

    private static func isLabel(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        widget.isOf(gtk_label_get_type())
    }

    /// Whether the widget counts its sideways scrolling from the left in every language.
    private static func scrollsFromLeft(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        widget.isOf(gtk_viewport_get_type()) || widget.isOf(gtk_tree_view_get_type())
    }

    /// A label keeps its laid-out lines until its text or attributes are set. Attributes change nothing else.
    private func layOutLinesAgain() {
        if let attributes = gtk_label_get_attributes(opaque) {
            gtk_label_set_attributes(opaque, attributes)
        } else {
            let none = pango_attr_list_new()
            gtk_label_set_attributes(opaque, none)
            gtk_label_set_attributes(opaque, nil)
            pango_attr_list_unref(none)
        }
    }

    private func mirrorScrolling() {
        guard let adjustment = gtk_scrollable_get_hadjustment(opaque) else { return }
        let ends = gtk_adjustment_get_lower(adjustment) + gtk_adjustment_get_upper(adjustment)
        gtk_adjustment_set_value(
            adjustment,
            ends - gtk_adjustment_get_page_size(adjustment) - gtk_adjustment_get_value(adjustment)
        )
    }
}

/// Widgets that were in no window when the direction changed: GTK turned none of them.
@MainActor
private enum LateFollowers {
    private static var isWatching = false

    static func watch() {
        guard !isWatching else { return }
        isWatching = true
        MapWatch.add(turn)
    }

    private static func turn(_ widget: UnsafeMutablePointer<GtkWidget>) {
        let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        let wrong = isRightToLeft ? GTK_STATE_FLAG_DIR_LTR : GTK_STATE_FLAG_DIR_RTL
        guard gtk_widget_get_state_flags(widget).rawValue & wrong.rawValue != 0 else { return }
        // One with a direction of its own never differs from its flag, so this one has none.
        gtk_widget_set_direction(widget, isRightToLeft ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL)
        gtk_widget_set_direction(widget, GTK_TEXT_DIR_NONE)
    }
}
