import Foundation

/// The language in force for one scope, usually the whole app: look-ups, the choice, and its notification.
///
/// Look-ups may come from any thread, and several localizers may stand side by side. A look-up never yields
/// nothing: a text missing in the language in force comes from its parents, then from the development
/// language, then from the default given at the call, and last it is the key.
public final class Localizer: Sendable {
    /// Posted on the main thread when another language is in force, once for each real change. Its object is
    /// the localizer, and `userInfo` holds the new ``Language`` under `languageKey`.
    public static let languageDidChange = Notification.Name("ParlanceLanguageDidChange")

    /// Posted on the main thread when a person has chosen, also where that left the language as it is.
    public static let choiceDidChange = Notification.Name("ParlanceChoiceDidChange")

    /// Posted on the main thread when ``reload()`` has found other texts in the language that is in force. Its
    /// object is the localizer. Where the language changes as well, only ``languageDidChange`` is posted.
    public static let textsDidChange = Notification.Name("ParlanceTextsDidChange")

    /// The key of the new ``Language`` in the notification's `userInfo`.
    public static let languageKey = "language"

    /// The app's own texts.
    public let resources: ResourceBundle
    /// Where everything that goes wrong is told.
    public let diagnostics: DiagnosticChannel

    private let store: LanguageStore?
    private let systemLanguages: [String]
    let isolatesText: Bool
    private let state: Locked<State>
    private let announcer: Announcer
    /// Held while what is in force changes, so that what is on the disk is the last choice made and tables
    /// that were read again are not lost to a choice that had read the old ones.
    private let changing = Locked(())
    /// Foundation's bundles by their folder, for ``NSLocalizedString``.
    private let bundles = Locked<[URL: ResourceBundle]>([:])

    private struct State {
        var choice: LanguageChoice
        var translations: Translations
        /// What the store says; nil where that is unknown or nothing that can be chosen.
        var stored: LanguageChoice?
        /// The translations of other bundles in the same language, made when first asked for.
        var others: [ObjectIdentifier: Translations] = [:]
        /// Counts the choices, so that the last one made wins whichever is read first.
        var requests = 0
        var granted = 0
        var reloads = 0

        /// Puts other translations in force.
        mutating func put(_ new: Translations) {
            translations = new
            others = [:]
        }
    }

    /// - Parameters:
    ///   - resources: the app's own texts.
    ///   - store: where the choice is kept; nil keeps none.
    ///   - override: a language for this run only, which leaves the store as it is.
    ///   - systemLanguages: the preferred languages of the system, best first.
    ///   - isolatesText: whether text arguments are wrapped in U+2068 and U+2069, so that a name in one
    ///     direction does not disturb a sentence in the other.
    ///   - diagnostics: where everything that goes wrong is told.
    public init(
        resources: ResourceBundle,
        store: LanguageStore? = nil,
        override: String? = nil,
        systemLanguages: [String] = SystemLanguages.preferred(),
        isolatesText: Bool = false,
        diagnostics: DiagnosticChannel = .standardError()
    ) {
        self.resources = resources
        self.store = store
        self.systemLanguages = systemLanguages
        self.isolatesText = isolatesText
        self.diagnostics = diagnostics

        let stored = store?.load(report: diagnostics.report)
        let kept = stored.flatMap { resources.language(forPreferred: $0) }
        let forced = override.flatMap { resources.language(for: $0) }
        if let override, forced == nil {
            let unsupported = UnsupportedLanguage(tag: override, languages: resources.languages)
            diagnostics.report(Diagnostic(file: "language", severity: .warning, message: "\(unsupported)"))
        }
        let choice = (forced ?? kept).map { LanguageChoice.language($0) } ?? .system
        let language =
            forced ?? kept ?? resources.language(forPreferred: systemLanguages)
            ?? resources.developmentLanguage
        state = Locked(
            State(
                choice: choice,
                translations: Translations(language: language, bundle: resources, report: diagnostics.report),
                stored: kept.map { .language($0) } ?? (stored == nil ? .system : nil)
            )
        )
        announcer = Announcer(Announcer.Situation(language: language, choice: choice))
        // A choice made when the app offered other languages goes on under the name it has now. Lists are not
        // choices made here, and a run in another language leaves the store alone.
        if let kept, forced == nil, stored?.count == 1, stored != [kept.tag] { save(.language(kept)) }
    }

    /// The language in force.
    public var language: Language { state.withLock { $0.translations.language } }

    /// How the language in force counts, writes numbers and dates, and sorts.
    public var rules: LanguageRules { state.withLock { $0.translations.own.rules } }

