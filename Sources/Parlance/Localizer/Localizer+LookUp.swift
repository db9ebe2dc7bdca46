import Foundation

extension Localizer {
    /// The text of a key in the language in force.
    ///
    /// Placeholders stay as they are: a plain look-up never runs a formatter.
    ///
    /// - Parameters:
    ///   - key: the key, which may be the source text itself.
    ///   - table: the table's name without an extension; nil stands for `Localizable`.
    ///   - bundle: the resources of a module with texts of its own; nil stands for the app's.
    ///   - defaultText: the text where no language has the key; nil stands for the key.
    public func string(
        _ key: String,
        table: String? = nil,
        bundle: ResourceBundle? = nil,
        default defaultText: String? = nil
    ) -> String {
        let translations = translations(of: bundle)
        if let text = translations.ownText(forKey: key, table: table) { return text }
        return string(Message(key, table: table, default: defaultText, bundle: bundle), in: translations)
    }

    /// The text of a key with arguments in the places of its placeholders.
    ///
    /// Numbers take the digits and grouping of the language shown and choose its plural form. A translation
    /// whose placeholders do not fit the arguments is not shown, but told to ``diagnostics``; the development
    /// language's text is shown instead.
    public func string(
        _ key: String,
        _ arguments: Argument...,
        table: String? = nil,
        bundle: ResourceBundle? = nil,
        default defaultText: String? = nil
    ) -> String {
        let translations = translations(of: bundle)
        let text = translations.ownText(forKey: key, table: table, arguments, isolatingText: isolatesText)
        if let text { return text }
        var message = Message(key, table: table, default: defaultText, bundle: bundle)
        message.arguments = arguments
        return string(message, in: translations)
    }

    /// The text of a message.
    public func string(_ message: Message) -> String {
        let translations = translations(of: message.bundle)
        if message.arguments.isEmpty,
            let text = translations.ownText(forKey: message.key, table: message.table)
        {
            return text
        }
        return string(message, in: translations)
    }

    /// The text of a message that names a resource, such as a picture's file: a ``Pseudolanguage`` has the name
    /// that the development language has.
    package func resourceName(_ message: Message) -> String {
        let translations = translations(of: message.bundle)
        guard translations.bundle.isPseudolanguage(translations.language) else { return string(message) }
        let source = Translations(
            language: translations.bundle.developmentLanguage,
            bundle: translations.bundle,
            report: diagnostics.report
        )
        return string(message, in: source)
    }

    private func string(_ message: Message, in translations: Translations) -> String {
        let text = translations.text(for: message, isolatingText: isolatesText, channel: diagnostics)
        return text ?? substitute(for: message, translations)
    }

    /// What stands in for a text that no language has: the call's default, or the key.
    private func substitute(for message: Message, _ translations: Translations) -> String {
        let text = message.defaultText ?? message.key
        guard let level = translations.levels.last else { return text }
        if message.defaultText == nil {
            diagnostics.report(
                Diagnostic(
                    file: level.path(ofTable: message.table),
                    severity: .warning,
                    message: "“\(message.key)” is in no language; the key is shown"
                )
            )
        }
        guard !message.arguments.isEmpty else { return text }
        return (try? level.render(.plain(text), message.arguments, isolatingText: isolatesText)) ?? text
    }

    /// A file for the language in force, such as a picture, through the same fallbacks as a text: see
    /// ``ResourceBundle/url(forResource:in:)``.
    ///
    /// - Parameters:
    ///   - name: the file's name with its extension; it may itself be a translation.
    ///   - bundle: the resources of a module; nil stands for the app's.
    /// - Returns: a file that exists, or nil.
    public func url(forResource name: String, bundle: ResourceBundle? = nil) -> URL? {
        let bundle = bundle ?? resources
        return bundle.url(forResource: name, in: translations(of: bundle).language)
    }

    /// A value of the app's `Info.plist`, localized by the table `InfoPlist` where a language has it there,
    /// such as `CFBundleDisplayName`; nil where there is none.
    public func information(for key: String) -> String? {
        translations(of: nil).plainText(forKey: key, table: "InfoPlist") ?? resources.information(for: key)
    }
}
