import Gtk
import Parlance

/// Shows a table in the running app as soon as it is saved.
///
/// Keep it as long as files are to be watched. A state of a file that cannot be read as a table, as editors
/// leave it for a moment, is passed over: the last good texts stay.
@MainActor
public final class LiveResources {
    private let localizer: Localizer
    private var monitors: [FileMonitor] = []
    private var isDue = false

    /// How long a file has to be at rest before it is read, in milliseconds: editors write in several steps.
    private static let rest: UInt32 = 100

    /// Watches the folders of a localizer's resources. A folder that cannot be watched is told to its
    /// diagnostics.
    public init(_ localizer: Localizer = .shared) {
        self.localizer = localizer
        LanguageSwitch.follow(localizer)
        for folder in localizer.resources.watchedFolders {
            do {
                monitors.append(try FileMonitor(folder: folder) { [weak self] in self?.schedule() })
            } catch {
                localizer.diagnostics.report(
                    Diagnostic(
                        file: folder.path,
                        severity: .warning,
                        message: "the folder cannot be watched: \(error)"
                    )
                )
            }
        }
    }

    private func schedule() {
        guard !isDue else { return }
        isDue = true
        MainLoop.after(milliseconds: Self.rest) { [weak self] in
            guard let self else { return }
            isDue = false
            localizer.reload()
        }
    }
}
