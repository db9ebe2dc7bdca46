import CICU

extension Language {
    /// The languages whose texts stand in for missing ones, nearest first: zh-Hant-HK has zh-Hant.
    ///
    /// They come from CLDR (es-MX has es-419 and es), and all are written in the same script: zh is no parent
    /// of zh-Hant, nor sr of sr-Latn. Stands on `ualoc_getAppleParent`.
    public var parents: [Language] {
        let script = Self.likelyScript(of: tag)
        var chain: [Language] = []
        var current = tag
        // CLDR's longest chain has four steps; the limit is for tags with many variants.
        while chain.count < 8, let parent = Self.parent(of: current, script: script) {
            guard parent != tag, !chain.contains(where: { $0.tag == parent }) else { break }
            chain.append(Language(canonical: parent))
            current = parent
        }
        return chain
    }

    private static func parent(of tag: String, script: String?) -> String? {
        let hasRegion = subtag(of: tag, swift_uloc_getCountry) != nil
        let named = ICUText.ascii { ualoc_getAppleParent(tag, $0, $1, $2) }.flatMap { Language($0)?.tag }
        if let named, likelyScript(of: named) == script {
            // Apple's chains end in the folder names of old, zh-CN and zh-TW: more special, not more general.
            return hasRegion || subtag(of: named, swift_uloc_getCountry) == nil ? named : nil
        }
        // ICU ends the chain of zh-TW here: a region alone stands for a script too.
        guard hasRegion, subtag(of: tag, swift_uloc_getScript) == nil, let script,
            let code = subtag(of: tag, swift_uloc_getLanguage)
        else { return nil }
        return Language(code + "-" + script)?.tag
    }

    private static func likelyScript(of tag: String) -> String? {
        ICUText.ascii { swift_uloc_addLikelySubtags(tag, $0, $1, $2) }
            .flatMap { subtag(of: $0, swift_uloc_getScript) }
    }

    private static func subtag(
        of tag: String,
        _ read: (
            UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<UErrorCode>?
        ) -> Int32
    ) -> String? {
        let subtag = ICUText.ascii { read(tag, $0, $1, $2) }
        return subtag == "" ? nil : subtag
    }
}
