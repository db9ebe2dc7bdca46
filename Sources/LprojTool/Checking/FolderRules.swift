import Parlance

/// The names of the `.lproj` folders.
enum FolderRules {
    static func check(_ tree: ResourceTree) -> [Finding] {
        var findings: [Finding] = []
        for folder in tree.folders where !folder.isBase {
            guard let language = folder.language else {
                // What holds string catalogs for every language is named "multiple languages".
                if folder.name.lowercased() == "mul" { continue }
                findings.append(finding(.language, folder, "“\(folder.name)” names no language"))
                continue
            }
            if language.name(in: tree.developmentLanguage) == language.tag, Pseudolanguage(language) == nil {
                findings.append(
                    finding(.language, folder, "“\(folder.name)” is a language that nobody knows")
                )
            }
            let twins = tree.folders.filter { $0.language == language && $0.name < folder.name }
            for twin in twins {
                let message = "is for the same language as \(twin.name).lproj"
                findings.append(finding(.folder, folder, message))
            }
        }
        return findings
    }

    private static func finding(_ rule: Rule, _ folder: ResourceTree.Folder, _ message: String) -> Finding {
        let diagnostic = Diagnostic(file: folder.path, severity: .warning, message: message)
        return Finding(rule, diagnostic, language: folder.language)
    }
}
