import Foundation

/// The files of texts of one bundle, each read when it is first asked for, and again when it has changed.
///
/// A catalog holds many languages and is read once for all of them. Any thread may use it.
final class TableFiles: Sendable {
    private struct Known: Sendable {
        let stamp: FileStamp?
        let file: TableFile
    }

    private let known = Locked<[URL: Known]>([:])

    /// A file as it was last read.
    func file(at url: URL) -> TableFile {
        if let known = known.withLock({ $0[url] }) { return known.file }
        // Outside the lock, so that a slow disk holds up nobody who needs another file; the stamp before the
        // content, so that what is written meanwhile is found next time.
        let read = Known(stamp: FileStamp(url), file: TableFile(url))
        return known.withLock { files in
            if let known = files[url] { return known.file }
            files[url] = read
            return read.file
        }
    }

    /// Reads again what has changed on the disk, and forgets what is gone.
    ///
    /// A file that was whole and is broken or empty now keeps its last good texts.
    ///
    /// - Returns: the files as they were read now, those too whose texts were not taken.
    func refresh() -> [TableFile] {
        var reread: [TableFile] = []
        for (url, old) in known.withLock({ $0 }).sorted(by: { $0.key.path < $1.key.path }) {
            let stamp = FileStamp(url)
            guard stamp != old.stamp else { continue }
            guard stamp != nil else {
                known.withLock { $0[url] = nil }
                continue
            }
            let new = TableFile(url)
            reread.append(new)
            let taken = new.isWhole || !old.file.isWhole ? new : old.file
            known.withLock { $0[url] = Known(stamp: stamp, file: taken) }
        }
        return reread
    }
}
