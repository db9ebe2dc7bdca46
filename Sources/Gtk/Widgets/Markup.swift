import CGtk

/// Pango's markup, as labels that use it read their text.
public enum Markup {
    /// What keeps a text from being read as markup, in Pango's words; nil where nothing does
    /// (`pango_parse_markup`).
    public static func fault(in text: String) -> String? {
        var error: UnsafeMutablePointer<GError>?
        guard pango_parse_markup(text, -1, 0, nil, nil, nil, &error) == 0 else { return nil }
        defer { g_error_free(error) }
        return error.map { String(cString: $0.pointee.message) } ?? ""
    }

    /// Markup that shows a text as it is (`g_markup_escape_text`).
    public static func escaped(_ text: String) -> String {
        guard let escaped = g_markup_escape_text(text, -1) else { return text }
        defer { g_free(escaped) }
        return String(cString: escaped)
    }
}
