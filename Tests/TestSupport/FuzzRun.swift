import Foundation

/// How many damaged inputs each reader is given.
public enum FuzzRun {
    /// What a long run asks for in `PARLANCE_FUZZ_INPUTS`.
    private static let wanted = ProcessInfo.processInfo.environment["PARLANCE_FUZZ_INPUTS"].flatMap(Int.init)

    /// The number a long run asks for, or the one that fits into every test run.
    public static func inputs(_ usual: Int) -> Int { wanted ?? usual }

    /// Says in a long run how many inputs of a kind have been tried.
    public static func report(_ count: Int, _ kind: String) {
        if wanted != nil { print("Tried: \(count) damaged \(kind)") }
    }
}
