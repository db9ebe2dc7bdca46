import CICU

extension PluralRule {
    /// CLDR's conditions for the categories of whole numbers, as they are written there: `i % 10 = 1 and i % 100 != 11`.
    ///
    /// `other`, which is for all else, has none. See "Language Plural Rules" in Unicode Technical Standard 35. Stands on
    /// ICU's resource bundle `plurals`.
    package static func conditions(of language: Language) -> [Category: String] {
        for candidate in [language] + language.parents {
            let names = [candidate.tag, String(candidate.tag.prefix { $0 != "-" })]
            for name in names {
                let conditions = conditions(named: name)
                if !conditions.isEmpty { return conditions }
            }
        }
        return [:]
    }

    private static func conditions(named name: String) -> [Category: String] {
        var status = U_ZERO_ERROR
        let bundle = swift_ures_openDirect(nil, "plurals", &status)
        let locales = swift_ures_getByKey(bundle, "locales", nil, &status)
        let rules = swift_ures_getByKey(bundle, "rules", nil, &status)
        defer { for resource in [rules, locales, bundle] { swift_ures_close(resource) } }
        guard let set = string(locales, name), status.rawValue <= U_ZERO_ERROR.rawValue else { return [:] }
        let resource = swift_ures_getByKey(rules, set, nil, &status)
        defer { swift_ures_close(resource) }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [:] }
        var conditions: [Category: String] = [:]
        for category in Category.allCases where category != .other {
            let rule = string(resource, category.rawValue)?.prefix { $0 != "@" }
            if let rule, !rule.isEmpty { conditions[category] = String(rule) }
        }
        return conditions
    }

    private static func string(_ resource: OpaquePointer?, _ key: String) -> String? {
        var status = U_ZERO_ERROR
        var length: Int32 = 0
        guard let text = swift_ures_getStringByKey(resource, key, &length, &status),
            status.rawValue <= U_ZERO_ERROR.rawValue
        else { return nil }
        return String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
    }
}
