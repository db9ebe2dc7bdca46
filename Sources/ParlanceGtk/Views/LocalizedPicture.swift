import Foundation
import Gtk
import Parlance

/// Where a localized picture comes from.
public enum PictureSource: Sendable {
    /// A file of this name in the `.lproj` folders, found through the fallback languages.
    case file(String)
    /// A file whose name is itself a translation; `.png` or `.svg` may be left out.
    case named(Message)
}

extension Picture {
    /// Shows a picture, now and at each change of language; the file is read anew each time.
    ///
    /// A picture that is in no language, or that cannot be read, is told to the localizer's diagnostics, and
    /// nothing is shown.
    public func localize(_ source: PictureSource, in localizer: Localizer = .shared) {
        followLanguage(of: localizer) { picture in
            picture.cast(to: Picture.self)?.show(source.texture(in: localizer))
        }
    }
}

extension PictureSource {
    /// The picture in the language in force.
    @MainActor
    fileprivate func texture(in localizer: Localizer) -> Texture? {
        let name: String
        let endings: [String]
        switch self {
        case .file(let file): (name, endings) = (file, [""])
        case .named(let message): (name, endings) = (localizer.resourceName(message), ["", ".png", ".svg"])
        }
        guard let file = endings.lazy.compactMap({ localizer.url(forResource: name + $0) }).first else {
            localizer.diagnostics.report(
                Diagnostic(file: name, message: "there is no such picture in the resources")
            )
            return nil
        }
        do {
            return try Texture(file: file)
        } catch {
            localizer.diagnostics.report(Diagnostic(file: file.path, message: error.description))
            return nil
        }
    }
}
