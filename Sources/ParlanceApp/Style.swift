import Gtk

/// The few rules with which the app differs from GTK's own look.
@MainActor
package enum Style {
    package static func apply() {
        StyleSheet(
            """
            .title { font-size: 1.6em; font-weight: 800; }
            .figure { font-size: 1.3em; font-weight: 700; }
            .heading { font-weight: 700; }
            .card { border-radius: 12px; padding: 6px; background: alpha(currentColor, 0.06); }
            .card > row { padding: 10px 12px; background: none; border-radius: 8px; }
            .tile { border-radius: 12px; padding: 14px 16px; background: alpha(currentColor, 0.06); }
            .status { font-size: 0.9em; padding: 6px 18px; }
            .notes { border-radius: 12px; padding: 10px 12px; background: alpha(currentColor, 0.06); }
            .notes text { background: none; }
            """
        ).apply()
    }
}
