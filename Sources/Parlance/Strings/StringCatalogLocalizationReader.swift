/// Reads one entry of a string catalog in one language.
struct StringCatalogLocalizationReader {
    let key: String
    private(set) var warnings: [String] = []
    private var state = StringCatalog.State.translated

    init(key: String) {
        self.key = key
    }

    /// The localization, or nil when it has no text yet.
    mutating func localization(
        _ tag: String,
        of localizations: JSONObject
    ) throws(EntryFault) -> StringCatalog.Localization? {
        let object = try object(tag, of: localizations)
        guard object.has("variations") || object.has("substitutions") else {
            let text = try unit(object)
            // An empty text that nobody has touched is not a translation.
            guard !(text.isEmpty && state == .new) else { return nil }
            return StringCatalog.Localization(translation: .plain(text), state: state)
        }
        // What an unnumbered plural counts is plain from a key that is the source text.
        var variation = try variation(object, counting: Format(key).firstNumber, depth: 0)
        if object.has("substitutions") {
            let substitutions = try self.object("substitutions", of: object)
            variation = .format(variation, variables: try variables(substitutions))
        }
        do {
            let translation = Translation.varied(try VariedText(variation))
            return StringCatalog.Localization(translation: translation, state: state)
        } catch {
            throw EntryFault(error)
        }
    }

    /// A text, or one for each plural form, device or width.
    private mutating func variation(
        _ object: JSONObject,
        counting argument: Int?,
        depth: Int
    ) throws(EntryFault) -> Variation {
        guard depth < VariedText.deepestNesting else { throw EntryFault(.tooDeep) }
        guard object.has("variations") else { return .text(try unit(object)) }
        let variations = try self.object("variations", of: object)
        if variations.names.count > 1 {
            warnings.append("only one kind of variation has effect at one place")
        }
        if variations.has("device") {
            return .device(try alternatives("device", of: variations, counting: argument, depth: depth))
        }
        if variations.has("width") {
            let texts = try alternatives("width", of: variations, counting: argument, depth: depth)
            return .width(try Variation.byWidth(texts))
        }
        guard variations.has("plural") else {
            throw EntryFault("\"variations\" has none of \"device\", \"plural\" and \"width\"")
        }
        var forms: [PluralRule.Category: Variation] = [:]
        let texts = try alternatives("plural", of: variations, counting: argument, depth: depth)
        for (form, text) in texts.sorted(by: { $0.key < $1.key }) {
            if let category = PluralRule.Category(rawValue: form) {
                forms[category] = text
            } else {
                warnings.append("\"\(form)\" is no plural form and has no effect")
            }
        }
        return .plural(forms, argument: argument)
    }

    private mutating func alternatives(
        _ name: String,
        of variations: JSONObject,
        counting argument: Int?,
        depth: Int
    ) throws(EntryFault) -> [String: Variation] {
        var texts: [String: Variation] = [:]
        let forms = try object(name, of: variations)
        for form in forms.names {
            let object = try object(form, of: forms)
            texts[form] = try variation(object, counting: argument, depth: depth + 1)
        }
        return texts
    }

    private mutating func variables(
        _ substitutions: JSONObject
    ) throws(EntryFault) -> [String: Variation.Variable] {
        var variables: [String: Variation.Variable] = [:]
        for name in substitutions.names {
            let object = try object(name, of: substitutions)
            guard let valueType: String = object.value("formatSpecifier"), !valueType.isEmpty else {
                throw EntryFault("\"formatSpecifier\" of the substitution \"\(name)\" is missing")
            }
            let argument = object.value("argNum", as: Int.self)
            guard argument != nil || !object.has("argNum") else {
                throw EntryFault("\"argNum\" of the substitution \"\(name)\" must be a number")
            }
            variables[name] = Variation.Variable(
                argument: argument,
                valueType: valueType,
                text: try variation(object, counting: nil, depth: 1)
            )
        }
        return variables
    }

    /// The text of a `stringUnit`, or the first of a `stringSet`, which holds several ways to say one thing.
    private mutating func unit(_ object: JSONObject) throws(EntryFault) -> String {
        guard object.has("stringUnit") || !object.has("stringSet") else {
            let set = try self.object("stringSet", of: object)
            try note(set)
            guard let text = set.value("values", as: [String].self)?.first else {
                throw EntryFault("\"values\" must be a list of texts")
            }
            return text
        }
        let unit = try self.object("stringUnit", of: object)
        try note(unit)
        guard let text: String = unit.value("value") else { throw EntryFault("\"value\" must be a text") }
        return text
    }

    private mutating func note(_ unit: JSONObject) throws(EntryFault) {
        guard unit.has("state") else { return }
        guard let name: String = unit.value("state") else { throw EntryFault("\"state\" must be a text") }
        // Hand-made catalogs leave the state out or empty.
        guard !name.isEmpty else { return }
        if let state = StringCatalog.State(rawValue: name) {
            self.state = min(self.state, state)
        } else {
            warnings.append("the state \"\(name)\" is not known")
        }
    }

    private func object(_ name: String, of parent: JSONObject) throws(EntryFault) -> JSONObject {
        if let object = parent.object(name) { return object }
        throw EntryFault(parent.has(name) ? "\"\(name)\" must be an object" : "\"\(name)\" is missing")
    }
}
