/// What the texts of one bundle are in one language: the tables each look-up goes through, in order.
///
/// It never changes, so every look-up made with one is wholly in its language, whatever is chosen meanwhile.
final class Translations: Sendable {
    let language: Language
    /// The language's own tables, then its parents', the development language's last.
    let levels: [LanguageTables]
    /// The first level.
    let own: LanguageTables
    /// How many of the levels the language inherits from by its nature: they stand in for nothing.
    private let ownLevels: Int
    /// Kept alive, since a localizer knows the translations of a bundle by its address.
    let bundle: ResourceBundle

    init(language: Language, bundle: ResourceBundle, report: (Diagnostic) -> Void) {
        self.language = language
        self.bundle = bundle
        levels = bundle.levels(of: language, report: report)
        own = levels[0]
        let parents = language.parents
        ownLevels = levels.prefix { $0.language == language || parents.contains($0.language) }.count
    }

    /// The text of a key without arguments in the language's own tables, where nearly every look-up ends.
    func ownText(forKey key: String, table: String?) -> String? {
        own.plainText(forKey: key, table: table)
    }

    /// The same with arguments; nil also where they do not fit, which is for `text(for:…)` to tell.
    func ownText(
        forKey key: String,
        table: String?,
        _ arguments: [Argument],
        isolatingText: Bool
    ) -> String? {
        guard let translation = own.translation(forKey: key, table: table) else { return nil }
        return try? own.render(translation, arguments, isolatingText: isolatingText)
    }

    /// The text of a message, or nil when no level has one that fits its arguments.
    func text(for message: Message, isolatingText: Bool, channel: DiagnosticChannel) -> String? {
        for (index, level) in levels.enumerated() {
            guard let translation = level.translation(for: message) else { continue }
            if index >= ownLevels { reportFallback(of: message, to: level, channel: channel) }
            if message.arguments.isEmpty { return translation.plainText }
            do {
                return try level.render(translation, message.arguments, isolatingText: isolatingText)
            } catch {
                channel.report(mismatch(error, message, level))
            }
        }
        return nil
    }

    /// The text of a key without arguments, or nil when no level has it; nothing is told.
    func plainText(forKey key: String, table: String) -> String? {
        levels.lazy.compactMap { $0.plainText(forKey: key, table: table) }.first
    }

    /// Whether both give the same texts because they hold the same tables.
    func hasTables(of other: Translations) -> Bool {
        levels.elementsEqual(other.levels) { $0 === $1 }
    }

    private func reportFallback(of message: Message, to level: LanguageTables, channel: DiagnosticChannel) {
        channel.report(
            Diagnostic(
                file: levels[0].path(ofTable: message.table),
                severity: .warning,
                message: "“\(message.key)” is missing; the text of \(level.language) is shown"
            )
        )
    }

    private func mismatch(_ error: any Error, _ message: Message, _ level: LanguageTables) -> Diagnostic {
        Diagnostic(
            file: level.path(ofTable: message.table),
            message: "“\(message.key)” does not fit its arguments and is not shown: \(error)"
        )
    }
}
