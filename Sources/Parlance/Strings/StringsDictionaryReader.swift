/// Makes entries of the objects that a property list holds.
struct StringsDictionaryReader {
    let path: String
    private(set) var faults: [KeyedDiagnostic] = []

    init(path: String) {
        self.path = path
    }

    mutating func entries(of root: Any) -> [String: Translation] {
        guard let root = root as? [String: Any] else {
            report("the file must hold a dictionary", key: nil)
            return [:]
        }
        var entries: [String: Translation] = [:]
        for (key, value) in root.sorted(by: { $0.key < $1.key }) {
            do throws(EntryFault) {
                entries[key] = try translation(of: value, key: key)
            } catch {
                report(error.message, key: key)
            }
        }
        return entries
    }

    private mutating func translation(of value: Any, key: String) throws(EntryFault) -> Translation {
        if let text = value as? String { return .plain(text) }
        let variation = try variation(of: value, key: key, depth: 0)
        do {
            return .varied(try VariedText(variation))
        } catch {
            throw EntryFault(error)
        }
    }

    /// What stands for a key, a device, a width or a plural form: a text, or a dictionary with a rule.
    private mutating func variation(
        of value: Any,
        key: String,
        depth: Int
    ) throws(EntryFault) -> Variation {
        if let text = value as? String { return .text(text) }
        guard let rule = value as? [String: Any] else {
            throw EntryFault("expected a text or a dictionary")
        }
        guard depth < VariedText.deepestNesting else { throw EntryFault(.tooDeep) }
        if let devices = rule[Name.deviceRule] {
            return .device(try alternatives(devices, rule: Name.deviceRule, key: key, depth: depth))
        }
        if let widths = rule[Name.widthRule] {
            let texts = try alternatives(widths, rule: Name.widthRule, key: key, depth: depth)
            return .width(try Variation.byWidth(texts))
        }
        guard let format = rule[Name.formatKey] else {
            throw EntryFault("\(Name.formatKey) is missing")
        }
        guard let format = format as? String else { throw EntryFault("\(Name.formatKey) must be a text") }
        var variables: [String: Variation.Variable] = [:]
        for (name, value) in rule.sorted(by: { $0.key < $1.key }) where name != Name.formatKey {
            guard let value = value as? [String: Any] else {
                report("\"\(name)\" is not a variable and has no effect", key: key, .warning)
                continue
            }
            variables[name] = try variable(value, name: name, key: key, depth: depth)
        }
        return .format(.text(format), variables: variables)
    }

    private mutating func alternatives(
        _ value: Any,
        rule: String,
        key: String,
        depth: Int
    ) throws(EntryFault) -> [String: Variation] {
        guard let texts = value as? [String: Any], !texts.isEmpty else {
            throw EntryFault("\(rule) must be a dictionary with at least one text")
        }
        var variations: [String: Variation] = [:]
        for (name, value) in texts.sorted(by: { $0.key < $1.key }) {
            variations[name] = try variation(of: value, key: key, depth: depth + 1)
        }
        return variations
    }

    private mutating func variable(
        _ rule: [String: Any],
        name: String,
        key: String,
        depth: Int
    ) throws(EntryFault) -> Variation.Variable {
        guard let kind = rule[Name.ruleType] else {
            throw EntryFault("\(Name.ruleType) of the variable \"\(name)\" is missing")
        }
        guard kind as? String == Name.pluralRule else {
            throw EntryFault("\(Name.ruleType) of the variable \"\(name)\" must be \(Name.pluralRule)")
        }
        guard let valueType = rule[Name.valueType] as? String, !valueType.isEmpty else {
            throw EntryFault("\(Name.valueType) of the variable \"\(name)\" is missing")
        }
        var forms: [PluralRule.Category: Variation] = [:]
        for (form, value) in rule.sorted(by: { $0.key < $1.key }) {
            if let category = PluralRule.Category(rawValue: form) {
                forms[category] = try variation(of: value, key: key, depth: depth + 1)
            } else if form != Name.ruleType && form != Name.valueType {
                report("\"\(form)\" of \"\(name)\" is no plural form and has no effect", key: key, .warning)
            }
        }
        guard forms[.other] != nil else {
            throw EntryFault("the variable \"\(name)\" has no text for \"other\"")
        }
        return Variation.Variable(valueType: valueType, text: .plural(forms, argument: nil))
    }

    private mutating func report(_ message: String, key: String?, _ severity: Diagnostic.Severity = .error) {
        let subject = key.map { "\"\($0)\": " } ?? ""
        let diagnostic = Diagnostic(file: path, severity: severity, message: subject + message)
        faults.append(KeyedDiagnostic(key: key, diagnostic: diagnostic))
    }
}

extension StringsDictionaryReader {
    /// The names that Apple gave to the parts of an entry.
    private enum Name {
        static let formatKey = "NSStringLocalizedFormatKey"
        static let ruleType = "NSStringFormatSpecTypeKey"
        static let pluralRule = "NSStringPluralRuleType"
        static let valueType = "NSStringFormatValueTypeKey"
        static let widthRule = "NSStringVariableWidthRuleType"
        static let deviceRule = "NSStringDeviceSpecificRuleType"
    }
}
