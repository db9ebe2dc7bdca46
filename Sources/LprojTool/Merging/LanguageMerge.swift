import Foundation
import Parlance

/// Brings one table of one language up to the development language.
struct LanguageMerge: Sendable {
    /// A table of the development language.
    struct Source: Sendable {
        let name: String
        /// Of the `.strings` file.
        var texts: SourceTable?
        /// Of the `.stringsdict` file.
        var forms: SourceTable?
        /// The UI file that the table belongs to.
        var interface: InterfaceTexts?

        /// Takes in a file of the next folder; what the folders before have of it wins.
        mutating func add(texts more: SourceTable) {
            if texts == nil { texts = more } else { texts?.add(more) }
        }

        /// The same for what has plural forms.
        mutating func add(forms more: SourceTable) {
            if forms == nil { forms = more } else { forms?.add(more) }
        }
    }

    private let source: Source
    private let language: Language
    private let earlier: SourceTexts
    private let isInherited: Bool
    /// What other folders of the language have in this table, which an entry in the first one would hide.
    private var keysBeside: Set<String> = []
    private(set) var faults: [Diagnostic] = []
    /// What is to be written.
    private(set) var files: [(path: String, data: Data)] = []
    private(set) var messages: [String] = []

    /// - Parameter earlier: the texts that translations were last brought up to.
    init(_ source: Source, into language: Language, of tree: ResourceTree, earlier: SourceTexts) {
        self.source = source
        self.language = language
        self.earlier = earlier
        isInherited = !Set(language.parents).isDisjoint(with: tree.languages)
        let folders = tree.folders(of: language)
        guard let first = folders.first else { return }
        let files = ["strings", "stringsdict"].map { "\(source.name).\($0)" }
        let paths = files.map { file in
            let found = folders.filter { $0.files.contains(file) }.map { $0.path(file) }
            for other in found.dropFirst() { keysBeside.formUnion(keys(of: other)) }
            return found.first ?? first.path(file)
        }
        merge(paths[0], paths[1])
    }

    private mutating func keys(of path: String) -> [String] {
        guard let data = data(path) else { return [] }
        if path.hasSuffix("dict") { return Array(StringsDictionary(data: data, path: path).entries.keys) }
        return StringsFile(data: data, file: path).entries.map(\.key)
    }

    private mutating func merge(_ textsPath: String, _ formsPath: String) {
        let textsData = data(textsPath)
        let formsData = data(formsPath)
        let texts = textsData.map { StringsFile(data: $0, file: textsPath) }
        let forms = formsData.map { StringsDictionary(data: $0, path: formsPath) }
        faults += texts?.diagnostics ?? []
        if let forms, let formsData { faults += forms.placedFaults(in: formsData).map(\.diagnostic) }
        // Where anything is wrong nothing is written.
        guard !faults.contains(where: { $0.severity == .error }) else { return }
        mergeTexts(texts, beside: forms, textsPath, textsData)
        mergeForms(forms, beside: texts, formsPath, formsData)
    }

    private mutating func mergeTexts(
        _ file: StringsFile?,
        beside forms: StringsDictionary?,
        _ path: String,
        _ data: Data?
    ) {
        guard let texts = source.texts, file != nil || !isInherited else { return }
        let merge = TableMerge(
            source: texts,
            language: language,
            isProvided: { [source, isInherited, keysBeside] in
                isInherited || keysBeside.contains($0.key) || forms?.entry(forKey: $0.key) != nil
                    || source.interface?.text(forKey: $0.text) != nil && file?.entry(forKey: $0.text) != nil
            },
            isKept: { [source] in
                source.forms?.keys.contains($0) == true || source.interface?.text(forKey: $0) != nil
            },
            earlier: { [source, earlier] in earlier[source.name, $0] }
        )
        if let file, let data, !file.isEditable {
            let values = Dictionary(file.entries.map { ($0.key, $0.value ?? "") }) { $1 }
            run(merge, PropertyListTarget(data, texts: values), path, data)
        } else {
            run(merge, StringsTarget(file ?? StringsFile(file: path)), path, data)
        }
    }

    private mutating func mergeForms(
        _ file: StringsDictionary?,
        beside texts: StringsFile?,
        _ path: String,
        _ data: Data?
    ) {
        guard let forms = source.forms, file != nil || !isInherited else { return }
        let merge = TableMerge(
            source: forms,
            language: language,
            isProvided: { [isInherited, keysBeside] in
                isInherited || keysBeside.contains($0.key) || texts?.entry(forKey: $0.key) != nil
            },
            isKept: { [source] in source.texts?.keys.contains($0) == true },
            earlier: { [source, earlier] in earlier[source.name, $0] }
        )
        let values = file?.entries.mapValues(\.summary) ?? [:]
        let target = data.map { PropertyListTarget($0, texts: values) } ?? .empty
        run(merge, target, path, data)
        nameMissingForms(file, forms, path)
    }

    private mutating func run(_ merge: TableMerge, _ target: some MergeTarget, _ path: String, _ old: Data?) {
        var target = target
        let changes = merge.apply(to: &target)
        guard let data = target.serialized() else {
            let message = "has to be changed, and a binary property list cannot be; make it a text first"
            faults.append(Diagnostic(file: path, message: message))
            return
        }
        if let description = changes.description { messages.append("\(path): \(description)") }
        // A file that would have nothing in it is not made.
        if data != old, old != nil || changes.added > 0 { files.append((path, data)) }
    }

    /// Plural forms that a language needs and a text lacks, those of new texts included.
    private mutating func nameMissingForms(
        _ dictionary: StringsDictionary?,
        _ source: SourceTable,
        _ path: String
    ) {
        let forms = PluralForms(language)
        for (key, translation) in (dictionary?.entries ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard source.keys.contains(key), case .varied(let varied) = translation else { continue }
            var missing: Set<PluralRule.Category> = []
            VariantWalk(variation: varied.variation).eachPlural {
                missing.formUnion(forms.needed.subtracting($0.keys))
            }
            if !missing.isEmpty {
                messages.append(
                    "\(path): “\(key)” lacks \(PluralRules.names(missing)), which \(language) needs"
                )
            }
        }
    }

    private mutating func data(_ path: String) -> Data? {
        guard FileSystem.exists(path) else { return nil }
        do throws(InputFault) {
            return try FileSystem.read(path)
        } catch {
            faults += error.diagnostics
            return nil
        }
    }
}
