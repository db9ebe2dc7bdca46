import CLibc
import Foundation

/// The C library's look-up of translations in a catalog of the fixture's texts.
struct Gettext {
    private let domain: UnsafePointer<CChar>
    /// The keys as C holds them, in the order of the fixture's; kept until the process ends.
    let keys: [UnsafePointer<CChar>]

    /// Writes the catalog and sets the language of the whole process, which gettext has no other way to tell.
    init(_ fixture: Fixture) throws {
        let name = "parlance-bench"
        let folder = fixture.folder.appendingPathComponent("gettext")
        let messages = folder.appendingPathComponent("\(Fixture.development)/LC_MESSAGES")
        try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
        try MoFile(fixture.entries).data.write(to: messages.appendingPathComponent("\(name).mo"))
        // In the locale C gettext translates nothing; this one is there on every machine.
        setlocale(LC_ALL, "C.UTF-8")
        setenv("LANGUAGE", Fixture.development, 1)
        bindtextdomain(name, folder.path)
        domain = UnsafePointer(strdup(name))
        keys = fixture.keys.map { UnsafePointer(strdup($0)) }
    }

    /// The translation of a key; the key itself where there is none.
    @inline(__always)
    func text(_ key: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
        UnsafePointer(dgettext(domain, key))
    }
}
