/// Reads one entry of a string catalog in one language.
struct StringCatalogLocalizationReader {
    let key: String
    private(set) var warnings: [String] = []
    private var state = StringCatalog.State.translated

    init(key: String) {
        self.key = key
    }

    /// The localization, or nil when it has no text yet.
    mutating func localization(_ value: Any) throws(EntryFault) -> StringCatalog.Localization? {
        let object = try object(value, "the localization")
        if object["variations"] == nil, object["substitutions"] == nil {
            let text = try unit(object)
            // An empty text that nobody has touched is not a translation.
            guard !(text.isEmpty && state == .new) else { return nil }
            return StringCatalog.Localization(translation: .plain(text), state: state)
        }
        // What an unnumbered plural counts is plain from a key that is the source text.
        var variation = try variation(object, counting: Format(key).firstNumber, depth: 0)
        if let substitutions = object["substitutions"] {
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
        _ object: [String: Any],
        counting argument: Int?,
        depth: Int
    ) throws(EntryFault) -> Variation {
        guard depth < VariedText.deepestNesting else { throw EntryFault(.tooDeep) }
        guard let value = object["variations"] else { return .text(try unit(object)) }
        let variations = try self.object(value, "\"variations\"")
        if variations.count > 1 { warnings.append("only one kind of variation has effect at one place") }
        if let devices = variations["device"] {
            return .device(try alternatives(devices, "\"device\"", counting: argument, depth: depth))
        }
        if let widths = variations["width"] {
            let texts = try alternatives(widths, "\"width\"", counting: argument, depth: depth)
            return .width(try Variation.byWidth(texts))
        }
        guard let plural = variations["plural"] else {
            throw EntryFault("\"variations\" has none of \"device\", \"plural\" and \"width\"")
        }
        var forms: [PluralRule.Category: Variation] = [:]
        let texts = try alternatives(plural, "\"plural\"", counting: argument, depth: depth)
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
        _ value: Any,
        _ name: String,
        counting argument: Int?,
        depth: Int
    ) throws(EntryFault) -> [String: Variation] {
        var texts: [String: Variation] = [:]
        for (form, value) in try object(value, name).sorted(by: { $0.key < $1.key }) {
            let object = try object(value, "\"\(form)\"")
            texts[form] = try variation(object, counting: argument, depth: depth + 1)
        }
        return texts
    }

    private mutating func variables(_ value: Any) throws(EntryFault) -> [String: Variation.Variable] {
        var variables: [String: Variation.Variable] = [:]
        let substitutions = try object(value, "\"substitutions\"")
        for (name, value) in substitutions.sorted(by: { $0.key < $1.key }) {
            let object = try object(value, "the substitution \"\(name)\"")
            guard let valueType = object["formatSpecifier"] as? String, !valueType.isEmpty else {
                throw EntryFault("\"formatSpecifier\" of the substitution \"\(name)\" is missing")
            }
            let argument = object["argNum"] as? Int
            guard argument != nil || object["argNum"] == nil else {
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
    private mutating func unit(_ object: [String: Any]) throws(EntryFault) -> String {
        let isSet = object["stringUnit"] == nil && object["stringSet"] != nil
        guard let value = object[isSet ? "stringSet" : "stringUnit"] else {
            throw EntryFault("\"stringUnit\" is missing")
        }
        let unit = try self.object(value, isSet ? "\"stringSet\"" : "\"stringUnit\"")
        note(unit["state"])
        let text = isSet ? (unit["values"] as? [Any])?.first : unit["value"]
        guard let text = text as? String else {
            throw EntryFault(isSet ? "\"values\" must be a list of texts" : "\"value\" must be a text")
        }
        return text
    }

    private mutating func note(_ value: Any?) {
        // Hand-made catalogs leave the state out or empty.
        guard let value, value as? String != "" else { return }
        guard let name = value as? String, let state = StringCatalog.State(rawValue: name) else {
            warnings.append("the state \(value) is not known")
            return
        }
        self.state = min(self.state, state)
    }

    private func object(_ value: Any, _ name: String) throws(EntryFault) -> [String: Any] {
        guard let object = value as? [String: Any] else { throw EntryFault("\(name) must be an object") }
        return object
    }
}
