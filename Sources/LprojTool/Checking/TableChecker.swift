import Parlance

/// Checks one table in every language.
struct TableChecker {
    let name: String
    let table: ProjectTexts.Table
    let languages: [Language]
    let plurals: [Language: PluralForms]

    func run(into report: inout CheckReport) {
        let translations = languages.filter { $0 != table.sourceLanguage }
        guard let source = table.sourceTexts else {
            for language in translations {
                guard let texts = table.translations[language] else { continue }
                let message = "\(table.sourceLanguage) has no table \(name)"
                report.findings.append(finding(.extra, message, texts, nil, language))
            }
            return
        }
        if table.source != nil { checkTexts(of: source, and: source, in: table.sourceLanguage, &report) }
        for language in translations { checkTranslation(into: language, of: source, &report) }
    }

    private func checkTranslation(into language: Language, of source: TextTable, _ report: inout CheckReport)
    {
        // A region's own form has only what differs: the rest comes from its parents.
        let inherited = language.parents.compactMap {
            $0 == table.sourceLanguage ? source : table.translations[$0]
        }
        let texts = table.translations[language]
        var count = report.languages[language] ?? CheckReport.Completeness()
        var missing: [TextEntry] = []
        for entry in source.entries where !table.untranslatable.contains(entry.key) {
            count.total += 1
            if let translation = texts.flatMap({ self.translation(of: entry, in: $0) }) {
                note(translation, language, &count)
            } else if inherited.contains(where: { translation(of: entry, in: $0) != nil }) {
                count.translated += 1
            } else {
                missing.append(entry)
            }
        }
        report.languages[language] = count
        if let texts {
            let path = texts.path
            for entry in missing {
                let diagnostic = Diagnostic(
                    file: path,
                    severity: .warning,
                    message: "“\(entry.key)” is missing in \(language)"
                )
                report.findings.append(Finding(.missing, diagnostic, language: language, key: entry.key))
            }
            checkTexts(of: texts, and: source, in: language, &report)
        } else if !missing.isEmpty {
            let message = "the table \(name) is missing in \(language) (\(missing.count) texts)"
            report.findings.append(finding(.missing, message, source, nil, language))
        }
    }

    /// A text of a UI file may stand under its source text instead of its object's id.
    private func translation(of entry: TextEntry, in texts: TextTable) -> TextEntry? {
        texts[entry.key] ?? (table.interface == nil ? nil : texts[entry.plainText])
    }

    private func note(_ text: TextEntry, _ language: Language, _ count: inout CheckReport.Completeness) {
        let state = table.states[language]?[text.key]
        let isStale = if case .stale = text.mark { true } else { false }
        if text.mark == .new || state == .new || text.plainText.isEmpty { return }
        count.translated += 1
        if isStale || state == .needsReview || state == .stale { count.toReview += 1 }
    }
}

// The rules for each text.
extension TableChecker {
    private func checkTexts(
        of texts: TextTable,
        and source: TextTable,
        in language: Language,
        _ report: inout CheckReport
    ) {
        guard let plurals = plurals[language] else { return }
        for entry in texts.entries {
            guard let original = original(of: entry, in: source) else {
                let rule: Rule = table.interface == nil ? .extra : .interface
                let place = table.interface == nil ? "\(table.sourceLanguage)" : "the UI file"
                report.findings.append(
                    finding(rule, "“\(entry.key)” is not in \(place)", texts, entry, language)
                )
                continue
            }
            let pair = TextPair(
                source: original,
                translation: entry,
                sourceLanguage: table.sourceLanguage,
                language: language,
                plurals: plurals
            )
            check(pair) { complaint in
                let message = "“\(entry.key)” in \(language): \(complaint.message)"
                report.findings.append(
                    finding(complaint.rule, message, texts, entry, language, complaint.severity)
                )
            }
        }
    }

    private func original(of entry: TextEntry, in source: TextTable) -> TextEntry? {
        guard let interface = table.interface else { return source[entry.key] }
        // What a UI file's own table holds beside the file's texts is of no use to anybody.
        let text = interface.text(forKey: entry.key)
        return text.map { source[entry.key] ?? TextEntry(key: entry.key, content: .plain($0)) }
    }

    private func check(_ pair: TextPair, _ report: (Complaint) -> Void) {
        if !pair.isSource {
            StateRules.check(pair, state: table.states[pair.language]?[pair.translation.key], report)
        }
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
