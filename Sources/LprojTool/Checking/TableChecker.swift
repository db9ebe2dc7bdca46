import Parlance

/// Checks one table in every language.
struct TableChecker: Sendable {
    let name: String
    let table: ProjectTexts.Table
    let languages: [Language]
    let plurals: [Language: PluralForms]

    func run(into report: inout CheckReport) {
        guard let source = table.sourceTexts else {
            for language in translations {
                guard let texts = table.translations[language] else { continue }
                let message = "\(table.sourceLanguage) has no table \(name)"
                report.findings.append(finding(.extra, message, texts, nil, language))
            }
            return
        }
        if table.source != nil {
            report.findings += findings(in: source, of: source, in: table.sourceLanguage)
        }
        let languages = translations
        let checks = languages.concurrentMap { checkTranslation(into: $0, of: source) }
        for (language, check) in zip(languages, checks) {
            report.findings += check.findings
            report.languages[language, default: .init()].add(check.completeness)
        }
    }

    private var translations: [Language] { languages.filter { $0 != table.sourceLanguage } }

    private func checkTranslation(
        into language: Language,
        of source: TextTable
    ) -> (findings: [Finding], completeness: CheckReport.Completeness) {
        // A region's own form has only what differs: the rest comes from its parents.
        let inherited = language.parents.compactMap {
            $0 == table.sourceLanguage ? source : table.translations[$0]
        }
        let texts = table.translations[language]
        let states = table.states[language] ?? [:]
        var count = CheckReport.Completeness()
        var missing: [TextEntry] = []
        for entry in source.entries where !table.untranslatable.contains(entry.key) {
            count.total += 1
            if let translation = texts.flatMap({ self.translation(of: entry, in: $0) }) {
                note(translation, states[translation.key], &count)
            } else if inherited.contains(where: { translation(of: entry, in: $0) != nil }) {
                count.translated += 1
            } else {
                missing.append(entry)
            }
        }
        guard let texts else {
            let message = "the table \(name) is missing in \(language) (\(missing.count) texts)"
            return (missing.isEmpty ? [] : [finding(.missing, message, source, nil, language)], count)
        }
        let gaps = missing.map { entry in
            let message = "“\(entry.key)” is missing in \(language)"
            let diagnostic = Diagnostic(file: texts.path, severity: .warning, message: message)
            return Finding(.missing, diagnostic, language: language, key: entry.key)
        }
        return (gaps + findings(in: texts, of: source, in: language), count)
    }

    /// A text of a UI file may stand under its source text instead of its object's id.
    private func translation(of entry: TextEntry, in texts: TextTable) -> TextEntry? {
        texts[entry.key] ?? (table.interface == nil ? nil : texts[entry.plainText])
    }

    private func note(
        _ text: TextEntry,
        _ state: StringCatalog.State?,
        _ count: inout CheckReport.Completeness
    ) {
        let isStale = if case .stale = text.mark { true } else { false }
        if text.mark == .new || state == .new || text.plainText.isEmpty { return }
        count.translated += 1
        if isStale || state == .needsReview || state == .stale { count.toReview += 1 }
    }
}

// The rules for each text.
extension TableChecker {
    private func findings(in texts: TextTable, of source: TextTable, in language: Language) -> [Finding] {
        guard let plurals = plurals[language] else { return [] }
        let states = table.states[language] ?? [:]
        var findings: [Finding] = []
        for entry in texts.entries {
            guard let original = original(of: entry, in: source) else {
                let rule: Rule = table.interface == nil ? .extra : .interface
                let place = table.interface == nil ? "\(table.sourceLanguage)" : "the UI file"
                findings.append(finding(rule, "“\(entry.key)” is not in \(place)", texts, entry, language))
                continue
            }
            let pair = TextPair(
                source: original,
                translation: entry,
                sourceLanguage: table.sourceLanguage,
                language: language,
                plurals: plurals
            )
            check(pair, states[entry.key]) { complaint in
                let message = "“\(entry.key)” in \(language): \(complaint.message)"
                findings.append(
                    finding(complaint.rule, message, texts, entry, language, complaint.severity)
                )
            }
        }
        return findings
    }

    private func original(of entry: TextEntry, in source: TextTable) -> TextEntry? {
        guard let interface = table.interface else { return source[entry.key] }
        // What a UI file's own table holds beside the file's texts is of no use to anybody.
        let text = interface.text(forKey: entry.key)
        return text.map { source[entry.key] ?? TextEntry(key: entry.key, content: .plain($0)) }
    }

    private func check(_ pair: TextPair, _ state: StringCatalog.State?, _ report: (Complaint) -> Void) {
        if !pair.isSource { StateRules.check(pair, state: state, report) }
        PlaceholderRules.check(pair, report)
        PluralRules.check(pair, report)
        MarkupRules.check(pair, report)
    }

    private func finding(
        _ rule: Rule,
        _ message: String,
        _ texts: TextTable,
        _ entry: TextEntry?,
        _ language: Language,
        _ severity: Diagnostic.Severity = .warning
    ) -> Finding {
        let diagnostic = Diagnostic(
            file: entry?.file ?? texts.path,
            line: entry?.line ?? 0,
            column: entry?.column ?? 0,
            severity: severity,
            message: message
        )
        return Finding(rule, diagnostic, language: language, key: entry?.key)
    }
}
