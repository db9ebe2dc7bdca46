extension ResourceBundle {
    /// The text of a key as a look-up without arguments in a language shows it; nil where neither the language
    /// nor one that stands in for it has the key.
    ///
    /// For tools: an app asks its ``Localizer``. Any thread may call it.
    ///
    /// - Parameters:
    ///   - key: the key, which may be the source text itself.
    ///   - table: the table's name, without an extension.
    ///   - language: one of ``languages``.
    ///   - report: takes what is wrong with the files that are read for the first time.
    public func text(
        forKey key: String,
        table: String = "Localizable",
        in language: Language,
        report: (Diagnostic) -> Void = { _ in }
    ) -> String? {
        levels(of: language, report: report).lazy.compactMap { $0.plainText(forKey: key, table: table) }.first
    }
}
