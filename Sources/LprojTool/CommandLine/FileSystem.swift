import Foundation
import Parlance

/// Files as the tool reads and writes them: what goes wrong is told with the path.
enum FileSystem {
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether there is something at a path, be it a link to nowhere.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    static func read(_ path: String) throws(InputFault) -> Data {
        var status = stat()
        guard stat(path, &status) == 0, access(path, R_OK) == 0 else {
            throw InputFault(file: path, "cannot be read: \(systemReason)")
        }
        // Opening a pipe waits for whoever writes to it.
        if let kind = otherKind(status) {
            throw InputFault(file: path, "cannot be read: it is no file but a \(kind)")
        }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw InputFault(file: path, "cannot be read: \(reason(error))")
        }
    }

    /// The names of the files and folders in a folder, in no order.
    static func names(in folder: String) throws(InputFault) -> [String] {
        guard access(folder, R_OK | X_OK) == 0 else {
            throw InputFault(file: folder, "cannot be read: \(systemReason)")
        }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw InputFault(file: folder, "cannot be read: \(reason(error))")
        }
    }

    /// Puts new files in the place of the old ones: whoever opens a path at any moment finds one or the other, whole.
    /// Nothing is replaced before all new files are on the disk. Links stay, and the files' permissions do.
    ///
    /// Stands on `rename`.
    static func replace(_ files: [(path: String, data: Data)]) throws(InputFault) {
        var written: [(temporary: String, target: String)] = []
        do throws(InputFault) {
            for file in files { written.append(try writeBeside(file.path, file.data)) }
            for (index, file) in written.enumerated() where rename(file.temporary, file.target) != 0 {
                throw InputFault(
                    file: files[index].path,
                    "cannot be written: \(systemReason)"
                )
            }
        } catch {
            for file in written { unlink(file.temporary) }
            throw error
        }
    }

    private static func writeBeside(
        _ path: String,
        _ data: Data
    ) throws(InputFault) -> (temporary: String, target: String) {
        // A rename to a link would put the file in its place.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        // A run that is killed may leave it, where no reader looks for a table or picture.
        let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
        let name = URL(fileURLWithPath: target).lastPathComponent
        let temporary = "\(folder)/.\(name).\(UUID().uuidString)"
        var status = stat()
        let exists = lstat(target, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFLNK {
            throw InputFault(file: path, "is a link to a file that is not there")
        }
        if exists, let kind = otherKind(status) {
            throw InputFault(file: path, "cannot be written: it is no file but a \(kind)")
        }
        // A rename would take no notice that nobody may write the file.
        guard !exists || access(target, W_OK) == 0 else {
            throw InputFault(file: path, "cannot be written: \(systemReason)")
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            guard access(folder, W_OK) == 0 else {
                throw InputFault(file: path, "cannot be written: \(systemReason)")
            }
            try data.write(to: URL(fileURLWithPath: temporary), options: .withoutOverwriting)
            if let old = try? FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] {
                try FileManager.default.setAttributes([.posixPermissions: old], ofItemAtPath: temporary)
            }
            return (temporary, target)
        } catch let fault as InputFault {
            throw fault
        } catch {
            unlink(temporary)
            throw InputFault(file: path, "cannot be written: \(reason(error))")
        }
    }

    /// What something is that is no file.
    private static func otherKind(_ status: stat) -> String? {
        switch status.st_mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: "folder"
        default: "pipe, socket or device"
        }
    }

    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        return (underlying ?? error as NSError).localizedDescription
    }

    /// Why the last call of the system has failed, which it says more clearly than Foundation's errors.
    private static var systemReason: String { String(cString: strerror(errno)) }
}
