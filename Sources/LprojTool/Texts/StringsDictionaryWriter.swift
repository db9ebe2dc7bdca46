import Foundation
import Parlance

/// Writes variations as a `.stringsdict` file.
enum StringsDictionaryWriter {
    /// An XML property list; nil where there is nothing to write.
    static func data(_ entries: [String: Variation]) -> Data? {
        guard !entries.isEmpty else { return nil }
        let list = entries.mapValues { value($0) }
        return try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }

    /// What stands for a key, a device, a width or a plural form. Made by the readers, which limit how deeply it is
    /// nested.
    private static func value(_ variation: Variation) -> Any {
        switch variation {
        case .text(let text): return text
        case .plural(_, let argument):
            // A plural without a text around it is a variable by itself there.
            let place = argument.map { "\($0)$" } ?? ""
            let type = valueType(of: variation)
            return value(
                .format(
                    .text("%\(place)#@value@"),
                    variables: ["value": .init(valueType: type, text: variation)]
                )
            )
        case .device(let texts): return ["NSStringDeviceSpecificRuleType": texts.mapValues { value($0) }]
        case .width(let texts):
            let widths = texts.map { ("\($0.key)", value($0.value)) }
            return ["NSStringVariableWidthRuleType": Dictionary(widths) { $1 }]
        case .format(.device(let texts), let variables):
            return value(.device(texts.mapValues { .format($0, variables: variables) }))
        case .format(.width(let texts), let variables):
            return value(.width(texts.mapValues { .format($0, variables: variables) }))
        case .format(let text, let variables):
            guard case .text(var format) = text else { return value(text) }
            var rule: [String: Any] = [:]
            for (name, variable) in variables {
                // The number of an argument is a part of the format there.
                if let number = variable.argument {
                    format = format.replacing("%#@\(name)@", with: "%\(number)$#@\(name)@")
                }
                rule[name] = self.variable(variable)
            }
            rule["NSStringLocalizedFormatKey"] = format
            return rule
        }
    }

    private static func variable(_ variable: Variation.Variable) -> [String: Any] {
        var rule: [String: Any] = [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
            "NSStringFormatValueTypeKey": variable.valueType,
        ]
        let text = variable.text.replacingOwnArgument(with: "%\(variable.valueType)")
        if case .plural(let forms, _) = text {
            for (category, form) in forms { rule[category.rawValue] = value(form) }
        } else {
            rule["other"] = value(text)
        }
        return rule
    }

    /// The conversion that the forms show their number with.
    private static func valueType(of variation: Variation) -> String {
        var types: [String] = []
        VariantWalk(variation: variation).eachPlural { forms in
            for case .text(let text) in forms.values {
                types += Format(text).placeholders.filter { $0.conversion != .object }.map { placeholder in
                    String(placeholder.text.dropFirst().drop { $0.isNumber || $0 == "$" })
                }
            }
        }
        return types.first ?? "lld"
    }
}
