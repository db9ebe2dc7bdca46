import Foundation

extension LanguageStore {
    /// Puts a new file in the place of the old one, on the disk when this returns: whoever opens the path at
    /// any moment finds one or the other, whole.
    ///
    /// Only the owner may read it, as Foundation has it for user defaults: an app keeps more than a language
    /// there. `Data.write` would make the file readable to all. Stands on `rename`.
    func replaceFile(with data: Data) throws {
        // A rename to a link would put the file in its place.
        let target = file.resolvingSymlinksInPath().path
        let temporary = "\(target).\(UUID().uuidString)"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.lastError }
        do {
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try handle.write(contentsOf: data)
            try handle.synchronize()
            guard rename(temporary, target) == 0 else { throw Self.lastError }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// What the system call that has just failed says about it.
    private static var lastError: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
