/// Makes entries of the objects that a string catalog holds.
struct StringCatalogReader {
    let path: String
    private(set) var faults: [KeyedDiagnostic] = []
    /// Canonical forms of the tags met so far: a catalog names the same few in every entry.
    private var languages: [String: Language] = [:]

    init(path: String) {
        self.path = path
    }

    mutating func sourceLanguage(of root: JSONObject) -> Language? {
        guard let tag: String = root.value("sourceLanguage"), let language = Language(tag) else {
            report("\"sourceLanguage\" must name a language")
            return nil
        }
        return language
    }

    mutating func entries(of root: JSONObject) -> [String: StringCatalog.Entry] {
        if let version: String = root.value("version"), !version.hasPrefix("1.") {
            warn("version \(version) is not known; the file is read as version 1")
        }
        guard let strings = root.object("strings") else {
            report("\"strings\" must be an object")
            return [:]
        }
        var entries: [String: StringCatalog.Entry] = [:]
        for key in strings.names {
            guard let object = strings.object(key) else {
                report("\"\(key)\": the entry must be an object", key)
                continue
            }
            entries[key] = entry(object, key: key)
        }
        return entries
    }

    private mutating func entry(_ object: JSONObject, key: String) -> StringCatalog.Entry {
        StringCatalog.Entry(
            comment: optional("comment", of: object, key: key),
            extractionState: optional("extractionState", of: object, key: key),
            shouldTranslate: optional("shouldTranslate", of: object, key: key) ?? true,
            localizations: localizations(of: object, key: key)
        )
    }

    private mutating func localizations(
        of entry: JSONObject,
        key: String
    ) -> [Language: StringCatalog.Localization] {
        guard let values = entry.object("localizations") else {
            if entry.has("localizations") { reportKind("localizations", key: key) }
            return [:]
        }
        var localizations: [Language: StringCatalog.Localization] = [:]
        for tag in values.names {
            guard let language = language(tag) else {
                report("\"\(key)\": \"\(tag)\" names no language", key)
                continue
            }
            guard localizations[language] == nil else {
                let message = "\"\(key)\": \(language) is there twice, the second time as \"\(tag)\""
                report(message, key, language)
                continue
            }
            do throws(EntryFault) {
                var reader = StringCatalogLocalizationReader(key: key)
                localizations[language] = try reader.localization(tag, of: values)
                for warning in reader.warnings {
                    warn("\"\(key)\" in \(tag): \(warning)", key, language)
                }
            } catch {
                report("\"\(key)\" in \(tag): \(error.message)", key, language)
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
    private mutating func optional<Value: Decodable>(
        _ name: String,
        of object: JSONObject,
        key: String
    ) -> Value? {
        guard object.has(name) else { return nil }
        let value: Value? = object.value(name)
        if value == nil { reportKind(name, key: key) }
        return value
    }

    private mutating func reportKind(_ name: String, key: String) {
        report("\"\(key)\": \"\(name)\" is of the wrong kind", key)
    }

    private mutating func report(_ message: String, _ key: String? = nil, _ language: Language? = nil) {
        let diagnostic = Diagnostic(file: path, message: message)
        faults.append(KeyedDiagnostic(key: key, language: language, diagnostic: diagnostic))
    }

    private mutating func warn(_ message: String, _ key: String? = nil, _ language: Language? = nil) {
        let diagnostic = Diagnostic(file: path, severity: .warning, message: message)
        faults.append(KeyedDiagnostic(key: key, language: language, diagnostic: diagnostic))
    }
}
