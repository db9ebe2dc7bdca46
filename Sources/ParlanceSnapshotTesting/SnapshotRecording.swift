import Foundation

/// Which references a run of the tests records.
///
/// The environment says so in `PARLANCE_SNAPSHOTS`: `all`, `failed`, `missing` or `never`, which is what holds
/// without it. Where `CI` is set nothing is ever recorded.
public enum SnapshotRecording: String, Sendable, CaseIterable {
    /// Every reference is recorded anew.
    case all
    /// Those that differ, and those that are missing.
    case failed
    /// Those that are missing; one that differs is a failure.
    case missing
    /// None; a missing reference is a failure.
    case never

    /// What the environment asks for.
    public static func current(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> SnapshotRecording {
        if let isCI = environment["CI"], !["", "0", "false"].contains(isCI) { return .never }
        return environment["PARLANCE_SNAPSHOTS"].flatMap(SnapshotRecording.init) ?? .never
    }

    func records(exists: Bool, differs: Bool) -> Bool {
        switch self {
        case .all: true
        case .failed: differs
        case .missing: !exists
        case .never: false
        }
    }
}