    /// A number that is another whenever look-ups may give other texts than before.
    public var revision: Int { state.withLock { $0.granted + $0.reloads } }

    /// What has been chosen, in this run or in an earlier one.
    public var choice: LanguageChoice { state.withLock { $0.choice } }

    /// The languages there are to choose from, by tag.
    public var languages: [Language] { resources.languages }

    /// The language that following the system gives.
    public var systemLanguage: Language {
        resources.language(forPreferred: systemLanguages) ?? resources.developmentLanguage
    }

    /// Puts a choice in force, stores it, and announces the change.
    ///
    /// Any thread may call it. When it returns, every look-up on every thread is in the new language; called
    /// on the main thread, the notification has been posted too. Choosing what is chosen already does
    /// nothing. A store that cannot be written to is told to ``diagnostics``, and the choice holds for the run.
    ///
    /// - Parameters:
    ///   - choice: what is put in force.
    ///   - isStored: false leaves the store as it is: the choice holds for this run only.
    public func choose(_ choice: LanguageChoice, isStored: Bool = true) throws(UnsupportedLanguage) {
        let language: Language
        var exact = choice
        switch choice {
        case .system: language = systemLanguage
        case .language(let tag):
            guard let match = resources.language(for: tag) else {
                throw UnsupportedLanguage(tag: tag, languages: languages)
            }
            language = match
            exact = .language(match)
        }
        let request: Int? = state.withLock { state in
            guard
                state.choice != exact || state.translations.language != language
                    || isStored && state.stored != exact
                    || state.requests != state.granted
            else { return nil }
            state.requests += 1
            return state.requests
        }
        guard let request else { return }
        // The tables are read outside the lock: look-ups go on in the old language meanwhile.
        _ = Translations(language: language, bundle: resources, report: diagnostics.report)
        changing.withLock { _ in
            // They are kept by the bundle, and may have been read again meanwhile.
            let translations = Translations(language: language, bundle: resources, report: diagnostics.report)
            let isLast = state.withLock { state in
                guard request > state.granted else { return false }
                state.granted = request
                state.choice = exact
                state.put(translations)
                return true
            }
            guard isLast, isStored else { return }
            let stored = save(exact) ? exact : nil
            state.withLock { $0.stored = stored }
        }
        announce()
    }

    /// - Returns: whether the store has the choice now; where there is no store nothing is missing.
    @discardableResult
    private func save(_ choice: LanguageChoice) -> Bool {
        do {
            try store?.save(choice, report: diagnostics.report)
            return true
        } catch {
            diagnostics.report(Diagnostic(file: error.file, severity: .warning, message: error.reason))
            return false
        }
    }

    /// Puts the same languages in force with other tables.
    ///
    /// - Parameter make: makes the tables of the app's own bundle, given those of all bundles in use with the
    ///   app's own first; nil leaves everything as it is.
    /// - Returns: whether there are others now.
    func exchange(_ make: (_ current: [Translations]) -> Translations?) -> Bool {
        changing.withLock { _ in
            let current = state.withLock { [$0.translations] + $0.others.values }
            guard let made = make(current) else { return false }
            state.withLock { state in
                state.put(made)
                state.reloads += 1
            }
            return true
        }
    }

    /// Lets observers know what has changed.
    func announce() {
        announcer.announce(self)
    }

    /// What observers get to know.
    var situation: Announcer.Situation {
        state.withLock {
            Announcer.Situation(language: $0.translations.language, choice: $0.choice, reloads: $0.reloads)
        }
    }

    /// The tables of a bundle in the language in force.
    func translations(of bundle: ResourceBundle?) -> Translations {
        guard let bundle, bundle !== resources else { return state.withLock { $0.translations } }
        let (known, language, reloads) = state.withLock { state in
            (state.others[ObjectIdentifier(bundle)], state.translations.language, state.reloads)
        }
        if let known { return known }
        let nearest = bundle.language(for: language.tag) ?? bundle.developmentLanguage
        let made = Translations(language: nearest, bundle: bundle, report: diagnostics.report)
        state.withLock { state in
            // Another language or other tables may have come into force meanwhile.
            guard state.translations.language == language, state.reloads == reloads else { return }
            state.others[ObjectIdentifier(bundle)] = made
        }
        return made
    }

    /// The resources of a bundle of Foundation's, which are read once.
    func resources(of bundle: Bundle) -> ResourceBundle {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        return bundles.withLock { bundles in
            if let known = bundles[folder] { return known }
            // Foundation's `developmentLocalization` ends the process where a bundle says nothing of it.
            let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
            let made = ResourceBundle(folders: [folder], developmentLanguage: region)
            bundles[folder] = made
            return made
        }
    }
}
