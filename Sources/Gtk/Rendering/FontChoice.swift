import CGtk

/// The font that a text comes out in, and the language whose letter forms it takes: by the language that GTK
/// takes all text to be in, which is that of the process's locale (`pango_itemize`).
@MainActor
public struct FontChoice: Equatable {
    /// The name of the font's family.
    public let family: String
    /// The language as Pango names it, such as `zh-tw`.
    public let language: String

    /// Finds it for the start of a text.
    ///
    /// - Parameters:
    ///   - text: a text in one script.
    ///   - families: the families asked for, best first.
    public init?(of text: String, in families: [String]) {
        let context = Object(adopting: pango_font_map_create_context(pango_cairo_font_map_get_default()))
        pango_context_set_language(context.opaque, gtk_get_default_language())
        let description = pango_font_description_new()
        pango_font_description_set_family(description, families.joined(separator: ","))
        pango_context_set_font_description(context.opaque, description)
        pango_font_description_free(description)

        let attributes = pango_attr_list_new()
        let items = pango_itemize(context.opaque, text, 0, Int32(text.utf8.count), attributes, nil)
        pango_attr_list_unref(attributes)
        defer { g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) } }
        guard let item = items?.pointee.data?.assumingMemoryBound(to: PangoItem.self).pointee,
            let font = item.analysis.font, let chosen = pango_font_describe(font)
        else { return nil }
        defer { pango_font_description_free(chosen) }
        guard let family = pango_font_description_get_family(chosen),
            let language = pango_language_to_string(item.analysis.language)
        else { return nil }
        self.family = String(cString: family)
        self.language = String(cString: language)
    }

    /// Has Pango read the languages the environment prefers now (`pango_script_get_sample_language`), which it
    /// does once, so that a later change of `LANGUAGE` has no part in it.
    public static func settle() {
        pango_script_get_sample_language(PANGO_SCRIPT_HAN)
    }
}
