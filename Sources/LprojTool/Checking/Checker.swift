import Foundation
import Parlance

/// Checks the texts, folders and pictures of a tree.
struct Checker {
    let tree: ResourceTree
    /// The rules that are switched off.
    var silenced: Set<Rule> = []

    func run() -> CheckReport {
        let project = ProjectTexts(tree)
        var report = CheckReport(sourceLanguage: tree.developmentLanguage)
        report.findings = project.findings
        let plurals = Dictionary(uniqueKeysWithValues: project.languages.map { ($0, PluralForms($0)) })
        for (name, table) in project.tables.sorted(by: { $0.key < $1.key }) {
            let checker = TableChecker(
                name: name,
                table: table,
                languages: project.languages,
                plurals: plurals
            )
            checker.run(into: &report)
        }
        report.findings += FolderRules.check(tree) + PictureRules.check(tree)
        report.findings = report.findings.filter { !silenced.contains($0.rule) }
        report.placeCatalogEntries()
        report.sort()
        return report
    }
}
