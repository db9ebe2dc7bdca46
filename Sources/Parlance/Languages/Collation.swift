import CICU

/// The sort order of one language: pinyin for zh-Hans, strokes for zh-Hant, å after z in Swedish.
///
/// Made once per language and used from any thread. Stands on ICU's `ucol_strcollUTF8`.
final class Collation: Sendable {
    private let collator: ICUObject?

    init(language: Language) {
        collator = ICUObject({ swift_ucol_open(language.tag, $0) }) { swift_ucol_close($0) }
    }

    /// Whether the first text stands before the second in a sorted list.
    func precedes(_ first: String, _ second: String) -> Bool {
        guard let collator else { return first < second }
        return first.withCString { source in
            second.withCString { target in
                var status = U_ZERO_ERROR
                let order = swift_ucol_strcollUTF8(
                    collator.pointer,
                    source,
                    Int32(clamping: first.utf8.count),
                    target,
                    Int32(clamping: second.utf8.count),
                    &status
                )
                return order == UCOL_LESS
            }
        }
    }
}
