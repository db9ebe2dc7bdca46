import Gtk

/// The few rules with which the app differs from GTK's own look.
@MainActor
package enum Style {
    package static func apply() {
        StyleSheet(
            """
            .text { line-height: 1.45em; }
            modelbutton label { line-height: 1.45em; }
            .page-title { font-size: 1.5em; font-weight: 800; }
            .figure { font-size: 1.25em; font-weight: 700; }
            .heading { font-weight: 700; }
            .card, .tile, .notes, .choice { border-radius: 12px; background: alpha(currentColor, 0.06); }
            .card { padding: 6px; }
            .card row { padding: 10px 12px; border-radius: 8px; }
            .card row:not(:selected):not(:hover) { background: none; }
            .card row:selected .dim-label { opacity: 0.85; }
            .card listview, .card list { background: none; }
            .tile { padding: 14px; }
            .choice { padding: 12px 14px; border-width: 2px; border-color: transparent; box-shadow: none; }
            .choice:checked { border-color: @theme_selected_bg_color; }
            .choice label { font-weight: normal; }
            .choice label.heading, .choice label.figure { font-weight: 700; }
            .notes { padding: 10px 12px; }
            .notes text { background: none; }
            .picture { border-radius: 12px; }
            .cost { padding: 6px 12px 6px 20px; font-size: 0.92em; }
            .tabs { padding: 3px 2px; }
            .tabs button { padding: 5px 2px; min-width: 0; font-size: 0.82em; font-weight: 600; }
            headerbar { padding-left: 3px; padding-right: 3px; }
            headerbar dropdown > button { padding-left: 6px; padding-right: 2px; }
            """
        ).apply()
    }
}
