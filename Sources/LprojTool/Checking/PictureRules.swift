import Parlance

/// Pictures in the `.lproj` folders and beside them.
enum PictureRules {
    private static let extensions: Set<Substring> = [
        "png", "jpg", "jpeg", "gif", "webp", "svg", "tif", "tiff", "bmp",
    ]

    static func check(_ tree: ResourceTree) -> [Finding] {
        var findings: [Finding] = []
        let own = pictures(of: tree.folders(of: tree.developmentLanguage))
        let languages = tree.languages.filter { $0 != tree.developmentLanguage }
        for name in tree.files.filter(isPicture) where own.contains(name) {
            let message =
                "is never shown: \(tree.developmentLanguage) has a picture of this name, and so every language"
            findings.append(finding(tree.path(name), message, tree.developmentLanguage))
        }
        let beside = Set(tree.files)
        for language in languages {
            let shown = pictures(of: tree.folders(of: language))
            for name in shown.subtracting(own).subtracting(beside).sorted() {
                guard let folder = tree.folders(of: language).first(where: { $0.files.contains(name) }) else {
                    continue
                }
                let message =
                    "is in no folder of \(tree.developmentLanguage), so that other languages have no such picture"
                findings.append(finding(folder.path(name), message, language))
            }
            let inherited = language.parents.map { pictures(of: tree.folders(of: $0)) }.reduce(shown) {
                $0.union($1)
            }
            // A language that the development language is a parent of shows its pictures by nature.
            guard let folder = tree.folders(of: language).first,
                !language.parents.contains(tree.developmentLanguage)
            else { continue }
            for name in own.subtracting(inherited).sorted() {
                let message = "the picture \(name) is missing; that of \(tree.developmentLanguage) is shown"
                findings.append(finding(folder.path, message, language, .missingPicture))
            }
        }
        return findings
    }

    private static func isPicture(_ name: String) -> Bool {
        name.split(separator: ".").last.map { extensions.contains(Substring($0.lowercased())) } ?? false
    }

    private static func pictures(of folders: [ResourceTree.Folder]) -> Set<String> {
        Set(folders.flatMap(\.files).filter(isPicture))
    }

    private static func finding(
        _ path: String,
        _ message: String,
        _ language: Language,
        _ rule: Rule = .picture
    ) -> Finding {
        Finding(rule, Diagnostic(file: path, severity: .warning, message: message), language: language)
    }
}
