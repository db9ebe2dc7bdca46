import Foundation

/// The one place where everything that goes wrong with texts and settings is told, each fault once.
///
/// Any thread may report. The handler is called on the thread that found the fault. It may look texts up, but
/// must not choose a language or reload texts: either may be what found the fault and is not over yet.
public final class DiagnosticChannel: Sendable {
    private let handler: @Sendable (Diagnostic) -> Void
    private let told = Locked<Set<Diagnostic>>([])

    /// - Parameter handler: what to do with a diagnostic that has not been told before.
    public init(_ handler: @escaping @Sendable (Diagnostic) -> Void) {
        self.handler = handler
    }

    /// A channel that writes a line to standard error, in the form compilers use.
    public static func standardError() -> DiagnosticChannel {
        DiagnosticChannel { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    }

    /// Tells a fault, unless the very same one has been told.
    public func report(_ diagnostic: Diagnostic) {
        if told.withLock({ $0.insert(diagnostic).inserted }) { handler(diagnostic) }
    }

    /// Lets the faults of a file be told again, because the file is another one now.
    func forget(file: String) {
        told.withLock { told in told = told.filter { $0.file != file } }
    }
}
