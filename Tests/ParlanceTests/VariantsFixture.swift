import Foundation
import Parlance

/// Files with variations as people write them, small enough to read beside a test.
enum VariantsFixture {
    /// An XML property list with this inside its outermost dictionary.
    static func dictionary(_ entries: String, path: String = "en.lproj/T.stringsdict") -> StringsDictionary {
        StringsDictionary(data: Data(xml(entries).utf8), path: path)
    }

    static func xml(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>\(entries)</dict></plist>
        """
    }

    /// An entry with one variable named `n`.
    static func entry(_ key: String, forms: [String: String]) -> String {
        """
        <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        \(variable("n", forms: forms))</dict>
        """
    }

    static func variable(_ name: String, forms: [String: String]) -> String {
        let texts = forms.sorted { $0.key < $1.key }
            .map { "<key>\($0.key)</key><string>\($0.value)</string>" }
        return """
            <key>\(name)</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts.joined())</dict>
            """
    }

    /// A string catalog with these entries and English as its source language.
    static func catalog(_ strings: String, version: String = "1.0") -> StringCatalog {
        StringCatalog(data: Data(json(strings, version: version).utf8), path: "T.xcstrings")
    }

    static func json(_ strings: String, version: String = "1.0") -> String {
        """
        {"sourceLanguage": "en", "strings": {\(strings)}, "version": "\(version)"}
        """
    }

    static func unit(_ value: String, state: String = "translated") -> String {
        """
        {"stringUnit": {"state": "\(state)", "value": "\(value)"}}
        """
    }

    static func plural(_ forms: [String: String]) -> String {
        let forms = forms.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \(unit($0.value))" }
        return "{\"plural\": {\(forms.joined(separator: ", "))}}"
    }
}
