import CGtk

/// The fonts a process draws with, in the place of those the system has installed (`FcConfig`).
@MainActor
public enum FontSet {
    /// Puts fonts in force for every text that is laid out from now on; false where the configuration is none.
    ///
    /// Before GTK is started and after: windows that are open keep the fonts they have
    /// (`FcConfigSetCurrent`, `pango_cairo_font_map_set_default`).
    ///
    /// - Parameter configuration: the fonts and rules in fontconfig's XML, as `fonts.conf` has them.
    public static func use(_ configuration: String) -> Bool {
        guard let made = FcConfigCreate() else { return false }
        let text = Array(configuration.utf8) + [0]
        guard FcConfigParseAndLoadFromMemory(made, text, 1) != 0, FcConfigBuildFonts(made) != 0,
            FcConfigSetCurrent(made) != 0
        else {
            FcConfigDestroy(made)
            return false
        }
        // What is in force holds a reference of its own.
        FcConfigDestroy(made)
        pango_cairo_font_map_set_default(nil)
        return true
    }

    /// Every font there is: its family, its style and the version of its file, sorted (`FcConfigGetFonts`).
    public static var faces: [String] {
        guard let fonts = FcConfigGetFonts(nil, FcSetSystem) else { return [] }
        return (0..<Int(fonts.pointee.nfont)).compactMap { index in
            guard let font = fonts.pointee.fonts?[index] else { return nil }
            var version: Int32 = 0
            FcPatternGetInteger(font, FC_FONTVERSION, 0, &version)
            return "\(text(FC_FAMILY, of: font)) \(text(FC_STYLE, of: font)) \(version)"
        }
        .sorted()
    }

    private static func text(_ property: String, of font: OpaquePointer) -> String {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(font, property, 0, &value) == FcResultMatch, let value else { return "" }
        return String(cString: value)
    }
}
