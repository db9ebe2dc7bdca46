import Foundation

/// Where a person's choice of language is kept: the key `AppleLanguages` of a property list.
///
/// The standard file is the one that Foundation keeps the program's `UserDefaults.standard` in, so code that
/// reads or writes `AppleLanguages` there and this store agree. Unlike Foundation, the store replaces the
/// file whole (a temporary file, then a rename), sets a damaged one aside, and says when it cannot write.
/// Any thread may use it.
public final class LanguageStore: Sendable {
    /// The property list; it need not exist.
    public let file: URL
    private let writing = Locked(())

    /// What kept a choice from being saved.
    public struct Failure: Error, CustomStringConvertible {
        /// The path of the store.
        public let file: String
        /// What could not be done and why.
        public let reason: String

        public var description: String { "\(file): \(reason)" }
    }

    static let key = "AppleLanguages"

    public init(file: URL) {
        self.file = file
    }

    /// The store of the program itself: `<name>.plist` in the folder that `XDG_CONFIG_HOME` names, or in
    /// `~/.config`, as the XDG Base Directory Specification has it.
    ///
    /// - Parameter name: the program's name.
    public static func standard(
        name: String = ProcessInfo.processInfo.processName,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> LanguageStore {
        var folder = environment["XDG_CONFIG_HOME"] ?? ""
        if !folder.hasPrefix("/") {
            folder = (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
        }
        return LanguageStore(file: URL(fileURLWithPath: folder).appendingPathComponent("\(name).plist"))
    }

    /// The tags that were saved, best first and whether or not such languages are offered; nil when none were.
    ///
    /// This store saves one; other programs write lists of them.
    ///
    /// - Parameter report: told when the file or the value is damaged; both are left as they are.
    public func load(report: (Diagnostic) -> Void) -> [String]? {
        let content: Content
        do {
            content = try read()
        } catch {
            report(warning("\(error.reason); the language of the system is used"))
            return nil
        }
        guard case .entries(let entries) = content else {
            if case .damaged = content {
                report(warning("\(Self.damage); the language of the system is used"))
            }
            return nil
        }
        switch entries[Self.key] {
        case nil: return nil
        case let tags as [String]: return tags
        case let tag as String: return [tag]
        default:
            report(
                warning("“\(Self.key)” is not a list of language tags; the language of the system is used")
            )
            return []
        }
    }

    /// Saves a choice and leaves the file's other keys as they are; following the system removes the key.
    ///
    /// It is on the disk when this returns.
    ///
    /// - Parameter report: told when a damaged file has been set aside.
    public func save(_ choice: LanguageChoice, report: (Diagnostic) -> Void) throws(Failure) {
        let result: Result<Void, Failure> = writing.withLock { _ in
            Result { () throws(Failure) in try replace(with: choice, report: report) }
        }
        do {
            try result.get()
        } catch {
            let consequence = "the choice of language cannot be saved and holds until the program ends"
            throw Failure(file: error.file, reason: "\(consequence): \(error.reason)")
        }
    }

    private func replace(with choice: LanguageChoice, report: (Diagnostic) -> Void) throws(Failure) {
        var entries: [String: Any] = [:]
        switch try read() {
        case .absent: break
        case .entries(let found): entries = found
        case .damaged: try setAside(report: report)
        }
        switch choice {
        case .system:
            // A file that does not exist says the same.
            if entries.removeValue(forKey: Self.key) == nil { return }
        case .language(let tag): entries[Self.key] = [tag]
        }
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
            try replaceFile(with: data)
        } catch {
            throw failure("the file cannot be written", error)
        }
    }

    /// Renames a damaged file, so that whoever wants to can mend it.
    private func setAside(report: (Diagnostic) -> Void) throws(Failure) {
        let manager = FileManager.default
        var aside = file.appendingPathExtension("damaged")
        var count = 1
        while manager.fileExists(atPath: aside.path) {
            count += 1
            aside = file.appendingPathExtension("damaged-\(count)")
        }
        do {
            try manager.moveItem(at: file, to: aside)
        } catch {
            throw failure("the file is damaged and cannot be set aside", error)
        }
        report(warning("\(Self.damage); it is kept as \(aside.lastPathComponent)"))
    }

    private enum Content {
        case absent
        case damaged
        case entries([String: Any])
    }

    private static let damage = "the file is damaged: it is not a property list of keys and values"

    private func read() throws(Failure) -> Content {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile {
            return .absent
        } catch {
            throw failure("the file cannot be read", error)
        }
        guard let entries = try? PropertyList.read(data, path: file.path) as? [String: Any] else {
            return .damaged
        }
        return .entries(entries)
    }

    private func warning(_ message: String) -> Diagnostic {
        Diagnostic(file: file.path, severity: .warning, message: message)
    }

    /// A failure in the system's own words, which name the reason better than Foundation's.
    private func failure(_ what: String, _ error: any Error) -> Failure {
        var reason = error.localizedDescription
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey]
        if let cause = error as? POSIXError ?? underlying as? POSIXError {
            reason = String(cString: strerror(cause.code.rawValue))
        }
        return Failure(file: file.path, reason: "\(what): \(reason)")
    }
}
