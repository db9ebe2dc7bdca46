import CGtk

/// Names of font families, as fontconfig chooses them.
public enum FontFamily {
    /// The family that a character is drawn in on a system in some language (`FcFontSort`), whatever the
    /// language of this process is; nil where no font has the character.
    ///
    /// - Parameters:
    ///   - language: the language as fontconfig names it, such as `zh-tw`; nil is none.
    ///   - families: the families asked for, best first.
    public static func first(
        having character: Unicode.Scalar,
        in families: [String],
        language: String?
    ) -> String? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        for family in families { add(family, FC_FAMILY, to: pattern) }
        if let language { add(language, FC_LANG, to: pattern) }
        // Without this one fontconfig adds the language of the process's locale.
        add("und", FC_LANG, to: pattern)
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        guard let fonts = FcFontSort(nil, pattern, 0, nil, &result) else { return nil }
        defer { FcFontSetDestroy(fonts) }
        for index in 0..<Int(fonts.pointee.nfont) {
            guard let font = fonts.pointee.fonts?[index] else { continue }
            var characters: OpaquePointer?
            var name: UnsafeMutablePointer<FcChar8>?
            if FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch,
                FcCharSetHasChar(characters, character.value) != 0,
                FcPatternGetString(font, FC_FAMILY, 0, &name) == FcResultMatch, let name
            {
                return String(cString: name)
            }
        }
        return nil
    }

    private static func add(_ text: String, _ property: String, to pattern: OpaquePointer) {
        _ = FcPatternAddString(pattern, property, Array(text.utf8) + [0])
    }
}
