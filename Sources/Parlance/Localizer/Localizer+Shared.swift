import Foundation

extension Localizer {
    private static let current = Locked<Localizer?>(nil)

    /// The app's localizer, which everything uses that is given no other.
    ///
    /// An app sets it once, at its start. Until then it is one over the resources and the store that belong
    /// to the program's name, for one run in the language of ``LaunchLanguages``. This is the one global the
    /// library has.
    public static var shared: Localizer {
        get {
            current.withLock { current in
                if let current { return current }
                let name = ProcessInfo.processInfo.processName
                let made = Localizer(
                    resources: ResourceBundle(folders: ResourceBundle.installedFolders(named: name)),
                    store: .standard(name: name),
                    override: try? LaunchLanguages.separated(from: CommandLine.arguments).languages?.first
                )
                current = made
                return made
            }
        }
        set { current.withLock { $0 = newValue } }
    }

    /// Whether this is the app's localizer. Asking makes none.
    package var isShared: Bool { Self.current.withLock { $0 === self } }
}
