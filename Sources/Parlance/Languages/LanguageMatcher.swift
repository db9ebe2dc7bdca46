import CICU
import Foundation

/// Finds the languages to use among those that an app has, by the rules of Apple's platforms.
///
/// Stands on ICU's `ualoc_localizationsToUse`, which knows CLDR's languages, scripts and parents as well as
/// old names: zh-HK takes zh-Hant, pt-PT takes pt-BR where there is no other, he finds a folder named iw. A
/// language that names another script never answers: zh-Hant-HK does not take zh-Hans, sr-Latn does not take
/// sr. A region alone is no script to ICU here: sr-ME takes sr, though Montenegro writes in Latin letters.
public enum LanguageMatcher {
    /// The elements of `available`, spelled as they are there, that answer the first preferred language that
    /// has an answer at all, best first; empty when none has.
    ///
    /// Any thread may call it. Names on either side may be in any case, with `-` or `_`.
    public static func matches(preferred: [String], available: [String]) -> [String] {
        // For ICU an empty name on one side answers an empty name on the other, and a NUL ends a name.
        let preferred = preferred.filter { !$0.isEmpty && !$0.utf8.contains(0) }
        guard !preferred.isEmpty, !available.isEmpty else { return [] }
        return withCStrings(preferred) { preferredNames in
            withCStrings(available) { availableNames in
                let capacity = available.count
                return withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: capacity) {
                    var status = U_ZERO_ERROR
                    $0.initialize(repeating: nil)
                    let count = ualoc_localizationsToUse(
                        preferredNames.baseAddress,
                        Int32(clamping: preferred.count),
                        availableNames.baseAddress,
                        Int32(clamping: available.count),
                        $0.baseAddress,
                        Int32(clamping: capacity),
                        &status
                    )
                    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
                    return $0.prefix(Int(count)).compactMap { match in
                        availableNames.firstIndex(of: match).map { available[$0] }
                    }
                }
            }
        }
    }

    private static func withCStrings<Result>(
        _ strings: [String],
        _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = strings.map { UnsafePointer(strdup($0)) }
        defer { for copy in copies { free(UnsafeMutablePointer(mutating: copy)) } }
        return copies.withUnsafeBufferPointer(body)
    }
}
