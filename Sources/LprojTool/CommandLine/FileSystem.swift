import Foundation
import Parlance

/// Files as the tool reads and writes them: what goes wrong is told with the path.
enum FileSystem {
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func read(_ path: String) throws(InputFault) -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw InputFault(file: path, "cannot be read: \(reason(error))")
        }
    }

    /// Puts a new file in the place of the old one: whoever opens the path at any moment finds one or the
    /// other, whole. A link stays, and the file's permissions do.
    static func replace(_ path: String, with data: Data) throws(InputFault) {
        // A rename to a link would put the file in its place.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        do {
            try data.write(to: target, options: .atomic)
        } catch {
            throw InputFault(file: path, "cannot be written: \(reason(error))")
        }
    }

    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        return (underlying ?? error as NSError).localizedDescription
    }
}
