import Foundation

/// Makes entries of the objects that a string catalog holds.
struct StringCatalogReader {
    let path: String
    private(set) var diagnostics: [Diagnostic] = []
    /// Canonical forms of the tags met so far: a catalog names the same few in every entry.
    private var languages: [String: Language] = [:]

    init(path: String) {
        self.path = path
    }

    mutating func root(of data: Data) -> [String: Any] {
        do {
            let root = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
            if let root = root as? [String: Any] { return root }
            report("the file must hold an object")
        } catch {
            report(error as NSError, in: data)
        }
        return [:]
    }

    mutating func sourceLanguage(of root: [String: Any]) -> Language? {
        guard !root.isEmpty else { return nil }
        guard let tag = root["sourceLanguage"] as? String, let language = Language(tag) else {
            report("\"sourceLanguage\" must name a language")
            return nil
        }
        return language
    }

    mutating func entries(of root: [String: Any]) -> [String: StringCatalog.Entry] {
        guard !root.isEmpty else { return [:] }
        if let version = root["version"] as? String, !version.hasPrefix("1.") {
            warn("version \(version) is not known; the file is read as version 1")
        }
        guard let strings = root["strings"] as? [String: Any] else {
            report("\"strings\" must be an object")
            return [:]
        }
        var entries: [String: StringCatalog.Entry] = [:]
        for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
            guard let value = value as? [String: Any] else {
                report("\"\(key)\": the entry must be an object")
                continue
            }
            entries[key] = entry(value, key: key)
        }
        return entries
    }

    private mutating func entry(_ value: [String: Any], key: String) -> StringCatalog.Entry {
        StringCatalog.Entry(
            comment: optional("comment", of: value, key: key),
            extractionState: optional("extractionState", of: value, key: key),
            shouldTranslate: optional("shouldTranslate", of: value, key: key) ?? true,
            localizations: localizations(optional("localizations", of: value, key: key) ?? [:], key: key)
        )
    }

    private mutating func localizations(
        _ values: [String: Any],
        key: String
    ) -> [Language: StringCatalog.Localization] {
        var localizations: [Language: StringCatalog.Localization] = [:]
        for (tag, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let language = language(tag) else {
                report("\"\(key)\": \"\(tag)\" names no language")
                continue
            }
            guard localizations[language] == nil else {
                report("\"\(key)\": \(language) is there twice, the second time as \"\(tag)\"")
                continue
            }
            do throws(EntryFault) {
                var reader = StringCatalogLocalizationReader(key: key)
                localizations[language] = try reader.localization(value)
                for warning in reader.warnings { warn("\"\(key)\" in \(tag): \(warning)") }
            } catch {
                report("\"\(key)\" in \(tag): \(error.message)")
            }
        }
        return localizations
    }

    private mutating func language(_ tag: String) -> Language? {
        if let known = languages[tag] { return known }
        languages[tag] = Language(tag)
        return languages[tag]
    }

    /// A member that may be missing but must not be of another kind.
    private mutating func optional<Value>(_ name: String, of object: [String: Any], key: String) -> Value? {
        guard let member = object[name] else { return nil }
        if let value = member as? Value { return value }
        report("\"\(key)\": \"\(name)\" is of the wrong kind")
        return nil
    }

    private mutating func report(_ error: NSError, in data: Data) {
        let text = error.userInfo["NSDebugDescription"] as? String ?? "it is not JSON"
        let offset = FoundationError.number(after: "around character ", in: text)
        let place = offset.map { FoundationError.place(ofByte: $0, in: data) }
        diagnostics.append(
            Diagnostic(
                file: path,
                line: place?.line ?? 0,
                column: place?.column ?? 0,
                message: "the JSON cannot be read: \(text)"
            )
        )
    }

    private mutating func report(_ message: String) {
        diagnostics.append(Diagnostic(file: path, message: message))
    }

    private mutating func warn(_ message: String) {
        diagnostics.append(Diagnostic(file: path, severity: .warning, message: message))
    }
}
