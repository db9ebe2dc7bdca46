import Parlance

/// Brings one file of a language up to the file of the development language.
struct TableMerge {
    /// What has been done, for a line on the screen.
    struct Changes {
        var added = 0
        var stale = 0
        var gone = 0
        var revived = 0

        var description: String? {
            let parts = [(added, "new"), (stale, "stale"), (gone, "gone"), (revived, "back")].filter {
                $0.0 > 0
            }
            return parts.isEmpty ? nil : parts.map { "\($0) \($1)" }.joined(separator: ", ")
        }
    }

    let source: SourceTable
    let language: Language
    /// Whether a key needs no entry here, since the text is somewhere else in the language or is inherited.
    let isProvided: (SourceTable.Entry) -> Bool
    /// Whether a key that the development language has no entry for is of use all the same.
    let isKept: (String) -> Bool
    /// The source text that the translation was last brought up to; nil where nobody knows.
    let earlier: (String) -> String?

    func apply(to target: inout some MergeTarget) -> Changes {
        var changes = Changes()
        for entry in source.entries {
            if let text = target.text(forKey: entry.key) {
                review(entry, text, &target, &changes)
            } else if !isProvided(entry) {
                let old = earlier(entry.key)
                let mark: TranslationMark? =
                    old == nil || old == entry.text ? nil : .stale(old: old ?? "", new: entry.text)
                if target.revive(entry.key, mark: mark) {
                    changes.revived += 1
                } else {
                    target.add(entry, for: language)
                    changes.added += 1
                }
            }
        }
        for key in target.keys where !source.keys.contains(key) && !isKept(key) {
            if target.commentOut(key) { changes.gone += 1 }
        }
        return changes
    }

    private func review(
        _ entry: SourceTable.Entry,
        _ text: String,
        _ target: inout some MergeTarget,
        _ changes: inout Changes
    ) {
        let mark = target.mark(forKey: entry.key)
        let old = earlier(entry.key) ?? entry.text
        if mark == .new {
            // A copy of the source text follows it; anything else is a translation, and no longer new.
            if text != old, text != entry.text {
                target.setMark(nil, forKey: entry.key)
            } else if text != entry.text {
                target.copy(entry)
            }
            return
        }
        guard old != entry.text, text != entry.text else { return }
        // Until somebody has translated it again, what it was translated from is the oldest text.
        let first = if case .stale(let oldest, _) = mark { oldest } else { old }
        if first == entry.text {
            target.setMark(nil, forKey: entry.key)
        } else {
            target.setMark(.stale(old: first, new: entry.text), forKey: entry.key)
            changes.stale += 1
        }
    }
}
