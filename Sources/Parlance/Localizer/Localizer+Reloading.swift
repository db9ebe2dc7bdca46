extension Localizer {
    /// Reads the texts again that have changed on the disk since they were read, and nothing else.
    ///
    /// Whoever watches ``ResourceBundle/watchedFolders`` calls it when something in them has changed. A file
    /// has changed when its size or time of modification has; a new one is found in a folder that was there
    /// before, while a new language needs a new start. A file that is broken or empty now, as it is while an
    /// editor writes it, keeps its last good texts; what is wrong with it is told to ``diagnostics``, again
    /// also where it was told before.
    ///
    /// When it returns, look-ups on every thread give the new texts, ``revision`` is another and
    /// ``textsDidChange`` is on its way: posted already when called on the main thread. Any thread may call it.
    ///
    /// - Returns: whether texts have been read again.
    @discardableResult
    public func reload() -> Bool {
        let isChanged = exchange { current in
            for translations in current { translations.bundle.reload(channel: diagnostics) }
            let made = current.map {
                Translations(language: $0.language, bundle: $0.bundle, report: diagnostics.report)
            }
            return zip(current, made).allSatisfy { $0.hasTables(of: $1) } ? nil : made[0]
        }
        if isChanged { announce() }
        return isChanged
    }
}
