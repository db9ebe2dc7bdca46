import Foundation
import Gtk
import Parlance

extension InterfaceFile {
    /// A widget of a UI file that follows the language, also to a language that has a file of its own: that
    /// file's widget then takes the place of this one and gets what the person had done to it.
    ///
    /// A file that cannot be built on a change leaves the old widget in its place, and is told to the
    /// localizer's diagnostics.
    ///
    /// - Parameters:
    ///   - name: the file's name without `.ui`.
    ///   - root: the id of the widget.
    ///   - localizer: whose language it follows.
    ///   - configure: called with the file now and each time another takes its place, to connect its objects.
    public static func view(
        _ name: String,
        root: String,
        in localizer: Localizer = .shared,
        configure: @escaping @MainActor (InterfaceFile) -> Void = { _ in }
    ) throws(InterfaceDescription.Failure) -> Widget {
        var file = try InterfaceFile(name, in: localizer)
        let frame = Box(.vertical)
        try show(root, of: file, in: frame, configure)
        frame.followLanguage(of: localizer) { frame in
            guard let frame = frame.cast(to: Box.self), url(of: name, in: localizer) != file.url else {
                return
            }
            do throws(InterfaceDescription.Failure) {
                let next = try InterfaceFile(name, in: localizer)
                try show(root, of: next, in: frame, configure)
                file = next
            } catch {
                localizer.diagnostics.report(error.diagnostic)
            }
        }
        return frame
    }

    private static func show(
        _ root: String,
        of file: InterfaceFile,
        in frame: Box,
        _ configure: @MainActor (InterfaceFile) -> Void
    ) throws(InterfaceDescription.Failure) {
        guard let widget = file.widget(root) else {
            throw InterfaceDescription.Failure(
                diagnostic: Diagnostic(
                    file: file.url.path,
                    message: "there is no widget with the id “\(root)”"
                )
            )
        }
        configure(file)
        let old = frame.children.first
        let state = old.map { UserState(of: $0, in: frame.window) }
        if let old { frame.remove(old) }
        widget.expand(horizontally: true, vertically: true)
        frame.append(widget)
        state?.restore(to: widget)
    }
}
