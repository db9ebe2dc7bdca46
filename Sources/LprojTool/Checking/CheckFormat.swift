import Parlance

/// A form that findings are printed in.
enum CheckFormat: String, CaseIterable {
    /// Lines that editors jump to, and a table.
    case text
    /// For programs.
    case json
    /// Workflow commands, which code hosts show beside the line.
    case annotations

    func print(_ report: CheckReport) -> String {
        switch self {
        case .text: Self.text(report)
        case .json: Self.json(report)
        case .annotations: report.findings.map(Self.annotation).joined()
        }
    }

    private static func text(_ report: CheckReport) -> String {
        let lines = report.findings.map { "\($0.diagnostic) [\($0.rule.rawValue)]\n" }
        let rows = report.languages.sorted { $0.key.tag < $1.key.tag }.map { language, count in
            let share = count.total == 0 ? 1 : Double(count.translated) / Double(count.total)
            // Nothing is complete until the last text is there.
            let percent = Int(share * 100)
            let full = Int(share * 20)
            let bar = String(repeating: "█", count: full) + String(repeating: "░", count: 20 - full)
            let review = count.toReview == 0 ? "" : ", \(count.toReview) to review"
            let tag = language.tag.padding(toLength: max(10, language.tag.count), withPad: " ", startingAt: 0)
            let number = String(repeating: " ", count: 4 - "\(percent)".count) + "\(percent)"
            return "\(tag) \(bar)\(number) %  \(count.translated) of \(count.total)\(review)\n"
        }
        let gap = lines.isEmpty || rows.isEmpty ? "" : "\n"
        return lines.joined() + gap + rows.joined()
    }

    private static func json(_ report: CheckReport) -> String {
        let findings = report.findings.map { finding in
            let fault = finding.diagnostic
            return JSONText.object([
                ("rule", JSONText.string(finding.rule.rawValue)),
                ("severity", JSONText.string(fault.severity.rawValue)),
                ("file", JSONText.string(fault.file)), ("line", "\(fault.line)"),
                ("column", "\(fault.column)"),
                ("language", finding.language.map { JSONText.string($0.tag) } ?? "null"),
                ("key", finding.key.map(JSONText.string) ?? "null"),
                ("message", JSONText.string(fault.message)),
            ])
        }
        let languages = report.languages.sorted { $0.key.tag < $1.key.tag }.map { language, count in
            JSONText.object([
                ("language", JSONText.string(language.tag)), ("total", "\(count.total)"),
                ("translated", "\(count.translated)"), ("toReview", "\(count.toReview)"),
            ])
        }
        return JSONText.object(
            [
                ("findings", JSONText.array(findings, indent: "    ")),
                ("languages", JSONText.array(languages, indent: "    ")),
            ],
            indent: "  "
        ) + "\n"
    }

    private static func annotation(_ finding: Finding) -> String {
        let fault = finding.diagnostic
        var properties = ["file=\(property(fault.file))"]
        if fault.line > 0 { properties.append("line=\(fault.line)") }
        if fault.column > 0 { properties.append("col=\(fault.column)") }
        properties.append("title=\(property(finding.rule.rawValue))")
        return "::\(fault.severity.rawValue) \(properties.joined(separator: ","))::\(data(fault.message))\n"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
